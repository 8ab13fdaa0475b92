"""Whether a result is plain data, which says all there is, or has rows through which more can be read."""

from __future__ import annotations

import hashlib
import io
import pickle
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.db.models import Manager, Model, Q, QuerySet
from django.db.models.expressions import BaseExpression

from sehat.rendering.changes import ANYTHING
from sehat.rendering.table_changes import is_shown


@dataclass(frozen=True)
class Examined:
    """`digest` of plain data; for rows the tables that can be read through them."""

    digest: bytes | None
    tags: frozenset[str] = frozenset()


class HasRows(Exception):
    """It is no plain data."""


class PlainPickler(pickle.Pickler):
    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, Model | QuerySet | Manager | Q | BaseExpression):
            raise HasRows
        return NotImplemented


class RowPickler(pickle.Pickler):
    """Finds the models of all rows."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), pickle.HIGHEST_PROTOCOL)
        self.models: set[type[Model]] = set()

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, Q | BaseExpression):
            return str, ()  # a part of a statement: its tables are seen when it is sent
        if isinstance(obj, QuerySet):
            if obj._result_cache is None:
                raise pickle.PicklingError("it is read when it is used, each time otherwise")
            return list, (obj._result_cache,)
        if isinstance(obj, Model):
            self.models.add(type(obj))
        return NotImplemented


def examine(value: object, arguments: object) -> Examined:
    """What cannot be looked at rests on whatever changes."""
    try:
        return Examined(digest_of((in_order(value), arguments)))
    except HasRows:
        return Examined(None, tables_behind(value, arguments))
    except Exception:
        return Examined(None, frozenset({ANYTHING}))


def in_order(value: object) -> object:
    """A set in one order: that of equal sets depends on which member came first, as a database gives them."""
    return sorted(value, key=repr) if isinstance(value, set | frozenset) else value


def digest_of(value: object) -> bytes:
    """Alike for alike data. Raises HasRows; or anything, for what cannot be pickled."""
    data = io.BytesIO()
    pickler = PlainPickler(data, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True  # the same text twice, or one text in two places, is all the same
    pickler.dump(value)
    return hashlib.blake2b(data.getbuffer(), digest_size=16).digest()


def tables_behind(*values: object) -> frozenset[str]:
    """Of the rows in it, and of all that these point to."""
    pickler = RowPickler()
    try:
        pickler.dump(values)
    except Exception:
        return frozenset({ANYTHING})
    return frozenset[str]().union(*(tables_from(model) for model in pickler.models))


@cache
def tables_from(model: type[Model]) -> frozenset[str]:
    """The table of a model and of each that a row of it leads to, one row to one.

    What no page shows, such as who uploaded a picture, leads no further.
    """
    found: set[type[Model]] = set()
    waiting = [model]
    while waiting:
        one = waiting.pop()
        if one not in found and is_shown(one._meta.db_table):
            found.add(one)
            waiting.extend(led_to(one))
    return frozenset(item._meta.db_table for item in found)


def led_to(model: type[Model]) -> Iterable[type[Model]]:
    for field in model._meta.get_fields(include_hidden=True):
        if (field.many_to_one or field.one_to_one) and isinstance(field.related_model, type):
            yield field.related_model

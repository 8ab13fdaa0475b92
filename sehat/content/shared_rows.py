"""Rows that many pages share: read once for all, and given to each page.

To join them to each page anew, with a hundred and fifty columns, took nearly half the time of its Python.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.db.models import ForeignKey, Model

from sehat.content.models import Person, SitePage
from sehat.directory.models import Condition, Department, Procedure
from sehat.directory.selectors import departments_by_slug
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.pictures import PORTRAIT, renditions


@cached_until_change
def people() -> dict[int, Person]:
    """Everyone who writes or reviews, with their photo as pages show it. Two queries, cached."""
    found = Person.objects.select_related("photo").prefetch_related(renditions(PORTRAIT, "photo"))
    return {person.pk: person for person in found}


@cached_until_change
def departments() -> dict[int, Department]:
    """No query when cached."""
    return {row.pk: row for row in departments_by_slug().values()}


@cached_until_change
def conditions() -> dict[int, Condition]:
    """With their departments. One query, cached."""
    return {row.pk: row for row in Condition.objects.select_related("department")}


@cached_until_change
def procedures() -> dict[int, Procedure]:
    """With their departments. One query, cached."""
    return {row.pk: row for row in Procedure.objects.select_related("department")}


SHARED: dict[type[Model], Callable[[], Mapping[int, Model]]] = {
    Person: people,
    Department: departments,
    Condition: conditions,
    Procedure: procedures,
}


def shared_fields(model: type[SitePage]) -> list[ForeignKey[Model, Model]]:
    """The relations of a page type's `read_with` that lead to such rows."""
    first = dict.fromkeys(path.partition("__")[0] for path in model.read_with)
    fields = [model._meta.get_field(name) for name in first]
    return [field for field in fields if isinstance(field, ForeignKey) and field.related_model in SHARED]


def joined_paths(model: type[SitePage]) -> list[str]:
    """The paths of `read_with` that the page's own statement brings along."""
    shared = {field.name for field in shared_fields(model)}
    return [path for path in model.read_with if path.partition("__")[0] not in shared]


def give_shared_rows(page: SitePage) -> None:
    """Sets the page's relations to rows that many share. No query when cached."""
    for field in shared_fields(type(page)):
        key = getattr(page, field.attname)
        row = SHARED[field.related_model]().get(key) if key is not None else None
        if row is not None:
            setattr(page, field.name, row)

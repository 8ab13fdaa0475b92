"""Writes of the desk: the filters that staff save."""

from __future__ import annotations

import re

from django.contrib.auth.models import User
from django.db import IntegrityError

from sehat.core import audit
from sehat.core.folding import without_invisible_signs
from sehat.core.transactions import write_transaction
from sehat.desk.facets import Facets
from sehat.leads.models.saved_filter import MAX_NAME_LENGTH, SavedFilter

MOST_SAVED = 20  # of a member of staff: more is no shortcut any more
NUMBER = re.compile(r"(?:\d[\s().-]*){6,}")


class NotSaved(Exception):
    """Says why, for the member of staff."""


def is_allowed(letter: str) -> bool:
    """Also the joiners within words of Hindi, which count as not printable."""
    return letter.isprintable() or letter in "\u200c\u200d"


def clean_name(typed: str) -> str:
    """Plain words in one line. Raises NotSaved."""
    name = " ".join("".join(letter if is_allowed(letter) else " " for letter in typed).split())
    if not without_invisible_signs(name).strip():
        raise NotSaved("Give it a name.")
    if len(name) > MAX_NAME_LENGTH:
        raise NotSaved(f"A name has {MAX_NAME_LENGTH} letters at most.")
    if NUMBER.search(name):
        raise NotSaved("A patient's number does not belong into a name.")
    return name


def save_filter(*, by: User, place: str, name: str, facets: Facets, is_shared: bool = False) -> SavedFilter:
    """`facets` are known ones. Raises NotSaved."""
    if not facets:
        raise NotSaved("Nothing is filtered: choose something first.")
    name = clean_name(name)
    with write_transaction():
        if SavedFilter.objects.filter(user=by).count() >= MOST_SAVED:
            raise NotSaved(f"You have {MOST_SAVED} filters already: delete one first.")
        return stored(SavedFilter(user=by, place=place, facets=facets), by, name, is_shared=is_shared)


def change_filter(*, by: User, saved: SavedFilter, name: str, is_shared: bool) -> None:
    """Raises NotSaved."""
    name = clean_name(name)
    with write_transaction():
        if not SavedFilter.objects.select_for_update().filter(pk=saved.pk).exists():
            raise NotSaved("It was deleted meanwhile.")
        stored(saved, by, name, is_shared=is_shared)


def stored(saved: SavedFilter, by: User, name: str, *, is_shared: bool) -> SavedFilter:
    """With what its owner has none else of: its name. Raises NotSaved."""
    others = SavedFilter.objects.filter(user=saved.user, place=saved.place).exclude(pk=saved.pk)
    taken = f"There is a filter “{name}” already."
    if others.filter(name__iexact=name).exists():
        raise NotSaved(taken)
    saved.name, saved.is_shared = name, is_shared
    try:
        saved.save()
    except IntegrityError:  # a second click at this very moment
        raise NotSaved(taken) from None
    audit.record(
        by=by.get_username(), action="filter saved", subject=f"filter {saved.pk}", is_shared=is_shared
    )
    return saved


def delete_filter(*, by: User, saved: SavedFilter) -> None:
    with write_transaction():
        audit.record(by=by.get_username(), action="filter deleted", subject=f"filter {saved.pk}")
        saved.delete()

"""Words that nobody sees are none: a field of joiners and marks of direction alone is as an empty one."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.db.models import Model

from sehat.core.models import is_seen

NOT_SEEN = "Write something: this has only signs that nobody sees."


def refuse_unseen(row: Model, *fields: str) -> None:
    """Raises ValidationError by field; an empty one is refused by its own rule."""
    unseen = [name for name in fields if (said := getattr(row, name)) and not is_seen(said)]
    if unseen:
        raise ValidationError(dict.fromkeys(unseen, NOT_SEEN))


def empty_unseen(row: Model, *fields: str) -> None:
    """Of those that the row has."""
    for name in fields:
        if hasattr(row, name) and not is_seen(getattr(row, name) or ""):
            setattr(row, name, "")

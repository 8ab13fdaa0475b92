"""Column types shared by the rooms. No tables of its own except the audit trail."""

from __future__ import annotations

from datetime import date
from typing import Any, Protocol

from django.core.exceptions import ValidationError
from django.db import models
from django.utils import timezone

from sehat.core.folding import without_invisible_signs

DAY_TO_COME = "This day is still to come."


def refuse_day_to_come(field: str, day: object) -> None:
    """For the day on which somebody told us something; what is no day is refused by its field. Raises
    ValidationError."""
    if isinstance(day, date) and day > timezone.localdate():
        raise ValidationError({field: DAY_TO_COME})


def is_seen(text: str) -> bool:
    """Whether anything of it is seen: copied cells hold joiners and marks of direction alone."""
    return without_invisible_signs(text).strip() != ""


class TwoNames(Protocol):
    """A row that is called something in English, and perhaps in Hindi."""

    name: Any
    name_hi: Any


def check_names(row: TwoNames) -> None:
    """A name has something that is seen; one in Hindi that has not is none. Raises ValidationError."""
    if row.name and not is_seen(row.name):
        raise ValidationError({"name": "Write a name: this one has only signs that nobody sees."})
    row.name_hi = row.name_hi if is_seen(row.name_hi) else ""


class Named(models.Model):
    """Something a visitor can look up: a name, its Hindi, its address and what else people call it."""

    name = models.CharField(max_length=120)
    name_hi = models.CharField("name in Hindi", max_length=120, blank=True)
    slug = models.SlugField(max_length=140, unique=True)
    aliases = models.JSONField(
        default=list,
        blank=True,
        help_text='Other words people search by, in English, Hindi and Hinglish: ["bawaseer"].',
    )

    updated_at = models.DateTimeField(auto_now=True, editable=False)

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        """An address has small letters: two that differ in their case would be two pages of one name. A name
        has some that are seen."""
        check_names(self)
        self.slug = self.slug.lower()
        self.aliases = self.aliases or []  # an emptied box in /cms is None
        if not isinstance(self.aliases, list) or not all(isinstance(word, str) for word in self.aliases):
            raise ValidationError({"aliases": 'Write them as ["bawaseer", "haemorrhoids"].'})
        self.aliases = [word for word in self.aliases if is_seen(word)]


class AuditEvent(models.Model):
    """Who did what to which record, written in the transaction that did it."""

    at = models.DateTimeField(default=timezone.now, db_index=True)
    by = models.CharField(max_length=120)
    action = models.CharField(max_length=60)
    subject = models.CharField(max_length=60, db_index=True)
    details = models.JSONField(default=dict, blank=True)
    position = models.PositiveBigIntegerField("row of the chain", null=True, unique=True, editable=False)
    digest = models.CharField(max_length=64, blank=True, editable=False)

    class Meta:
        ordering = ("-at", "-pk")

    def __str__(self) -> str:
        return f"{self.by} {self.action} {self.subject}"

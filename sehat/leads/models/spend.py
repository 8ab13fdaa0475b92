"""What advertising cost, as the owner enters it: for the cost of a request in the report of calls."""

from __future__ import annotations

from datetime import date

from django.core.exceptions import ValidationError
from django.db import models

from sehat.content.seen import refuse_unseen

MAX_DAYS = 366  # of one amount, and of a report: a slip in the year would spread it over all of them
TOO_LONG = "At most a year: is the year right? Enter a longer time a year at a time."


class Spend(models.Model):
    """Rupees for a source from one day to another, both included."""

    source = models.CharField(
        max_length=80, help_text="As the report of calls and promises names it: google, facebook…"
    )
    first_day = models.DateField()
    last_day = models.DateField(db_index=True)
    rupees = models.PositiveIntegerField()

    class Meta:
        ordering = ("-last_day", "source")
        verbose_name = "advertising spend"
        verbose_name_plural = "advertising spend"

    def __str__(self) -> str:
        return f"{self.source}, {self.first_day} to {self.last_day}"

    def clean(self) -> None:
        super().clean()
        refuse_unseen(self, "source")
        if self.first_day and self.last_day and self.last_day < self.first_day:
            raise ValidationError({"last_day": "It ends before it begins."})
        if self.first_day and self.last_day and self.days > MAX_DAYS:
            raise ValidationError({"last_day": TOO_LONG})

    @property
    def days(self) -> int:
        return (self.last_day - self.first_day).days + 1

    def within(self, since: date, until: date) -> float:
        """The share of it that falls on these days, both included, the same for each day."""
        days = (min(self.last_day, until) - max(self.first_day, since)).days + 1
        return self.rupees * max(0, days) / self.days

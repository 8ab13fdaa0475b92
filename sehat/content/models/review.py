from __future__ import annotations

from datetime import date

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models

from sehat.content.seen import empty_unseen, refuse_unseen
from sehat.core.models import refuse_day_to_come
from sehat.directory.models import Department


class Review(models.Model):
    """What a patient said of our service, never of a medical result (decisions 5.1)."""

    name = models.CharField(max_length=60, help_text="As it may be shown: Sunita R.")
    city = models.CharField(max_length=60, blank=True)
    department = models.ForeignKey(
        Department, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    stars = models.PositiveSmallIntegerField(validators=[MinValueValidator(1), MaxValueValidator(5)])
    text = models.TextField(max_length=1000)
    language = models.CharField(max_length=2, choices=[("en", "English"), ("hi", "हिन्दी")], default="en")
    reply = models.TextField("our answer", max_length=1000, blank=True)
    written_on = models.DateField(default=date.today)
    is_shown = models.BooleanField("shown on the site", default=False)
    is_demo = models.BooleanField(default=False)

    class Meta:
        ordering = ("-written_on", "-pk")

    def __str__(self) -> str:
        return f"{self.name}, {self.stars} stars"

    def clean(self) -> None:
        """One of next year would stand first until then. Who wrote it, and what, is seen."""
        super().clean()
        refuse_day_to_come("written_on", self.written_on)
        refuse_unseen(self, "name", "text")
        empty_unseen(self, "city", "reply")

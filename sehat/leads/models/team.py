"""Teams: who looks after which cities and departments first (ADR 33)."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from sehat.content.seen import refuse_unseen
from sehat.directory.models import City, Department


class Team(models.Model):
    """The first team by name that a request fits is its team; one that fits none is everybody's."""

    name = models.CharField(max_length=60, unique=True)
    cities = models.ManyToManyField(
        City, blank=True, related_name="+", help_text="None ticked: whatever the city."
    )
    departments = models.ManyToManyField(
        Department, blank=True, related_name="+", help_text="None ticked: whatever the department."
    )
    members = models.ManyToManyField(
        settings.AUTH_USER_MODEL,
        blank=True,
        related_name="teams",
        help_text="They get requests of the team first, then the rest; nothing is hidden from them.",
    )

    class Meta:
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name

    def clean(self) -> None:
        super().clean()
        refuse_unseen(self, "name")

"""The filters that staff saved under a name: by what a list is filtered, never what was searched in it."""

from __future__ import annotations

from django.conf import settings
from django.db import models

MAX_NAME_LENGTH = 40


class SavedFilter(models.Model):
    """Facets of one list, for who saved it, or for all staff where it is shared (desk/facets.py)."""

    class Place(models.TextChoices):
        DESK = "desk", "My desk"
        LEADS = "leads", "Requests"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    place = models.CharField(max_length=5, choices=Place.choices)
    name = models.CharField(max_length=MAX_NAME_LENGTH)
    facets = models.JSONField(default=dict)
    is_shared = models.BooleanField(default=False, db_index=True)

    class Meta:
        ordering = ("name", "pk")
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=("user", "place", "name"), name="saved_filter_name")]

    def __str__(self) -> str:
        return self.name

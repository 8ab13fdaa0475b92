"""What changed since the index was built; each machine's indexer reads it at its own pace."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class SearchChange(models.Model):
    """An entity was saved or deleted, written in the transaction that did it."""

    kind = models.CharField(max_length=12)
    object_id = models.BigIntegerField()
    at = models.DateTimeField(default=timezone.now, db_index=True)

    class Meta:
        ordering = ("id",)

    def __str__(self) -> str:
        return f"{self.kind} {self.object_id}"

"""Who proved a number, and who asked to be erased. Both drop the number as soon as they can."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


def person_of(number_key: str) -> str:
    """The same for one number, and not the number."""
    return f"person {number_key[:16]}"


class Proof(models.Model):
    """A number proved by a code, for half an hour. What opens it is in that page of the browser alone."""

    digest = models.CharField(max_length=64, unique=True)
    mobile = models.CharField("mobile, E.164", max_length=25)
    expires_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"proof {self.pk}"


class Erasure(models.Model):
    """A request to be erased: it is pending, and may be cancelled, until `due_at`.

    `number_key` is a keyed hash; the number itself goes with the rest.
    """

    number_key = models.CharField(max_length=64, db_index=True)
    mobile = models.CharField("mobile, E.164", max_length=25, blank=True)
    asked_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(db_index=True)
    erased_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=("number_key",), condition=models.Q(erased_at=None), name="one_erasure_waits"
            )
        ]

    def __str__(self) -> str:
        return f"erasure {self.pk}"

    @property
    def person(self) -> str:
        """As the audit trail names whom it is of."""
        return person_of(self.number_key)

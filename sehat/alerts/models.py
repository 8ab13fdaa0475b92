"""What is wrong, since when, and whether those who should know were told."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone


class Alert(models.Model):
    """A rule that was broken, once: while `ended_at` is empty it still is."""

    rule = models.CharField(max_length=40)
    detail = models.CharField(max_length=200, help_text="In figures; nothing about a person.")
    began_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True, blank=True)
    told_at = models.DateTimeField(null=True, blank=True)
    told_end_at = models.DateTimeField(null=True, blank=True)
    why_not_told = models.CharField(max_length=200, blank=True)

    class Meta:
        ordering = ("-began_at",)
        default_permissions = ()
        constraints = [
            models.UniqueConstraint(
                fields=("rule",), condition=Q(ended_at=None), name="one_open_alert_a_rule"
            )
        ]

    def __str__(self) -> str:
        return f"alert {self.rule}"

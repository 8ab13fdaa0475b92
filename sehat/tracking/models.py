"""Visits to pages: what was seen and by which campaign, never by whom or from which address."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class VisitEvent(models.Model):
    """One page seen by one browser, or a call or chat begun on it.

    `visitor` is the browser's own number (spec section 3), or empty; `tracking_id` that of the number called.
    """

    class Event(models.TextChoices):
        GET = "GET", "Page seen"
        CALL = "CALL", "Call begun"
        CHAT = "CHAT", "Chat begun"

    at = models.DateTimeField(default=timezone.now, db_index=True)
    visitor = models.CharField(max_length=24, blank=True)
    event = models.CharField(max_length=4, choices=Event.choices, default=Event.GET)
    tracking_id = models.CharField(max_length=60, blank=True)
    page_type = models.CharField(max_length=40)
    object_id = models.CharField(max_length=40, blank=True)
    path = models.CharField(max_length=200, blank=True)
    variant = models.CharField(max_length=4, blank=True)
    city = models.CharField(max_length=80, blank=True)
    source = models.CharField(max_length=80, blank=True)
    medium = models.CharField(max_length=80, blank=True)
    campaign = models.CharField(max_length=80, blank=True)

    class Meta:
        ordering = ("-at",)
        verbose_name = "visit"

    def __str__(self) -> str:
        return f"{self.page_type} {self.path}"

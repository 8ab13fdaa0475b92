"""What all workers of a site share about a vendor."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class VendorAccess(models.Model):
    """A vendor's access token: one for all workers, renewed by one of them at a time.

    `api_url` is where the vendor wants calls with it; `paused_until` holds all calls back.
    """

    vendor = models.CharField(max_length=20, unique=True)
    token = models.CharField(max_length=500, blank=True)
    api_url = models.CharField(max_length=200, blank=True)
    fresh_until = models.DateTimeField(null=True)
    renewing_until = models.DateTimeField(null=True)
    paused_until = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.vendor


class EarlyReport(models.Model):
    """What a vendor said of an SMS that nobody here is known to have sent yet: its answer that it took the
    message is still on its way, or being written."""

    sms_id = models.CharField(max_length=60, unique=True)
    state = models.CharField(max_length=9)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.sms_id} {self.state}"

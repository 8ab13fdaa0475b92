"""What the CRM says of requests: each change as it came, and where it stands with each request."""

from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone

from sehat.leads.models import Lead


class CrmChange(models.Model):
    """A change as the CRM told it. Taken at once, applied after that; what comes again is the same row."""

    class State(models.TextChoices):
        WAITING = "waiting", "Waiting"
        APPLIED = "applied", "Applied"
        SAME = "same", "Nothing new"
        OLDER = "older", "Older than what we know"
        NOT_FORWARD = "not-forward", "No step forward"
        UNKNOWN_STAGE = "unknown-stage", "A stage that the map does not have"
        FAILED = "failed", "Could not be applied: see the log"
        UNKNOWN_LEAD = "unknown-lead", "A request that we do not have"

    digest = models.CharField(max_length=64, unique=True, editable=False)
    received_at = models.DateTimeField(default=timezone.now, db_index=True)
    lead_ref = models.CharField(max_length=60, blank=True, help_text="Our id, as the CRM says it.")
    crm_id = models.CharField(max_length=60, blank=True)
    stage = models.CharField(max_length=60)
    at = models.DateTimeField()
    by = models.CharField(max_length=100, blank=True)
    note = models.TextField(max_length=2000, blank=True, help_text="Until it stands with its request.")
    state = models.CharField(max_length=14, choices=State.choices, default=State.WAITING)

    class Meta:
        indexes = [models.Index(fields=("state", "at", "id"), name="crm_change_waiting")]

    def __str__(self) -> str:
        return f"{self.lead_ref or self.crm_id} {self.stage}"


class CrmStage(models.Model):
    """The newest stage of a request in the CRM: its word, and ours for it ("": the map has none)."""

    lead = models.OneToOneField(Lead, on_delete=models.CASCADE, primary_key=True, related_name="crm_stage")
    stage = models.CharField(max_length=60)
    status = models.CharField(max_length=10, choices=Lead.Status.choices, blank=True)
    at = models.DateTimeField()
    by = models.CharField(max_length=100, blank=True)
    differs = models.BooleanField(default=False, help_text="From our own, which the CRM is not told.")

    class Meta:
        indexes = [models.Index(fields=("at",), condition=Q(differs=True), name="crm_stage_differs")]

    def __str__(self) -> str:
        return f"{self.lead_id} {self.stage}"


class PollCursor(models.Model):
    """Until when the changes of a gateway were read."""

    gateway = models.CharField(max_length=120, unique=True)
    since = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.gateway} {self.since}"

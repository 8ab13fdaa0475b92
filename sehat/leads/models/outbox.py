"""The way of a request to the CRM."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from sehat.leads.models.lead import Lead


class OutboxRow(models.Model):
    """A lead on its way to the CRM. Written with the lead, so it goes even if the browser dies.

    One that is held waits for staff: its request is in doubt, and stands in their queue (decisions 7.6).
    """

    class State(models.TextChoices):
        HELD = "held", "Put aside"
        WAITING = "waiting", "Waiting"
        SENT = "sent", "Sent"
        DEAD = "dead", "Dead"

    lead = models.OneToOneField(Lead, on_delete=models.CASCADE, related_name="outbox")
    state = models.CharField(max_length=8, choices=State.choices, default=State.WAITING)
    due_at = models.DateTimeField(default=timezone.now)
    attempts = models.PositiveSmallIntegerField(default=0)
    leased_until = models.DateTimeField(null=True)
    is_offered = models.BooleanField("handed to the CRM at least once", default=False)
    crm_id = models.CharField(max_length=60, blank=True)
    last_error = models.CharField(max_length=300, blank=True)
    sent_at = models.DateTimeField(null=True)

    class Meta:
        indexes = [
            models.Index(fields=("state", "due_at"), name="outbox_due"),
            models.Index(fields=("crm_id",), name="outbox_crm_id"),  # changes that say no id of ours
        ]

    def __str__(self) -> str:
        return f"{self.lead_id} {self.state}"

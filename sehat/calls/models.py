"""Calls that the voice gateway made, and the phones of agents that ring first."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.utils import timezone

from sehat.core.ids import random_letters
from sehat.leads.models import Lead


def new_reference() -> str:
    """100 random bits: the vendor is told this and nothing of the request."""
    return random_letters(20)


class AgentPhone(models.Model):
    """Where a member of staff is rung, E.164."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    number = models.CharField(max_length=20)

    def __str__(self) -> str:
        return f"phone of {self.user_id}"


class VoiceCall(models.Model):
    """One try to reach a patient, from the click to how it ended."""

    class State(models.TextChoices):
        ASKED = "asked", "Being connected"
        RINGING = "ringing", "Ringing"
        ANSWERED = "answered", "Speaking"
        BUSY = "busy", "Busy"
        NO_ANSWER = "no_answer", "No answer"
        FAILED = "failed", "Could not be connected"
        COMPLETED = "completed", "Spoke"

    reference = models.CharField(max_length=40, unique=True, default=new_reference, editable=False)
    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, related_name="voice_calls")
    by = models.CharField(max_length=150)
    at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True)
    state = models.CharField(max_length=10, choices=State.choices, default=State.ASKED)
    seconds = models.PositiveIntegerField(default=0)
    vendor_id = models.CharField(max_length=60, blank=True, db_index=True)

    class Meta:
        ordering = ("-at",)

    def __str__(self) -> str:
        return f"call of {self.lead_id} {self.state}"

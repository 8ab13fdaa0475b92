"""Who calls a patient back and by when: one row a request, with only what the desk orders and counts by."""

from __future__ import annotations

from datetime import datetime, time

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.utils import timezone

EMERGENCY = 0  # the tier of what may be an emergency: before all others, at any hour


def to_the_minute(clock: time) -> time:
    """Call targets count no seconds."""
    return clock.replace(second=0, microsecond=0)


class Target(models.Model):
    """Within how many minutes of our hours a request of a tier is called; of an emergency, at any hour."""

    tier = models.PositiveSmallIntegerField(unique=True, help_text="0 is a possible emergency.")
    minutes = models.PositiveSmallIntegerField()
    opens = models.TimeField(default=time(9), help_text="Indian time.")
    closes = models.TimeField(default=time(20))

    class Meta:
        ordering = ("tier",)
        verbose_name = "call target"

    def __str__(self) -> str:
        return "Possible emergency" if self.tier == EMERGENCY else f"Tier {self.tier}"

    def clean(self) -> None:
        super().clean()
        if self.opens and self.closes and to_the_minute(self.opens) >= to_the_minute(self.closes):
            raise ValidationError({"closes": "We close after we open."})


class Callback(models.Model):
    """The next call to a patient. Whoever wants to write says the `version` they saw (optimistic lock)."""

    class Why(models.TextChoices):
        FIRST = "first", "First call"
        ASKED = "asked", "The patient chose the time"
        RETRY = "retry", "Try again: not reached"
        FOLLOW_UP = "follow-up", "Follow up"

    class Closing(models.TextChoices):
        NOT_REACHED = "not-reached", "Not reached"
        WRONG_NUMBER = "wrong-number", "Wrong number"
        PRICE = "price", "Price"
        ELSEWHERE = "elsewhere", "Goes elsewhere"
        NO_NEED = "no-need", "No longer needed"
        NOT_OURS = "not-ours", "Not what or where we treat"
        TWICE = "twice", "Asked twice"
        OTHER = "other", "Other: see the note"

    lead = models.OneToOneField(
        "leads.Lead", on_delete=models.CASCADE, primary_key=True, related_name="callback"
    )
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    team = models.ForeignKey(
        "leads.Team", on_delete=models.SET_NULL, null=True, blank=True, db_index=False, related_name="+"
    )
    is_open = models.BooleanField(default=True)
    ended_at = models.DateTimeField(null=True, help_text="When it was no longer open.")
    is_urgent = models.BooleanField(default=False)
    tier = models.PositiveSmallIntegerField(default=3)
    not_before = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(default=timezone.now)
    why_due = models.CharField(max_length=10, choices=Why.choices, default=Why.FIRST)
    window = models.CharField(max_length=20, blank=True, help_text="The time its patient chose.")
    target_at = models.DateTimeField("promised by", default=timezone.now)
    first_call_at = models.DateTimeField(null=True)
    first_call_by = models.CharField(max_length=150, blank=True)
    first_seen_at = models.DateTimeField(null=True)
    tries = models.PositiveSmallIntegerField(default=0)
    furthest = models.PositiveSmallIntegerField(default=0, help_text="The furthest stage it reached.")
    closed_because = models.CharField(max_length=14, choices=Closing.choices, blank=True)
    held_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="+"
    )
    held_until = models.DateTimeField(null=True)
    version = models.PositiveIntegerField(default=0)

    class Meta:
        indexes = [
            models.Index(
                fields=("-is_urgent", "due_at", "tier"), condition=Q(is_open=True), name="callback_next"
            ),
            models.Index(fields=("due_at",), condition=Q(is_open=True), name="callback_due"),
            models.Index(
                fields=("owner", "-is_urgent", "due_at", "tier"),
                condition=Q(is_open=True),
                name="callback_mine",
            ),
            models.Index(
                fields=("team", "owner", "-is_urgent", "due_at", "tier"),
                condition=Q(is_open=True),
                name="callback_of_team",
            ),
        ]

    def __str__(self) -> str:
        return f"call of {self.lead_id}"

    def is_held_from(self, user_id: int, now: datetime) -> bool:
        """Whether a colleague has it open now."""
        is_held = self.held_until is not None and self.held_until > now
        return is_held and self.held_by_id != user_id


class Appointment(models.Model):
    """When and where a patient is expected; without one no request is Confirmed (decisions 6)."""

    lead = models.OneToOneField("leads.Lead", on_delete=models.CASCADE, related_name="appointment")
    starts_at = models.DateTimeField()
    place = models.CharField(max_length=200)
    doctor = models.CharField(max_length=120, blank=True)
    told_at = models.DateTimeField(default=timezone.now)
    by = models.CharField(max_length=150)

    def __str__(self) -> str:
        return f"appointment of {self.lead_id}"


class Shift(models.Model):
    """Whether a member of staff takes requests now. Round robin gives the next to who waited longest."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    is_available = models.BooleanField(default=False)
    last_given_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"shift of {self.user_id}"

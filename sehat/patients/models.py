"""Who logs in, the codes they are sent, and the tokens they hold. Codes and tokens are stored as hashes."""

from __future__ import annotations

from django.db import models
from django.utils import timezone

from sehat.core.ids import random_letters


def new_patient_id() -> str:
    """100 random bits."""
    return random_letters(20)


class Patient(models.Model):
    """Someone who has proved to hold a mobile number. The city is the one they chose, by its id."""

    wagtail_reference_index_ignore = True  # no content: see Lead

    id = models.CharField(primary_key=True, max_length=20, default=new_patient_id, editable=False)
    mobile = models.CharField("mobile, E.164", max_length=25, unique=True)
    name = models.CharField(max_length=100, blank=True)
    email = models.CharField(max_length=254, blank=True)
    city_id = models.PositiveIntegerField(null=True)
    city_name = models.CharField(max_length=120, blank=True)
    city_type = models.CharField(max_length=20, blank=True)
    visitor_id = models.CharField(max_length=30, blank=True)
    created_at = models.DateTimeField(default=timezone.now)
    last_login_at = models.DateTimeField(null=True)
    # A number that nobody logged in with for long may have a new owner, who is shown no older requests.
    requests_since = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"patient {self.id}"


class Code(models.Model):
    """A one-time code (decisions 3.1). It names no number: `number_key` is a keyed hash of it."""

    class Purpose(models.TextChoices):
        LOGIN = "login", "Login"
        LEAD = "lead", "Request form"
        RIGHTS = "rights", "Rights over one's data"

    class State(models.TextChoices):
        WAITING = "waiting", "Waiting"
        SENT = "sent", "Sent"
        DELIVERED = "delivered", "Delivered"
        FAILED = "failed", "Failed"

    number_key = models.CharField(max_length=64)
    purpose = models.CharField(max_length=6, choices=Purpose.choices)
    challenge = models.CharField(max_length=32)
    digest = models.CharField(max_length=64)
    browser = models.CharField("browser that asked, as a keyed hash", max_length=64, blank=True)
    tries = models.PositiveSmallIntegerField(default=0)
    other_tries = models.PositiveSmallIntegerField("tries of all others", default=0)
    is_challenged = models.BooleanField("a captcha was passed for it", default=False)
    created_at = models.DateTimeField(db_index=True)
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True)
    state = models.CharField(max_length=9, choices=State.choices, default=State.WAITING)
    sms_id = models.CharField(max_length=60, blank=True, db_index=True)

    class Meta:
        indexes = [models.Index(fields=("number_key", "created_at"), name="codes_of_a_number")]

    def __str__(self) -> str:
        return f"code {self.pk} {self.state}"


class Token(models.Model):
    """What a logged-in browser shows. The token itself is only in that browser."""

    digest = models.CharField(max_length=64, unique=True)
    patient = models.ForeignKey(Patient, on_delete=models.CASCADE, related_name="tokens")
    created_at = models.DateTimeField(default=timezone.now)
    login_at = models.DateTimeField("when a code proved the number", default=timezone.now)
    expires_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"token {self.pk} of {self.patient_id}"

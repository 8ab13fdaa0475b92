"""What a visitor asked for, what they agreed to, and what agents noted of it."""

from __future__ import annotations

from django.db import models
from django.db.models.fields.json import KeyTextTransform
from django.db.models.functions import Coalesce, Left, Upper
from django.utils import timezone

from sehat.core.ids import new_lead_id, reference_of
from sehat.directory.models import City, Condition, Department, Doctor, Hospital, Procedure
from sehat.leads.models.last_digits import LastDigits

# Until the patient was reached, an emergency stands first (decisions 5.4).
URGENT_STATUSES = ("new", "contacting", "spam")


MAX_SOURCE_LENGTH = 80


def attribution_value(*names: str) -> Left:
    """The first of these that its attribution holds; "" for none."""
    found = (KeyTextTransform(name, "attribution") for name in names)
    words = Coalesce(*found, models.Value(""), output_field=models.TextField())
    return Left(words, MAX_SOURCE_LENGTH)


class Lead(models.Model):
    """A request: never lost, never called an appointment until it is confirmed (decisions 6)."""

    wagtail_reference_index_ignore = True  # no content: three queries less, and no patients in "where used"

    class Status(models.TextChoices):
        NEW = "new", "New"
        CONTACTING = "contacting", "Contacting"
        QUALIFIED = "qualified", "Qualified"
        PROPOSED = "proposed", "Proposed"
        CONFIRMED = "confirmed", "Confirmed"
        VISITED = "visited", "Visited"
        NO_SHOW = "no-show", "No-show"
        CLOSED = "closed", "Closed"
        SPAM = "spam", "Spam"
        WITHDRAWN = "withdrawn", "Withdrawn"

    id = models.CharField(primary_key=True, max_length=40, default=new_lead_id, editable=False)
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.NEW)
    created_at = models.DateTimeField(default=timezone.now, db_index=True)
    name = models.CharField(max_length=100)
    country_code = models.CharField(max_length=6)
    mobile = models.CharField(max_length=20, db_index=True)
    email = models.CharField(max_length=254, blank=True)
    question = models.TextField(blank=True)
    city_name = models.CharField(max_length=120, blank=True)
    treatment_name = models.CharField(max_length=120, blank=True)
    condition_name = models.CharField(max_length=120, blank=True)
    city = models.ForeignKey(City, on_delete=models.SET_NULL, null=True, related_name="+")
    procedure = models.ForeignKey(Procedure, on_delete=models.SET_NULL, null=True, related_name="+")
    condition = models.ForeignKey(Condition, on_delete=models.SET_NULL, null=True, related_name="+")
    department = models.ForeignKey(Department, on_delete=models.SET_NULL, null=True, related_name="+")
    doctor = models.ForeignKey(Doctor, on_delete=models.SET_NULL, null=True, related_name="+")
    hospital = models.ForeignKey(Hospital, on_delete=models.SET_NULL, null=True, related_name="+")
    tier = models.PositiveSmallIntegerField(default=3)
    page_tier = models.PositiveSmallIntegerField(default=3, editable=False)
    form_variant = models.CharField(max_length=4, default="3")
    page_type = models.CharField(max_length=40, blank=True)
    page_name = models.CharField(max_length=200, blank=True)
    page_path = models.CharField(max_length=200, blank=True)
    language = models.CharField(max_length=2, default="en")
    address = models.CharField("visitor's address", max_length=45, blank=True)
    answers = models.JSONField(default=dict, blank=True, help_text="The answers that have no column.")
    attribution = models.JSONField(
        default=dict, blank=True, help_text="Where it came from, and what its page said of it."
    )
    # Columns of their own, as staff filter a million requests by them.
    source = models.GeneratedField(
        expression=attribution_value("source", "utm_source"),
        output_field=models.CharField(max_length=MAX_SOURCE_LENGTH),
        db_persist=True,
    )
    campaign = models.GeneratedField(
        expression=attribution_value("campaign", "utm_campaign", "campaign_id"),
        output_field=models.CharField(max_length=MAX_SOURCE_LENGTH),
        db_persist=True,
    )
    consents_withdrawn = models.JSONField(default=list, blank=True)
    is_verified = models.BooleanField("number verified by a code", default=False)
    do_not_contact = models.BooleanField(default=False)
    flags = models.JSONField(
        default=list, blank=True, help_text="What staff should know: a doubtful number, signs of spam."
    )
    emergency = models.CharField(
        max_length=12, blank=True, editable=False, help_text="Of what its words tell, if of one."
    )
    erased_at = models.DateTimeField(null=True, editable=False, db_index=True)
    # Null, not empty: a unique column holds many nulls and one empty text.
    idempotency_key = models.CharField(  # noqa: DJ001
        max_length=64, null=True, unique=True, editable=False
    )
    fingerprint = models.CharField(max_length=64, db_index=True, editable=False)

    class Meta:
        ordering = ("-created_at",)
        verbose_name = "request"
        default_permissions = ("view", "change")
        permissions = (
            ("reveal_lead", "Can see whole numbers of requests"),
            ("call_lead", "Can call and move on requests"),
            ("assign_lead", "Can give requests to others"),
            ("export_lead", "Can export requests"),
            ("release_lead", "Can release requests from spam"),
            ("replay_lead", "Can send requests to the CRM again"),
        )
        indexes = [
            # What staff filter and search by (sehat/desk/lead_search.py).
            models.Index(fields=("status", "-created_at"), name="lead_by_status"),
            models.Index(fields=("city", "-created_at"), name="lead_by_city"),
            models.Index(fields=("city", "status", "-created_at"), name="lead_by_city_and_status"),
            models.Index(fields=("page_type", "-created_at"), name="lead_by_page_type"),
            models.Index(fields=("source", "-created_at"), name="lead_by_source"),
            models.Index(fields=("campaign", "-created_at"), name="lead_by_campaign"),
            models.Index(LastDigits("mobile"), name="lead_last_digits"),
            models.Index(Upper("name"), name="lead_upper_name"),
        ]

    def __str__(self) -> str:
        return self.reference

    @property
    def about(self) -> str:
        """What it is for: the treatment, or the condition."""
        return self.treatment_name or self.condition_name

    @property
    def urgency(self) -> str:
        """For staff: its words tell of an emergency, and nobody has spoken to the patient yet."""
        return "Possible emergency" if self.emergency and self.status in URGENT_STATUSES else ""

    @property
    def calling_code(self) -> str:
        """91: the country code without its plus, which a spreadsheet takes for the start of a formula."""
        return self.country_code.removeprefix("+")

    @property
    def call_time(self) -> str:
        """When the patient wants the call; "" when not asked."""
        return str(self.answers.get("call_time", ""))

    @property
    def reference(self) -> str:
        return reference_of(self.id)


class LeadNote(models.Model):
    """What an agent wrote down about a request: how a call went, and in words what it was about."""

    class Outcome(models.TextChoices):
        SPOKE = "spoke", "Spoke to the patient"
        LATER = "later", "Asked to call later"
        NO_ANSWER = "no-answer", "No answer"
        WRONG_NUMBER = "wrong-number", "Wrong number"

    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, related_name="notes")
    at = models.DateTimeField(default=timezone.now)
    by = models.CharField(max_length=120)
    outcome = models.CharField("outcome of the call", max_length=12, choices=Outcome.choices, blank=True)
    text = models.TextField(max_length=2000, blank=True)

    class Meta:
        ordering = ("-at",)

    def __str__(self) -> str:
        return f"note on {self.lead_id}"


class ConsentReceipt(models.Model):
    """What a visitor was told and agreed to, word for word by its version (decisions 2.14)."""

    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, related_name="consents")
    given_at = models.DateTimeField(default=timezone.now)
    notice_version = models.CharField(max_length=20)
    language = models.CharField(max_length=2)
    whatsapp_updates = models.BooleanField(default=False)
    share_with_hospitals = models.BooleanField(default=False)
    parent_verified = models.BooleanField(
        default=False, help_text="The patient is a child: a code proved the number of the parent who agreed."
    )

    def __str__(self) -> str:
        return f"{self.lead_id} {self.notice_version}"

"""Messages to patients, what they write back, and who wants none."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.db import models
from django.utils import timezone

from sehat.leads.models import Lead
from sehat.messages.health_words import health_words_in
from sehat.messages.kinds import WITH_TEMPLATES, Channel, Kind, rules_of, variables_in
from sehat.messages.stop_words import normalized

LOST = models.Q(state__in=("dead", "failed"))
LANGUAGES = [("en", "English"), ("hi", "Hindi")]


class Template(models.Model):
    """The words of a kind on a channel in a language, as they are registered with operators and vendor."""

    wagtail_reference_index_ignore = True

    kind = models.CharField(max_length=12, choices=WITH_TEMPLATES)
    channel = models.CharField(max_length=8, choices=Channel.choices)
    language = models.CharField(max_length=2, choices=LANGUAGES)
    text = models.TextField(
        max_length=1000,
        help_text="Letter for letter as it is registered. Its variables stand in braces: {reference}.",
    )
    dlt_template_id = models.CharField(
        "DLT template id", max_length=40, blank=True,
        help_text="Of an SMS, by India's DLT rule: without it operators drop the message.",
    )  # fmt: skip
    whatsapp_name = models.CharField(
        "name of the WhatsApp template", max_length=120, blank=True,
        help_text="As it is approved; its variables are filled in in the order of the text.",
    )  # fmt: skip

    class Meta:
        ordering = ("kind", "channel", "language")
        verbose_name = "message template"
        default_permissions = ("view", "change")
        constraints = [
            models.UniqueConstraint(fields=("kind", "channel", "language"), name="one_template_for_each")
        ]

    def __str__(self) -> str:
        return f"{self.get_kind_display()}, {self.get_channel_display()}, {self.get_language_display()}"

    def clean(self) -> None:
        super().clean()
        allowed = rules_of(self.kind).variables
        try:
            unknown = sorted(set(variables_in(self.text)) - allowed)
        except ValueError as error:
            raise ValidationError({"text": f"Braces that say nothing: {error}."}) from error
        # As WhatsApp's own pages have them: a patient would read them.
        if "{{" in self.text or "}}" in self.text:
            raise ValidationError(
                {"text": "A variable stands in one pair of braces, by its name: {reference}."}
            )
        if unknown:
            may = ", ".join(f"{{{name}}}" for name in sorted(allowed))
            raise ValidationError({"text": f"It may name {may}, and not {', '.join(unknown)}."})
        told = health_words_in(self.text)
        if told:
            raise ValidationError({"text": f"Others may read it: it should not say {', '.join(told)}."})


class Message(models.Model):
    """A message on its way: written with what causes it, so that it goes even if the process dies.

    `channel` is the one that was tried last. `ruled_out` are those that cannot reach this patient.
    `text` and `by` are of an answer that staff wrote; all others read what they say as they are sent.
    """

    wagtail_reference_index_ignore = True

    class State(models.TextChoices):
        WAITING = "waiting", "Waiting"
        SENT = "sent", "Sent"
        DELIVERED = "delivered", "Delivered"
        READ = "read", "Read"
        FAILED = "failed", "Not delivered"
        DEAD = "dead", "Given up"
        DROPPED = "dropped", "Not sent"

    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, related_name="messages")
    kind = models.CharField(max_length=12, choices=Kind.choices)
    channel = models.CharField(max_length=8, choices=Channel.choices, blank=True)
    state = models.CharField(max_length=9, choices=State.choices, default=State.WAITING)
    ruled_out = models.JSONField(default=list)
    is_template_needed = models.BooleanField(default=False)
    provider_id = models.CharField(max_length=120, blank=True, db_index=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    created_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(default=timezone.now)
    leased_until = models.DateTimeField(null=True)
    sent_at = models.DateTimeField(null=True)
    last_error = models.CharField(max_length=300, blank=True)
    text = models.TextField(blank=True)
    by = models.CharField(max_length=150, blank=True)

    class Meta:
        default_permissions = ()
        indexes = [
            models.Index(
                fields=("due_at",), condition=models.Q(state="waiting"), name="message_due"
            ),
            models.Index(fields=("created_at",), condition=LOST, name="message_failed"),
            models.Index(fields=("channel", "sent_at"), name="message_sent"),
        ]  # fmt: skip

    def __str__(self) -> str:
        return f"{self.kind} of {self.lead_id}: {self.state}"


class Contact(models.Model):
    """A person as WhatsApp names them, and the request they were first known by.

    A new number makes a new `user_id`, and a number has a new owner in time: so a number alone names nobody.
    """

    wagtail_reference_index_ignore = True

    user_id = models.CharField(max_length=140, unique=True)
    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, related_name="contacts")
    number_key = models.CharField(max_length=64, blank=True, db_index=True)
    known_at = models.DateTimeField(default=timezone.now)

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return f"contact of {self.lead_id}"


class InboundMessage(models.Model):
    """What a person wrote on WhatsApp. Without a request it is of somebody we do not know, and goes soon."""

    wagtail_reference_index_ignore = True

    provider_id = models.CharField(max_length=200, unique=True)
    lead = models.ForeignKey(Lead, on_delete=models.CASCADE, null=True, related_name="inbound")
    user_id = models.CharField(max_length=140, blank=True)
    number = models.CharField("number, E.164", max_length=25, blank=True, db_index=True)
    kind = models.CharField(max_length=20)
    text = models.TextField(blank=True)
    at = models.DateTimeField()
    received_at = models.DateTimeField(default=timezone.now, db_index=True)
    settled_at = models.DateTimeField(
        null=True, help_text="When staff answered or called, or it needed neither."
    )

    class Meta:
        default_permissions = ("view",)
        verbose_name = "message received"
        verbose_name_plural = "messages received"
        ordering = ("-at",)
        indexes = [
            models.Index(
                fields=("lead", "received_at"),
                condition=models.Q(settled_at=None, lead__isnull=False),
                name="message_waiting",
            )
        ]

    def __str__(self) -> str:
        return f"message received {self.pk}"


class WebhookBody(models.Model):
    """A signed webhook as it came, until the worker has read it. The same body twice is one row."""

    wagtail_reference_index_ignore = True

    digest = models.CharField(max_length=64, unique=True)
    body = models.BinaryField()
    received_at = models.DateTimeField(default=timezone.now)
    attempts = models.PositiveSmallIntegerField(default=0)
    due_at = models.DateTimeField(default=timezone.now, db_index=True)
    leased_until = models.DateTimeField(null=True)

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return f"webhook {self.pk}"


class StopWord(models.Model):
    """A word that ends all messages, or lets them come again, when it is all that a message says."""

    wagtail_reference_index_ignore = True

    word = models.CharField(max_length=60, unique=True)
    is_stop = models.BooleanField("ends messages", default=True)

    class Meta:
        ordering = ("word",)
        default_permissions = ("view", "add", "change", "delete")

    def __str__(self) -> str:
        return self.word

    def clean(self) -> None:
        super().clean()
        self.word = normalized(self.word)
        if not self.word:
            raise ValidationError({"word": "Nothing is left of it but words that are passed over."})


class OptOut(models.Model):
    """Somebody who wants no messages. `key` is a keyed hash of a number or of a WhatsApp user."""

    wagtail_reference_index_ignore = True

    key = models.CharField(max_length=64, unique=True)
    at = models.DateTimeField(default=timezone.now)
    by = models.CharField(max_length=60, help_text="A word, or the switch of WhatsApp.")

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return f"opt-out {self.pk}"


class WantedAgain(models.Model):
    """When somebody last let messages come, by word or by WhatsApp's own switch: a word that ended them
    before that may be told to us later. `key` as of OptOut."""

    wagtail_reference_index_ignore = True

    key = models.CharField(max_length=64, unique=True)
    at = models.DateTimeField()

    class Meta:
        default_permissions = ()

    def __str__(self) -> str:
        return f"wanted again {self.pk}"

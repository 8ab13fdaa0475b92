"""What is known of costs beside the price ranges themselves (those live in the directory, ADR 0003)."""

from __future__ import annotations

from django.core.exceptions import ValidationError
from django.core.validators import MinValueValidator
from django.db import models
from django.utils import timezone
from wagtail.admin.panels import FieldPanel
from wagtail.fields import StreamField

from sehat.core.folding import as_compared
from sehat.core.models import is_seen, refuse_day_to_come
from sehat.costs.blocks import CostQuestionBlock, DriverBlock
from sehat.directory.models import City, Hospital, Procedure
from sehat.rendering.blocks import LineBlock, SourceBlock
from sehat.rendering.footnotes import check_footnotes


class CostNotes(models.Model):
    """What the bill of a treatment is made of, in the words of a language. Figures stand in price ranges
    alone."""

    class Language(models.TextChoices):
        ENGLISH = "en", "English"
        HINDI = "hi", "Hindi"

    procedure = models.ForeignKey(Procedure, on_delete=models.CASCADE, related_name="cost_notes")
    language = models.CharField(max_length=2, choices=Language.choices, default=Language.ENGLISH)
    intro = models.TextField(help_text="What the bill of this treatment is made of: two or three sentences.")
    drivers = StreamField([("driver", DriverBlock())], blank=True, verbose_name="what changes the price")
    includes = StreamField(
        [("item", LineBlock(max_length=120))], blank=True, verbose_name="usually in a package"
    )
    excludes = StreamField(
        [("item", LineBlock(max_length=120))], blank=True, verbose_name="often billed apart"
    )
    insurance = models.TextField(blank=True, help_text="What is special to this treatment.")
    questions = StreamField([("question", CostQuestionBlock())], blank=True)
    sources = StreamField([("source", SourceBlock())], blank=True)
    updated_at = models.DateTimeField(auto_now=True)

    panels = [
        FieldPanel(name)
        for name in (
            "procedure", "language", "intro", "drivers", "includes", "excludes", "insurance", "questions",
            "sources",
        )
    ]  # fmt: skip

    class Meta:
        ordering = ("procedure__name", "language")
        constraints = [
            models.UniqueConstraint(
                fields=("procedure", "language"), name="one_note_a_treatment_and_language"
            )
        ]
        verbose_name_plural = "cost notes"

    def __str__(self) -> str:
        return f"Cost notes: {self.procedure} ({self.language})"

    def clean(self) -> None:
        super().clean()
        check_footnotes(self)


class Scheme(models.TextChoices):
    CGHS = "cghs", "CGHS"
    PMJAY = "pm-jay", "PM-JAY (Ayushman Bharat)"


class ReferenceRate(models.Model):
    """What a government scheme pays for a procedure, in whole rupees.

    For CGHS it is the base of the rule in `cghs`: NABH hospital, Tier I city, semi-private ward.
    """

    procedure = models.ForeignKey(Procedure, on_delete=models.CASCADE, related_name="reference_rates")
    scheme = models.CharField(max_length=8, choices=Scheme.choices)
    state = models.CharField(max_length=60, blank=True, help_text="Empty when it holds in all of India.")
    amount = models.PositiveIntegerField("amount (rupees)", validators=[MinValueValidator(1)])
    note = models.CharField(max_length=120, blank=True, help_text="keyhole; method not recorded")
    source = models.CharField(max_length=160)
    as_of = models.DateField()
    is_demo = models.BooleanField(default=False)

    class Meta:
        ordering = ("procedure", "scheme", "state")
        constraints = [
            models.UniqueConstraint(
                fields=("procedure", "scheme", "state"), name="one_rate_a_scheme_and_state"
            )
        ]

    def __str__(self) -> str:
        where = f" {self.state}" if self.state else ""
        return f"{self.get_scheme_display()}{where}: {self.procedure}"

    def clean(self) -> None:
        """Delhi and delhi are one state, which has one rate; no figure without who published it."""
        super().clean()
        refuse_day_to_come("as_of", self.as_of)
        if self.source and not is_seen(self.source):
            raise ValidationError({"source": "Write who published it: this has only signs that nobody sees."})
        self.state = " ".join(self.state.split()) if is_seen(self.state) else ""
        others = ReferenceRate.objects.filter(procedure=self.procedure_id, scheme=self.scheme)
        states = others.exclude(state=self.state).exclude(pk=self.pk).values_list("state", flat=True)
        if same := next((one for one in states if as_compared(one) == as_compared(self.state)), None):
            raise ValidationError({"state": f"There is a rate of {same} already: change that one."})


class PriceChange(models.Model):
    """A line of the change log: on this day a figure of the site came, changed or went.

    `change_log` writes it; nobody edits it. What was not there before, or is gone now, is None.
    """

    procedure = models.ForeignKey(Procedure, on_delete=models.CASCADE, related_name="price_changes")
    city = models.ForeignKey(City, on_delete=models.CASCADE, null=True, related_name="price_changes")
    hospital = models.ForeignKey(Hospital, on_delete=models.CASCADE, null=True, related_name="price_changes")
    subject = models.CharField(max_length=120, blank=True, help_text="keyhole; CGHS rate")
    changed_on = models.DateField(default=timezone.localdate)
    old_lowest = models.PositiveIntegerField(null=True)
    old_highest = models.PositiveIntegerField(null=True)
    new_lowest = models.PositiveIntegerField(null=True)
    new_highest = models.PositiveIntegerField(null=True)

    class Meta:
        ordering = ("-changed_on", "-pk")
        indexes = [models.Index(fields=("procedure", "-changed_on"), name="price_change_newest")]

    def __str__(self) -> str:
        return f"{self.changed_on} {self.procedure} {self.subject}"

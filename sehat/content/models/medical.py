"""What every medical page has: an author, a medical reviewer with dates, care cards, questions, sources."""

from __future__ import annotations

import re

from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.db import models
from wagtail.admin.panels import FieldPanel, MultiFieldPanel, Panel
from wagtail.fields import StreamField
from wagtail.models import Workflow

from sehat.content.blocks import BODY, QuestionBlock
from sehat.content.models.medical_review import HoldsOnlyReviewed, OnlyByReview, medical_workflow
from sehat.content.models.person import Person
from sehat.content.models.site_page import SitePage, page_tier_field
from sehat.directory.inputs import IconInput
from sehat.rendering.blocks import LineBlock, SourceBlock
from sehat.rendering.footnotes import check_footnotes
from sehat.rendering.schemas import PageSubject


def sources_field() -> StreamField:
    """What the texts of a page rest on; `[^key]` in them leads to one."""
    return StreamField([("source", SourceBlock())], blank=True)


class MedicalIndexPage(SitePage):
    """A page that holds medical pages."""

    parent_page_types = ["content.HomePage", "content.SectionPage"]

    intro = models.TextField(blank=True)
    content_panels = [*SitePage.content_panels, FieldPanel("intro")]

    class Meta:
        abstract = True

    def permissions_for_user(self, user: AbstractBaseUser) -> HoldsOnlyReviewed:
        return HoldsOnlyReviewed(user, self)


class MedicalPage(SitePage):
    """It goes live through the workflow “Medical review” alone, which also sets the two dates."""

    author = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="+")
    reviewer = models.ForeignKey(
        Person,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        limit_choices_to={"role": "reviewer", "is_demo": False},
        help_text="Who shall review it. The doctor who approves it signs.",
    )
    reviewed_on = models.DateField(
        null=True, blank=True, help_text="Set when the medical review is approved."
    )
    next_review_on = models.DateField(null=True, blank=True, help_text="Set with it, a year later.")
    lead = models.TextField()
    see_doctor = StreamField([("reason", LineBlock(max_length=200))], blank=True)
    emergency = StreamField([("sign", LineBlock(max_length=200))], blank=True)
    body = StreamField(BODY, blank=True, verbose_name="more sections")
    questions = StreamField([("question", QuestionBlock())], blank=True)
    sources = sources_field()
    tier = page_tier_field()
    about_field = ""  # what a page is the only one about in its language

    promote_panels = [*SitePage.promote_panels, FieldPanel("tier")]

    class Meta:
        abstract = True

    def subject(self) -> PageSubject:
        return PageSubject(tier=self.tier)

    def clean(self) -> None:
        """One page a condition or treatment in each language, and a source for each footnote."""
        super().clean()
        check_footnotes(self)
        about = getattr(self, f"{self.about_field}_id", None) if self.about_field else None
        parent = self.parent_now() if about else None
        if parent is None:
            return
        same = type(self)._default_manager.child_of(parent).exclude(pk=self.pk)
        if same.filter(**{self.about_field: about}).exists():
            raise ValidationError({self.about_field: "There is a page about it in this language already."})

    @property
    def reviewed_by(self) -> Person | None:
        """The doctor who approved this page; None before that. Somebody invented approves nothing."""
        is_signed = self.reviewed_on and self.reviewer and not self.reviewer.is_demo
        return self.reviewer if is_signed else None

    @property
    def field_id(self) -> int | None:
        """The department of what the page is about, of which its reviewer is; None for any."""
        about = getattr(self, "condition", None) or getattr(self, "procedure", None) or self
        found: int | None = getattr(about, "department_id", None)
        return found

    @property
    def has_workflow(self) -> bool:
        return medical_workflow() is not None

    def get_workflow(self) -> Workflow | None:
        """Always the medical review, wherever the page stands and whatever its parents have."""
        return medical_workflow()

    def permissions_for_user(self, user: AbstractBaseUser) -> OnlyByReview:
        return OnlyByReview(user, self)


def ask_doctor_field() -> StreamField:
    """Questions that a reader may take to the doctor, of a condition or a treatment."""
    return StreamField(
        [("ask", LineBlock(max_length=200))], blank=True, verbose_name="questions to ask the doctor"
    )


BETWEEN_NAMES = re.compile(r"[,;\r\n]")


def names_in(listed: str) -> list[str]:
    """The names in a text of editors, between commas, semicolons and ends of lines."""
    return [name.strip() for name in BETWEEN_NAMES.split(listed) if name.strip()]


def panels(*names: str) -> list[Panel]:
    return [FieldPanel(name, widget=IconInput if name == "icon" else None) for name in names]


SET_BY_REVIEW = [FieldPanel(name, read_only=True) for name in ("reviewed_on", "next_review_on")]
REVIEW_PANEL = MultiFieldPanel([*panels("author", "reviewer"), *SET_BY_REVIEW], "Review")
END_PANELS = panels("body", "questions", "sources")

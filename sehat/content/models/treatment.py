from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.fields import StreamField

from sehat.content.blocks import MethodBlock, PhaseBlock, RiskBlock, StepBlock
from sehat.content.models.medical import (
    END_PANELS,
    REVIEW_PANEL,
    MedicalIndexPage,
    MedicalPage,
    ask_doctor_field,
    panels,
)
from sehat.content.models.medical_review import OnlyOne
from sehat.content.models.site_page import SitePage
from sehat.directory.models import Procedure
from sehat.rendering.schemas import PageSubject, Preset

FACTS = ("done_by", "anaesthesia", "duration", "hospital_stay", "back_to_daily_life")


class TreatmentIndexPage(MedicalIndexPage):
    """/treatment and /hi/treatment."""

    component = "content/treatment-index-page"
    page_type = "Treatment"
    subpage_types = ["content.TreatmentPage"]


class TreatmentPage(MedicalPage):
    """A treatment in one language; its translation has the same slug under the other /treatment."""

    about_field = "procedure"
    component = "content/treatment-page"
    page_type = "Treatment"
    knows_cities = True
    read_with = ("procedure__department", "author__photo", "reviewer__photo")
    parent_page_types = ["content.TreatmentIndexPage"]
    subpage_types: list[str] = []

    procedure = models.ForeignKey(Procedure, on_delete=models.PROTECT, related_name="pages")
    also_called = models.CharField(max_length=200, blank=True, help_text="Other names, comma-separated.")
    done_by = models.CharField(max_length=60)
    anaesthesia = models.CharField(max_length=60)
    duration = models.CharField("time", max_length=60)
    hospital_stay = models.CharField(max_length=60)
    back_to_daily_life = models.CharField(max_length=60)
    overview = models.TextField("what it is")
    who_needs_it = models.TextField()
    who_should_wait = models.TextField(blank=True)
    methods = StreamField([("method", MethodBlock())], blank=True)
    before = StreamField([("step", StepBlock())], blank=True)
    during = StreamField([("step", StepBlock())], blank=True)
    after = StreamField([("step", StepBlock())], blank=True)
    recovery = StreamField([("phase", PhaseBlock())], blank=True)
    risks = StreamField([("risk", RiskBlock())], blank=True)
    alternatives = models.TextField(blank=True)
    ask_doctor = ask_doctor_field()

    content_panels = [
        *SitePage.content_panels,
        FieldPanel("procedure"),
        REVIEW_PANEL,
        MultiFieldPanel(panels("also_called", *FACTS), "Key facts"),
        *panels("lead", "overview", "who_needs_it", "who_should_wait", "methods"),
        *panels("before", "during", "after", "recovery", "risks", "see_doctor", "emergency"),
        *panels("alternatives", "ask_doctor"),
        *END_PANELS,
    ]

    def permissions_for_user(self, user: AbstractBaseUser) -> OnlyOne:
        return OnlyOne(user, self)

    def subject(self) -> PageSubject:
        procedure, department = self.procedure, self.procedure.department
        return PageSubject(
            tier=self.tier,
            treatment=Preset(id=procedure.pk, name=procedure.name),
            department=Preset(id=department.pk, name=department.name),
        )

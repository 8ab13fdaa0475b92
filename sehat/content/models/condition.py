from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.fields import StreamField

from sehat.content.blocks import SymptomBlock, TreatmentOptionBlock
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
from sehat.directory.models import Condition
from sehat.rendering.schemas import PageSubject, Preset


class ConditionIndexPage(MedicalIndexPage):
    """/condition and /hi/condition."""

    component = "content/condition-index-page"
    page_type = "Condition"
    subpage_types = ["content.ConditionPage"]


class ConditionPage(MedicalPage):
    """A condition in one language; its translation has the same slug under the other /condition."""

    about_field = "condition"
    component = "content/condition-page"
    page_type = "Condition"
    knows_cities = True
    read_with = ("condition__department", "author__photo", "reviewer__photo")
    parent_page_types = ["content.ConditionIndexPage"]
    subpage_types: list[str] = []

    condition = models.ForeignKey(Condition, on_delete=models.PROTECT, related_name="pages")
    also_called = models.CharField(max_length=200, blank=True, help_text="Other names, comma-separated.")
    treated_by = models.CharField(max_length=60)
    usual_treatment = models.CharField(max_length=60)
    hospital_stay = models.CharField(max_length=60)
    overview = models.TextField()
    symptoms_intro = models.TextField(blank=True)
    symptoms = StreamField([("symptom", SymptomBlock())], blank=True)
    causes = models.TextField()
    tests = models.TextField()
    options = StreamField([("option", TreatmentOptionBlock())], blank=True)
    ask_doctor = ask_doctor_field()

    content_panels = [
        *SitePage.content_panels,
        FieldPanel("condition"),
        REVIEW_PANEL,
        MultiFieldPanel(panels("also_called", "treated_by", "usual_treatment", "hospital_stay"), "Key facts"),
        *panels("lead", "overview", "symptoms_intro", "symptoms", "see_doctor", "emergency"),
        *panels("causes", "tests", "options", "ask_doctor"),
        *END_PANELS,
    ]

    def permissions_for_user(self, user: AbstractBaseUser) -> OnlyOne:
        return OnlyOne(user, self)

    def subject(self) -> PageSubject:
        department = self.condition.department
        return PageSubject(
            tier=self.tier,
            condition=Preset(id=self.condition.pk, name=self.condition.name),
            department=Preset(id=department.pk, name=department.name),
        )

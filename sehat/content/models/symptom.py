from __future__ import annotations

from django.db import models
from wagtail.admin.panels import MultiFieldPanel
from wagtail.fields import StreamField
from wagtail.models import Page

from sehat.content.blocks import CauseBlock
from sehat.content.models.medical import END_PANELS, REVIEW_PANEL, MedicalPage, names_in, panels
from sehat.content.models.section import MEDICAL_SECTIONS
from sehat.content.models.site_page import SitePage
from sehat.directory.models import Department
from sehat.rendering.schemas import PageSubject, Preset


class SymptomPage(MedicalPage):
    """What somebody feels, not yet what they have: when not to wait comes before everything else.

    Its translation has the same slug under the other /symptom.
    """

    component = "content/symptom-page"
    page_type = "Condition"
    knows_cities = True
    read_with = ("department", "author__photo", "reviewer__photo")
    parent_page_types = ["content.SectionPage"]
    subpage_types: list[str] = []

    department = models.ForeignKey(
        Department,
        on_delete=models.PROTECT,
        null=True,
        blank=True,
        related_name="+",
        help_text="Where most of them are seen first. Empty: a family doctor.",
    )
    icon = models.CharField(max_length=40, default="stethoscope", help_text="A name of the icon list.")
    name_hi = models.CharField("name in Hindi", max_length=120, blank=True)
    also_called = models.CharField(
        max_length=300, blank=True, help_text="How else people say it, comma-separated."
    )
    found_by = models.TextField(
        blank=True, help_text="What people type for it, comma-separated: seene mein dard. Not shown."
    )
    act_now = models.TextField(
        "while help is on its way", blank=True, help_text="What to do, and what not, until then."
    )
    causes = StreamField([("cause", CauseBlock())], blank=True)
    at_home = models.TextField("what may be done at home", blank=True)

    content_panels = [
        *SitePage.content_panels,
        *panels("department", "icon"),
        REVIEW_PANEL,
        MultiFieldPanel(panels("name_hi", "also_called", "found_by"), "Names"),
        *panels("lead", "emergency", "act_now", "causes", "at_home", "see_doctor"),
        *END_PANELS,
    ]

    @property
    def names(self) -> list[str]:
        """All that it is looked for by."""
        said = f"{self.also_called},{self.found_by}"
        return [self.title, self.name_hi, *names_in(said)]

    @classmethod
    def can_create_at(cls, parent: Page) -> bool:
        return parent.slug in MEDICAL_SECTIONS and bool(super().can_create_at(parent))

    def subject(self) -> PageSubject:
        found = self.department
        department = Preset(id=found.pk, name=found.name) if found else None
        return PageSubject(tier=self.tier, department=department)

from __future__ import annotations

from django.db import models
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.fields import StreamField
from wagtail.models import Page

from sehat.content.blocks import FactBlock, RangeBlock
from sehat.content.models.medical import END_PANELS, REVIEW_PANEL, MedicalPage, panels
from sehat.content.models.section import MEDICAL_SECTIONS
from sehat.content.models.site_page import SitePage
from sehat.core.languages import noop
from sehat.directory.models import Department
from sehat.rendering.schemas import PageSubject, Preset


class TestIndexPage(SitePage):
    """/tests and /hi/tests. The pages of tests stand under /test and /hi/test."""

    __test__ = False  # a medical test, none of pytest's
    component = "content/test-index-page"
    page_type = "Test"
    parent_page_types = ["content.HomePage", "content.SectionPage"]
    subpage_types: list[str] = []

    intro = models.TextField(blank=True)
    content_panels = [*SitePage.content_panels, FieldPanel("intro")]


class TestKind(models.TextChoices):
    """How a test is made, in the order of the list: what a patient looks for it by."""

    BLOOD = "blood", noop("Blood tests")
    URINE = "urine", noop("Urine tests")
    HEART = "heart", noop("Tests of the heart")
    SCAN = "scan", noop("Scans")
    SCREENING = "screening", noop("Cancer screening")


class TestPage(MedicalPage):
    """A test in one language; the page of the same slug under the other /test is its translation."""

    __test__ = False
    component = "content/test-page"
    page_type = "Test"
    read_with = ("department", "author__photo", "reviewer__photo")
    parent_page_types = ["content.SectionPage"]
    subpage_types: list[str] = []

    department = models.ForeignKey(Department, on_delete=models.PROTECT, related_name="+")
    kind = models.CharField("how it is made", max_length=10, choices=TestKind.choices, default=TestKind.BLOOD)
    icon = models.CharField(max_length=40, default="test_tubes", help_text="A name of the icon list.")
    name_hi = models.CharField("name in Hindi", max_length=120, blank=True)
    also_called = models.CharField(max_length=200, blank=True, help_text="Other names, comma-separated.")
    key_facts = StreamField([("fact", FactBlock())], blank=True)
    what_it_checks = models.TextField()
    why = models.TextField("when a doctor asks for it", blank=True)
    prepare = models.TextField(blank=True)
    how_it_is_done = models.TextField(blank=True)
    ranges_intro = models.TextField(blank=True)
    ranges = StreamField([("range", RangeBlock())], blank=True)
    reading = models.TextField("reading the report", blank=True)
    limits = models.TextField("what it cannot tell", blank=True)

    content_panels = [
        *SitePage.content_panels,
        *panels("department", "kind", "icon"),
        REVIEW_PANEL,
        MultiFieldPanel(panels("name_hi", "also_called", "key_facts"), "Key facts"),
        *panels("lead", "what_it_checks", "why", "prepare", "how_it_is_done"),
        *panels("ranges_intro", "ranges", "reading", "see_doctor", "emergency", "limits"),
        *END_PANELS,
    ]

    @classmethod
    def can_create_at(cls, parent: Page) -> bool:
        return parent.slug in MEDICAL_SECTIONS and bool(super().can_create_at(parent))

    def subject(self) -> PageSubject:
        department = Preset(id=self.department.pk, name=self.department.name)
        return PageSubject(tier=self.tier, department=department)

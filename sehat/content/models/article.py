from __future__ import annotations

from datetime import date

from django.core.exceptions import ValidationError
from django.db import models
from wagtail.admin.panels import MultiFieldPanel
from wagtail.fields import StreamField

from sehat.content.models.medical import END_PANELS, REVIEW_PANEL, MedicalIndexPage, MedicalPage, panels
from sehat.content.models.site_page import SitePage
from sehat.core.languages import language_of
from sehat.directory.models import Department
from sehat.rendering.blocks import LineBlock
from sehat.rendering.schemas import PageSubject, Preset


class BlogIndexPage(MedicalIndexPage):
    """/blog and /hi/blog: the articles of one language, newest first."""

    component = "content/blog-index-page"
    page_type = "Blog"
    subpage_types = ["content.ArticlePage"]


class ArticlePage(MedicalPage):
    component = "content/article-page"
    page_type = "Blog"
    read_with = ("department", "author__photo", "reviewer__photo")
    parent_page_types = ["content.BlogIndexPage"]
    subpage_types: list[str] = []
    exclude_fields_in_copy = ["translation_of"]  # only one article tells another

    published_on = models.DateField(default=date.today)
    department = models.ForeignKey(
        Department, on_delete=models.PROTECT, null=True, blank=True, related_name="+"
    )
    icon = models.CharField(max_length=40, default="stethoscope", help_text="A name of the icon list.")
    takeaways = StreamField([("point", LineBlock(max_length=240))], blank=True)
    translation_of = models.OneToOneField(
        "self",
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="translation",
        help_text="On a Hindi article: the English one it tells.",
    )

    content_panels = [
        *SitePage.content_panels,
        *panels("department", "icon", "published_on", "translation_of"),
        REVIEW_PANEL,
        MultiFieldPanel(panels("lead", "takeaways"), "Beginning"),
        *panels("see_doctor", "emergency"),
        *END_PANELS,
    ]

    def clean(self) -> None:
        """A Hindi article tells an English one: the pages of both lead to each other by that. One of next
        year would stand first until then."""
        super().clean()
        self.refuse_later_day("published_on")
        told, language = self.translation_of, language_of(self.address_to_be())
        if told and (language, told.language) != ("hi", "en"):
            raise ValidationError({"translation_of": "Only a Hindi article tells one, and that is English."})
        if language == "hi" and self.pk and ArticlePage.objects.filter(translation_of=self.pk).exists():
            raise ValidationError("A Hindi article tells this one: it stays in English.")

    def subject(self) -> PageSubject:
        department = self.department and Preset(id=self.department.pk, name=self.department.name)
        return PageSubject(tier=self.tier, department=department)

"""Pages that editors write, in Wagtail. Each serves itself through render_page."""

from __future__ import annotations

from django.db import models
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.blocks import CharBlock
from wagtail.fields import StreamField
from wagtail.models import Page, PageViewRestriction

from sehat.content.blocks import (
    QuestionBlock,
    SectionBlock,
    SourceBlock,
    SymptomBlock,
    TreatmentOptionBlock,
)
from sehat.core.schemas import PageContext, PageProps, Preset
from sehat.directory.models import Condition
from sehat.rendering.generation import kept_until_change
from sehat.rendering.page import render_page


@kept_until_change
def has_private_pages() -> bool:
    """Whether editors made any page private. One query, kept."""
    return PageViewRestriction.objects.exists()  # type: ignore[no-any-return]


class Person(models.Model):
    """Someone who writes or medically reviews pages."""

    class Role(models.TextChoices):
        AUTHOR = "author", "Author"
        REVIEWER = "reviewer", "Medical reviewer"

    name = models.CharField(max_length=100)
    slug = models.SlugField(max_length=120, unique=True)
    role = models.CharField(max_length=8, choices=Role.choices)
    speciality = models.CharField(max_length=80, blank=True)
    degrees = models.CharField(max_length=120, blank=True)
    registration = models.CharField("council registration", max_length=60, blank=True)
    bio = models.TextField(blank=True)

    class Meta:
        ordering = ("name",)
        verbose_name_plural = "people"

    def __str__(self) -> str:
        return self.name


class SitePage(Page):
    """What all our pages share: they give props, and the renderer draws them."""

    component = ""
    page_type = ""
    in_sitemap = True
    read_with: tuple[str, ...] = ()  # relations that `selectors.page_at` brings along
    content_panels = Page.content_panels
    template = ""

    class Meta:
        abstract = True

    def props(self) -> PageProps:
        raise TypeError(f"{type(self).__name__} says no props")

    def context(self, path: str) -> PageContext:
        return PageContext(page_type=self.page_type, page_name=self.title, path=path)

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        path = (self.get_url() or request.path).rstrip("/") or "/"
        is_public = not self.get_view_restrictions()
        return render_page(request, self.component, self.props(), self.context(path), keep=is_public)

    def get_view_restrictions(self) -> QuerySet[PageViewRestriction]:
        """Wagtail's private pages. No query while there is none on the site."""
        found: QuerySet[PageViewRestriction] = (
            super().get_view_restrictions() if has_private_pages() else PageViewRestriction.objects.none()
        )
        return found

    def serve_preview(self, request: HttpRequest, mode_name: str) -> HttpResponse:
        request.is_preview = True  # type: ignore[attr-defined]  # Wagtail's own mark, read by render_page
        return self.serve(request)


class HomePage(SitePage):
    component = "content/home-page"
    page_type = "Home"
    max_count = 1
    parent_page_types = ["wagtailcore.Page"]

    lead = models.TextField(default="")
    content_panels = [*SitePage.content_panels, FieldPanel("lead")]

    def props(self) -> PageProps:
        from sehat.content.home import home_props

        return home_props(self)


class ConditionIndexPage(SitePage):
    component = "content/condition-index-page"
    page_type = "Condition"
    max_count = 1
    parent_page_types = ["content.HomePage"]
    subpage_types = ["content.ConditionPage"]

    intro = models.TextField(blank=True)
    content_panels = [*SitePage.content_panels, FieldPanel("intro")]

    def props(self) -> PageProps:
        from sehat.content.condition import index_props

        return index_props(self)


class ConditionPage(SitePage):
    component = "content/condition-page"
    page_type = "Condition"
    read_with = ("condition__department", "author", "reviewer")
    parent_page_types = ["content.ConditionIndexPage"]
    subpage_types: list[str] = []

    condition = models.OneToOneField(Condition, on_delete=models.PROTECT, related_name="page")
    author = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="+")
    reviewer = models.ForeignKey(
        Person, on_delete=models.PROTECT, related_name="+", limit_choices_to={"role": "reviewer"}
    )
    reviewed_on = models.DateField()
    next_review_on = models.DateField()
    also_called = models.CharField(max_length=200, blank=True, help_text="Other names, parted by commas.")
    treated_by = models.CharField(max_length=60)
    usual_treatment = models.CharField(max_length=60)
    hospital_stay = models.CharField(max_length=60)
    lead = models.TextField()
    overview = models.TextField()
    symptoms_intro = models.TextField(blank=True)
    symptoms = StreamField([("symptom", SymptomBlock())], blank=True)
    see_doctor = StreamField([("reason", CharBlock(max_length=200))], blank=True)
    emergency = StreamField([("sign", CharBlock(max_length=200))], blank=True)
    causes = models.TextField()
    tests = models.TextField()
    options = StreamField([("option", TreatmentOptionBlock())], blank=True)
    questions = StreamField([("question", QuestionBlock())], blank=True)
    sources = StreamField([("source", SourceBlock())], blank=True)

    content_panels = [
        *SitePage.content_panels,
        FieldPanel("condition"),
        MultiFieldPanel(
            [FieldPanel(name) for name in ("author", "reviewer", "reviewed_on", "next_review_on")], "Review"
        ),
        MultiFieldPanel(
            [FieldPanel(name) for name in ("also_called", "treated_by", "usual_treatment", "hospital_stay")],
            "Key facts",
        ),
        *(FieldPanel(name) for name in ("lead", "overview", "symptoms_intro", "symptoms")),
        *(FieldPanel(name) for name in ("see_doctor", "emergency", "causes", "tests")),
        *(FieldPanel(name) for name in ("options", "questions", "sources")),
    ]

    def props(self) -> PageProps:
        from sehat.content.condition import condition_props

        return condition_props(self)

    def context(self, path: str) -> PageContext:
        department = self.condition.department
        return PageContext(
            page_type=self.page_type,
            page_name=self.title,
            path=path,
            condition=Preset(id=self.condition.pk, name=self.condition.name),
            department=Preset(id=department.pk, name=department.name),
        )


class InfoPage(SitePage):
    """About, privacy, terms: headings and paragraphs. Its type follows its address."""

    component = "content/info-page"
    parent_page_types = ["content.HomePage"]
    subpage_types: list[str] = []
    PAGE_TYPES = {
        "about-us": "About",
        "contact-us": "Contact",
        "editorial-policy": "Editorial_Policy",
        "privacy": "Privacy_Policy",
        "refund-policy": "Refund_Policy",
        "terms-conditions": "Terms_Condition",
        "faq": "Faq_Page",
        "press": "Press_Page",
    }

    lead = models.TextField(blank=True)
    updated_on = models.DateField()
    sections = StreamField([("section", SectionBlock())])
    content_panels = [
        *SitePage.content_panels,
        FieldPanel("lead"),
        FieldPanel("updated_on"),
        FieldPanel("sections"),
    ]

    def props(self) -> PageProps:
        from sehat.content.info import info_props

        return info_props(self)

    def context(self, path: str) -> PageContext:
        page_type = self.PAGE_TYPES.get(self.slug, "About")
        return super().context(path).model_copy(update={"page_type": page_type})

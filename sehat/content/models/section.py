from __future__ import annotations

from urllib.parse import urlsplit

from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.db import models
from django.http import HttpRequest, HttpResponse
from wagtail.admin.panels import FieldPanel

from sehat.content.addresses import root_path
from sehat.content.models.medical_review import HoldsOnlyReviewed
from sehat.content.models.site_page import SitePage
from sehat.content.models.unpublishing import MayUnpublish
from sehat.directory.slug_redirects import redirect_to

MEDICAL_SECTIONS = frozenset({"test", "symptom"})


class SectionPage(SitePage):
    """An address that only holds others (/services, /hi): it lists them, or leads to a page that does."""

    component = "content/section-page"
    page_type = "Service"
    parent_page_types = ["content.HomePage", "content.SectionPage"]

    intro = models.TextField(blank=True)
    leads_to = models.CharField(
        max_length=200, blank=True, help_text="An address of the site such as /tests. Empty: a list."
    )
    content_panels = [*SitePage.content_panels, FieldPanel("intro"), FieldPanel("leads_to")]

    def permissions_for_user(self, user: AbstractBaseUser) -> MayUnpublish:
        """Pages of tests and symptoms stand under /test and /symptom, also those of /hi."""
        return (
            HoldsOnlyReviewed(user, self)
            if self.slug in MEDICAL_SECTIONS
            else super().permissions_for_user(user)
        )

    def clean(self) -> None:
        super().clean()
        self.keep_medical_slug()
        if self.leads_to and not self.leads_on:
            raise ValidationError({"leads_to": "An address of the site begins with one slash: /tests."})
        if self.leads_to and self.leads_in_circle(self.address_to_be()):
            raise ValidationError({"leads_to": "This section would lead to itself, in a circle."})

    def keep_medical_slug(self) -> None:
        """Raises ValidationError: below a renamed one nothing new could be made. One query."""
        held = SectionPage.objects.filter(pk=self.pk, slug__in=MEDICAL_SECTIONS).exclude(slug=self.slug)
        for was in held.values_list("slug", flat=True):
            raise ValidationError({"slug": f"Tests and symptoms are written below /{was}: it stays."})

    @property
    def leads_on(self) -> bool:
        """To another page of the site, never to another site: browsers drop a tab between two slashes."""
        is_path = self.leads_to.startswith("/") and self.leads_to.isprintable()
        return is_path and not self.leads_to.startswith(("//", "/\\"))

    def leads_in_circle(self, own: str) -> bool:
        """Whether who follows it, and the sections it leads to, comes to one twice. A query a step."""
        seen, way = {own.lower()}, self
        while way.leads_on:
            path = urlsplit(way.leads_to).path.rstrip("/").lower()
            if path in seen:
                return True
            seen.add(path)
            others = SectionPage.objects.live().exclude(pk=self.pk)
            way = others.filter(url_path=f"{root_path()}{path.strip('/')}/").first()
            if way is None:
                return False
        return False

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        """A list of what is below it where it leads in a circle: others may be renamed after its form."""
        if self.leads_on and not self.leads_in_circle(self.address):
            return redirect_to(request, self.leads_to)
        return super().serve(request)

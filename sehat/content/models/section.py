from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.db import models
from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from wagtail.admin.panels import FieldPanel
from wagtail.models import PagePermissionTester

from sehat.content.models.medical_review import HoldsOnlyReviewed
from sehat.content.models.site_page import SitePage

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

    def permissions_for_user(self, user: AbstractBaseUser) -> PagePermissionTester:
        """Pages of tests and symptoms stand under /test and /symptom, also those of /hi."""
        return (
            HoldsOnlyReviewed(user, self)
            if self.slug in MEDICAL_SECTIONS
            else super().permissions_for_user(user)
        )

    def clean(self) -> None:
        super().clean()
        if self.leads_to and not self.leads_on:
            raise ValidationError({"leads_to": "An address of the site begins with one slash: /tests."})
        if self.leads_to and self.url_path and self.leads_to.rstrip("/") == self.address:
            raise ValidationError({"leads_to": "This section would lead to itself, in a circle."})

    @property
    def leads_on(self) -> bool:
        """To another page of the site, never to another site."""
        return self.leads_to.startswith("/") and not self.leads_to.startswith(("//", "/\\"))

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if self.leads_on:
            return HttpResponsePermanentRedirect(self.leads_to)
        return super().serve(request)

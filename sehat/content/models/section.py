from __future__ import annotations

from django.contrib.auth.base_user import AbstractBaseUser
from django.db import models
from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from wagtail.admin.panels import FieldPanel
from wagtail.models import PagePermissionTester

from sehat.content.models.medical_review import HoldsOnlyReviewed
from sehat.content.models.site_page import SitePage

TESTS = "test"


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
        """Pages of tests stand under /test and /hi/test."""
        return HoldsOnlyReviewed(user, self) if self.slug == TESTS else super().permissions_for_user(user)

    def serve(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        if self.leads_to.startswith("/") and not self.leads_to.startswith(("//", "/\\")):
            return HttpResponsePermanentRedirect(self.leads_to)
        return super().serve(request)

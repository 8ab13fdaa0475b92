from __future__ import annotations

from django.db import models
from wagtail.admin.panels import FieldPanel

from sehat.content.models.site_page import SitePage


class HomePage(SitePage):
    component = "content/home-page"
    page_type = "Home"
    max_count = 1
    parent_page_types = ["wagtailcore.Page"]

    lead = models.TextField(default="")
    content_panels = [*SitePage.content_panels, FieldPanel("lead")]

from __future__ import annotations

from django.db import models

from sehat.content.models.medical import panels
from sehat.content.models.site_page import SitePage


class HomePage(SitePage):
    component = "content/home-page"
    page_type = "Home"
    max_count = 1
    parent_page_types = ["wagtailcore.Page"]

    lead = models.TextField(default="")
    title_hi = models.CharField("title in Hindi", max_length=255, blank=True)
    lead_hi = models.TextField("lead in Hindi", blank=True)
    content_panels = [*SitePage.content_panels, *panels("lead", "title_hi", "lead_hi")]

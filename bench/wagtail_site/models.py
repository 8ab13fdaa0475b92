"""A page of Wagtail that holds its own words and is rendered by its template."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.http import HttpRequest
from wagtail.models import Page


class ConditionPage(Page):
    content = models.JSONField()  # {frame, page}: see bench/content.py
    template = "condition_page.html"

    def get_context(self, request: HttpRequest, *args: Any, **kwargs: Any) -> dict[str, Any]:
        return {**super().get_context(request, *args, **kwargs), **self.content}

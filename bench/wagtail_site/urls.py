"""The bare view, and Wagtail's pages."""

from __future__ import annotations

import json

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import include, path
from wagtail import urls as wagtail_urls

CONTENT = json.loads((settings.PLACE / "content.json").read_text("utf-8"))


def bare_view(request: HttpRequest) -> HttpResponse:
    return render(request, "condition.html", CONTENT)


urlpatterns = [path("bare", bare_view), path("", include(wagtail_urls))]

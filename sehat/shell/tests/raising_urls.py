"""The site's addresses and one view that raises, for the tests of the 500 page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.urls import include, path

handler404 = "sehat.shell.error_views.page_not_found"
handler500 = "sehat.shell.error_views.server_error"


def broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("a view is broken")


urlpatterns = [
    path("broken", broken),
    path("hi/broken", broken),
    path("api/broken", broken),
    path("", include("sehat.config.urls")),
]

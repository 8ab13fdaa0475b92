"""The site's addresses and one view that raises, for the tests of the 500 page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.urls import path

from sehat.config import urls

handler404, handler500 = urls.handler404, urls.handler500


def broken(request: HttpRequest) -> HttpResponse:
    raise RuntimeError("a view is broken")


urlpatterns = [path("broken", broken), path("api/broken", broken), *urls.urlpatterns]

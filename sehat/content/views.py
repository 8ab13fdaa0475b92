"""The page tree: any address that no room has taken."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from wagtail.url_routing import RouteResult
from wagtail.views import serve

from sehat.content.selectors import page_at


def page(request: HttpRequest, path: str) -> HttpResponse:
    """The page at `path`, served as Wagtail does, with its hooks and private pages.

    Wagtail itself walks down from the site's root with two queries a level; it takes the page we
    found from where it keeps its own finding.
    """
    found = page_at(path)
    if found is None:
        raise Http404
    request._wagtail_route_for_request = RouteResult(found)  # type: ignore[attr-defined]
    response: HttpResponse = serve(request, path)
    return response

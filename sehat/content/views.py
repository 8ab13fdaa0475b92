"""A department, and the page tree: any address that no room has taken."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from wagtail.url_routing import RouteResult
from wagtail.views import serve

from sehat.content.department import department_page
from sehat.content.selectors import page_at
from sehat.core.schemas import PageContext, Preset
from sehat.directory.models import Department
from sehat.directory.moves import follow_moves
from sehat.rendering.page import render_page


@follow_moves(slug=Department)
def department(request: HttpRequest, slug: str) -> HttpResponse:
    """A department: page type departmentpage."""
    found = get_object_or_404(Department, slug=slug)
    context = PageContext(
        page_type="departmentpage",
        page_name=found.name,
        path=request.path,
        department=Preset(id=found.pk, name=found.name),
    )
    return render_page(request, "content/department-page", department_page(found), context)


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

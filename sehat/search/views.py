"""The result page. It is private to a visitor, so it is not cached."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.schemas import PageContext
from sehat.rendering.page import render_page
from sehat.search.pages.search import search_page


def results(request: HttpRequest) -> HttpResponse:
    """`/search?q=&city=&kind=&page=`, the city by id or name: noindex; what is too short suggests."""
    context = PageContext(page_type="Search", page_name="Search", path="/search")
    return render_page(request, "search/search-page", search_page(request.GET), context, is_public=False)

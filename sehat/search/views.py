"""The result page. It is private to a visitor, so it is not cached."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of, translate
from sehat.rendering.page import render_page
from sehat.rendering.schemas import ContactOptions, PageContext
from sehat.search.pages.search import search_page


def results(request: HttpRequest) -> HttpResponse:
    """`/search?q=&city=&kind=&page=`, the city by id or name: noindex; what is too short suggests."""
    language = language_of(request.path)
    page = search_page(request.GET, language)
    # Beside what is said to somebody who may harm themself, nothing is sold.
    is_offered = not (page.emergency and page.emergency.is_gentle)
    context = PageContext(
        page_type="Search",
        page_name=translate("Search", language),
        path=request.path,
        language=language,
        contact=ContactOptions(
            is_call_enabled=is_offered, is_whatsapp_enabled=is_offered, is_form_enabled=is_offered
        ),
    )
    return render_page(request, "search/search-page", page, context, is_public=False, is_own=False)

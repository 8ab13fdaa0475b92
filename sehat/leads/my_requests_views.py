"""`/my-requests`: one page for everyone. Whose requests it shows is known in the browser alone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of
from sehat.core.schemas import Language, PageContext
from sehat.leads.pages.my_requests import TITLE, my_requests_page
from sehat.rendering.page import render_page

PATHS: dict[Language, str] = {"en": "/my-requests", "hi": "/hi/my-requests"}


def my_requests(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = my_requests_page(language)
    context = PageContext(
        page_type="Service",
        page_name=TITLE[language],
        path=PATHS[language],
        language=language,
        other_language_url=PATHS["en" if language == "hi" else "hi"],
    )
    return render_page(request, "leads/my-requests-page", page, context)

"""`/my-requests`: one page for everyone. Whose requests it shows is known in the browser alone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of, localized_path, other_language, translate
from sehat.leads.pages.my_requests import TITLE, my_requests_page
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext

PATH = "/my-requests"


def my_requests(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = my_requests_page(language)
    context = PageContext(
        page_type="Service",
        page_name=translate(TITLE, language),
        path=localized_path(PATH, language),
        language=language,
        other_language_url=localized_path(PATH, other_language(language)),
    )
    return render_page(request, "leads/my-requests-page", page, context)

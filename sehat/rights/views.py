"""`/privacy/your-data`: one page for everyone. Whose data it shows is known in the browser alone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of, localized_path, other_language, translate
from sehat.core.schemas import Language
from sehat.rendering.page import render_page
from sehat.rendering.schemas import PageContext
from sehat.rights.pages.your_data import PATH, TITLE, your_data_page


def your_data(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = your_data_page(language)
    return render_page(request, "rights/your-data-page", page, context_of(language))


def context_of(language: Language) -> PageContext:
    return PageContext(
        page_type="Privacy_Policy",
        page_name=translate(TITLE, language),
        path=localized_path(PATH, language),
        language=language,
        other_language_url=localized_path(PATH, other_language(language)),
    )

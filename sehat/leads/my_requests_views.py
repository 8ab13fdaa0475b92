"""`/my-requests`: one page for everyone. Whose requests it shows is known in the browser alone."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of
from sehat.core.schemas import Language, Meta, PageContext
from sehat.leads.schemas import MyRequestsPageProps
from sehat.rendering.page import render_page

TITLE: dict[Language, str] = {"en": "My requests", "hi": "मेरे अनुरोध"}
PATHS: dict[Language, str] = {"en": "/my-requests", "hi": "/hi/my-requests"}


def my_requests(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = MyRequestsPageProps(meta=Meta(title=TITLE[language], noindex=True))
    context = PageContext(
        page_type="Service",
        page_name=TITLE[language],
        path=PATHS[language],
        language=language,
        other_language_url=PATHS["en" if language == "hi" else "hi"],
    )
    return render_page(request, "leads/my-requests-page", page, context)

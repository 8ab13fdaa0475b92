"""`/privacy/your-data`: one page for everyone. Whose data it shows is known in the browser alone."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.core.languages import language_of
from sehat.core.schemas import Language, Meta, PageContext
from sehat.directory.selectors import city_presets
from sehat.rendering.page import render_page
from sehat.rights.schemas import YourDataPageProps

TITLE: dict[Language, str] = {"en": "Your data", "hi": "आपकी जानकारी"}
PATHS: dict[Language, str] = {"en": "/privacy/your-data", "hi": "/hi/privacy/your-data"}


def your_data(request: HttpRequest) -> HttpResponse:
    language = language_of(request.path)
    page = YourDataPageProps(
        meta=Meta(title=TITLE[language], noindex=True),
        form_action=f"{PATHS[language]}/form",
        cities=city_presets(language),
        wait_days=settings.ERASURE_WAIT_DAYS,
    )
    return render_page(request, "rights/your-data-page", page, context_of(language))


def context_of(language: Language) -> PageContext:
    return PageContext(
        page_type="Privacy_Policy",
        page_name=TITLE[language],
        path=PATHS[language],
        language=language,
        other_language_url=PATHS["en" if language == "hi" else "hi"],
    )

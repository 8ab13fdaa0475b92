"""`/privacy/your-data` as props: one page for everyone. Whose data it shows is known in the browser alone."""

from __future__ import annotations

from django.conf import settings

from sehat.core.languages import localized_path, noop, other_language, translate
from sehat.core.schemas import Language
from sehat.directory.selectors import city_presets
from sehat.rendering.schemas import Meta, PageContext
from sehat.rights.schemas import YourDataPageProps

TITLE = noop("Your data")
PATH = "/privacy/your-data"


def your_data_page(language: Language) -> YourDataPageProps:
    return YourDataPageProps(
        meta=Meta(title=translate(TITLE, language), noindex=True),
        form_action=f"{localized_path(PATH, language)}/form",
        cities=city_presets(language),
        wait_days=settings.ERASURE_WAIT_DAYS,
    )


def context_of(language: Language) -> PageContext:
    """Of the page, and of its form without JavaScript."""
    return PageContext(
        page_type="Privacy_Policy",
        page_name=translate(TITLE, language),
        path=localized_path(PATH, language),
        language=language,
        other_language_url=localized_path(PATH, other_language(language)),
    )

"""Pages of tests as props, in English and in Hindi."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TestPage
from sehat.content.models.site_page import other_language_url, page_props
from sehat.content.page_parts.body import body_blocks, facts_for
from sehat.content.page_parts.medical_meta import (
    HOME,
    medical_meta,
    values,
)
from sehat.content.page_parts.medical_page import reviewed_fields, title_fields
from sehat.content.page_parts.translation import translation_link
from sehat.content.pages.test_index import INDEX, INDEX_NAME
from sehat.content.selectors import rows_of_tests
from sehat.core.schemas import Crumb, Language

TITLE: dict[Language, str] = {"en": "{}: why, how and normal ranges", "hi": "{}: क्यों, कैसे और सामान्य मान"}


@page_props.register(TestPage)
def test_page(page: TestPage, request: HttpRequest) -> schemas.TestPageProps:
    """Everything the page of a test shows. No query beside the page itself, but for its free blocks."""
    language = page.language
    facts = facts_for(page.body, language=language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    translation = translation_url(page)
    crumbs = [HOME[language], Crumb(label=INDEX_NAME[language], url=INDEX[language]), Crumb(label=page.title)]
    about: dict[str, object] = {"@type": "MedicalTest", "name": page.title}
    title = TITLE[language].format(page.title)
    return schemas.TestPageProps(
        **reviewed_fields(page, crumbs, body),
        **title_fields(page, "" if language == "hi" else page.name_hi),
        meta=medical_meta(page, crumbs, title=title, about=about, body=body, translation=translation),
        translation=translation_link(language, translation),
        key_facts=[schemas.KeyFact(**dict(value)) for value in values(page.key_facts)],
        what_it_checks=page.what_it_checks,
        why=page.why,
        prepare=page.prepare,
        how_it_is_done=page.how_it_is_done,
        ranges_intro=page.ranges_intro,
        ranges=[schemas.TestRange(**dict(value)) for value in values(page.ranges)],
        reading=page.reading,
        limits=page.limits,
    )


@other_language_url.register(TestPage)
def translation_url(page: TestPage) -> str | None:
    """The live page of the same test in the other language. No query: the addresses are cached."""
    other = f"/test/{page.slug}" if page.language == "hi" else f"/hi/test/{page.slug}"
    return other if any(row.url == other for row in rows_of_tests()) else None

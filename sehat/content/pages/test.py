"""Pages of tests as props, in English and in Hindi."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TestPage
from sehat.content.models.site_page import other_language_url, page_props
from sehat.content.page_parts.body import body_blocks, facts_for
from sehat.content.page_parts.crumbs import index_crumb
from sehat.content.page_parts.medical_meta import medical_meta
from sehat.content.page_parts.medical_page import reviewed_fields, title_fields
from sehat.content.page_parts.translation import translation_link
from sehat.content.pages.test_index import INDEX, INDEX_NAME
from sehat.content.selectors import rows_of_tests
from sehat.core.languages import localized_path, noop, other_language, translate
from sehat.directory.cards import home_crumb
from sehat.rendering.blocks import values
from sehat.rendering.schemas import Crumb

TITLE = noop("{}: why, how and normal ranges")


@page_props.register(TestPage)
def test_page(page: TestPage, request: HttpRequest) -> schemas.TestPageProps:
    """Everything the page of a test shows. No query beside the page itself, but for its free blocks."""
    language = page.language
    facts = facts_for(page.body, language=language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    translation = translation_url(page)
    index = index_crumb(translate(INDEX_NAME, language), INDEX[language])
    crumbs = [home_crumb(language), index, Crumb(label=page.title)]
    about: dict[str, object] = {"@type": "MedicalTest", "name": page.title}
    title = translate(TITLE, language).format(page.title)
    return schemas.TestPageProps(
        **reviewed_fields(page, crumbs, body),
        **title_fields(page, page.name_hi),
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
    other = localized_path(f"/test/{page.slug}", other_language(page.language))
    return other if any(row.url == other for row in rows_of_tests()) else None

"""Pages of tests as props, in English and in Hindi."""

from __future__ import annotations

from sehat.content import schemas
from sehat.content.body import body_blocks, facts_for
from sehat.content.index_meta import index_meta
from sehat.content.medical_meta import HOME, byline, medical_meta, names, questions, sources, values
from sehat.content.models import TestIndexPage, TestPage
from sehat.content.selectors import links_to_tests, rows_of_tests
from sehat.core.schemas import Crumb, Language, Link

INDEX: dict[Language, str] = {"en": "/tests", "hi": "/hi/tests"}
OTHER_INDEX: dict[Language, str] = {"en": INDEX["hi"], "hi": INDEX["en"]}
INDEX_NAME: dict[Language, str] = {"en": "Tests", "hi": "जाँचें"}
TITLE: dict[Language, str] = {"en": "{}: why, how and normal ranges", "hi": "{}: क्यों, कैसे और सामान्य मान"}
READ_IN_OTHER: dict[Language, Link] = {
    "en": Link(label="हिंदी में पढ़ें", lang="hi"),
    "hi": Link(label="Read in English", lang="en"),
}


def translation_url(page: TestPage) -> str | None:
    """The live page of the same test in the other language. No query: the addresses are cached."""
    other = f"/test/{page.slug}" if page.language == "hi" else f"/hi/test/{page.slug}"
    return other if any(row.url == other for row in rows_of_tests()) else None


def translation_link(language: Language, url: str | None) -> Link | None:
    return READ_IN_OTHER[language].model_copy(update={"url": url}) if url else None


def test_props(page: TestPage) -> schemas.TestPageProps:
    """Everything the page of a test shows. No query beside the page itself, but for its free blocks."""
    language = page.language
    facts = facts_for(page.body, language=language)
    body = body_blocks(page.body, facts, has_red_card=bool(page.emergency), language=language)
    translation = translation_url(page)
    crumbs = [HOME[language], Crumb(label=INDEX_NAME[language], url=INDEX[language]), Crumb(label=page.title)]
    about: dict[str, object] = {"@type": "MedicalTest", "name": page.title}
    title = TITLE[language].format(page.title)
    return schemas.TestPageProps(
        meta=medical_meta(page, crumbs, title=title, about=about, body=body, translation=translation),
        crumbs=crumbs,
        name=page.title,
        name_hi="" if language == "hi" else page.name_hi,
        also_called=names(page.also_called),
        byline=byline(page),
        translation=translation_link(language, translation),
        key_facts=[schemas.KeyFact(**dict(value)) for value in values(page.key_facts)],
        lead=page.lead,
        what_it_checks=page.what_it_checks,
        why=page.why,
        prepare=page.prepare,
        how_it_is_done=page.how_it_is_done,
        ranges_intro=page.ranges_intro,
        ranges=[schemas.TestRange(**dict(value)) for value in values(page.ranges)],
        reading=page.reading,
        see_doctor=values(page.see_doctor),
        emergency=values(page.emergency),
        limits=page.limits,
        body=body,
        questions=questions(page),
        sources=sources(page),
    )


def index_props(page: TestIndexPage) -> schemas.TestIndexPageProps:
    """Every live test of one language by speciality. No query of its own: the groups are cached."""
    language = page.language
    crumbs = [HOME[language], Crumb(label=page.title)]
    return schemas.TestIndexPageProps(
        meta=index_meta(page, crumbs, translation=OTHER_INDEX[language]),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        groups=links_to_tests(language),
    )

"""`/tests` and `/hi/tests` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TestIndexPage
from sehat.content.models.site_page import other_language_url, page_props
from sehat.content.page_parts.index_meta import index_meta
from sehat.content.selectors import is_there, links_to_tests
from sehat.core.languages import noop
from sehat.core.schemas import Language
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb

INDEX: dict[Language, str] = {"en": "/tests", "hi": "/hi/tests"}
OTHER_INDEX: dict[Language, str] = {"en": INDEX["hi"], "hi": INDEX["en"]}
INDEX_NAME = noop("Tests")


@page_props.register(TestIndexPage)
def test_index_page(page: TestIndexPage, request: HttpRequest) -> schemas.TestIndexPageProps:
    """Every live test of one language by speciality. No query of its own: the groups are cached."""
    language = page.language
    crumbs = [home_crumb(language), Crumb(label=page.title)]
    return schemas.TestIndexPageProps(
        meta=index_meta(page, crumbs, translation=other_index_url(page)),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        groups=links_to_tests(language),
    )


@other_language_url.register(TestIndexPage)
def other_index_url(page: TestIndexPage) -> str | None:
    """None while the index of the other language is not live."""
    other = OTHER_INDEX[page.language]
    return other if is_there(other) else None

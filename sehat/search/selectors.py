"""Searching: the engine of this machine, or the database while the engine has no index."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from sehat.content.models import ConditionPage, SymptomPage
from sehat.content.models.site_page import published
from sehat.content.selectors import leading_conditions
from sehat.core.languages import display_name
from sehat.core.schemas import Language, Link
from sehat.directory.models import City, Department
from sehat.rendering.cache_version import cached_until_change
from sehat.search import database
from sehat.search.engine import FIRST_SIX, Engine, KindMatches, Window
from sehat.search.entries import SOURCES
from sehat.search.indexing import current, report_damage
from sehat.search.schemas import Kind, SearchHit

logger = logging.getLogger(__name__)
# Decisions 4.4: R is everything.
KINDS_OF_TYPE: dict[str, list[Kind]] = {
    "R": list(SOURCES),
    "D": ["Doctor"],
    "H": ["Hospital"],
    "C": ["Condition"],
    "T": ["Treatment"],
    "P": ["Department"],
}
POPULAR_SHOWN = 6


def find(
    query: str, *, kinds: list[Kind], city_id: int = 0, window: Window = FIRST_SIX
) -> dict[Kind, KindMatches]:
    """What there is of each kind, the best kind first; at most six of one unless `window` says otherwise.

    `query` is clean and long enough. `city_id` 0: all India.
    """
    folder = current()
    if folder is not None:
        try:
            return engine(folder).search(query, kinds, city_id, window)
        except (OSError, ValueError):
            logger.exception("the search index cannot be read: the database answers")
            engine.cache_clear()
            report_damage()
    return database.search(query, kinds, city_id, window)


def is_indexed() -> bool:
    """Whether the engine answers here; else the database does, which is slower and reads no spelling."""
    return current() is not None


@lru_cache(maxsize=1)
def engine(folder: Path) -> Engine:
    return Engine(folder)


@cached_until_change
def city_ids() -> dict[str, int]:
    """Name and id as text -> id. One query, cached."""
    rows = City.objects.values_list("name", "id")
    return {key: number for name, number in rows for key in (name, str(number))}


@cached_until_change
def city_names() -> dict[int, str]:
    """Id -> name. One query, cached."""
    return dict(City.objects.values_list("id", "name"))


@cached_until_change
def readings(language: Language = "en") -> dict[str, tuple[Kind, SearchHit]]:
    """Symptoms and conditions by slug, as results: what an emergency may put first. Two queries, cached.

    What nobody translated is read in English rather than not at all.
    """
    conditions = published(ConditionPage.objects).select_related("condition__department")
    pages: list[tuple[Kind, ConditionPage | SymptomPage, Department | None]] = [
        *(("Condition", page, page.condition.department) for page in conditions),
        *(
            ("Symptom", page, page.department)
            for page in published(SymptomPage.objects).select_related("department")
        ),
    ]
    in_turn = sorted(pages, key=lambda found: found[1].language == language)
    return {
        page.slug: (kind, reading(page, department, language))
        for kind, page, department in in_turn
        if page.language in {"en", language}
    }


def reading(
    page: ConditionPage | SymptomPage, department: Department | None, language: Language
) -> SearchHit:
    """A condition that nobody translated is called by its name in the language, a symptom as its page is."""
    is_own, is_condition = page.language == language, isinstance(page, ConditionPage)
    note, icon = "", "stethoscope"
    if department:
        note = department.plain_name if language == "en" else display_name(department, language)
        icon = department.icon
    return SearchHit(
        name=page.title
        if is_own or isinstance(page, SymptomPage)
        else display_name(page.condition, language),
        url=page.address,
        note=note,
        icon=icon,
        lang=None if is_own or is_condition else page.language,
    )


def popular(language: Language = "en") -> list[Link]:
    """Pages to look at when nothing was asked for. No query: cached."""
    return leading_conditions(POPULAR_SHOWN, language)

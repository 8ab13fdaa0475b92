"""Which treatment, and where, a typed question about a price names: “knee replacement cost pune”."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from sehat.core.folding import fold, joined, words
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.models import City, Condition, Procedure
from sehat.directory.prices import prices_of_places
from sehat.directory.selectors import cities_by_slug
from sehat.rendering.cache_version import cached_until_change

T = TypeVar("T")
MAX_NAME_WORDS = 6
SHORTEST_NAME = 3  # letters
MAX_TREATMENTS = 3  # that a condition stands for
COST_WORDS = frozenset(
    words(
        "cost costing price charge expense expenses estimate rupee rupees budget kharcha kharch kharche "
        "kimat keemat qeemat daam paisa paise rupaye rupay ख़र्च ख़र्चा ख़र्चे क़ीमत दाम पैसा पैसे रुपये रुपए"
    )
)
HOW_MUCH = re.compile(
    r"\bhow much (?:is|for|will)\b|\bkitn[aei] (?:ka|ki|ke|lag\w*|hoga|padega)\b|कितन[ाे] (?:का|लग)"
)


@dataclass(frozen=True)
class CostQuestion:
    """`treatments` is empty where none was named; of a condition they are those with a figure first."""

    asks_cost: bool
    treatments: tuple[Procedure, ...]
    city: City | None


def read_cost_question(text: str) -> CostQuestion:
    """No query when cached."""
    typed = words(text)
    asks = bool(COST_WORDS & set(typed) or HOW_MUCH.search(fold(text)))
    city = longest(typed, cities_by_name())
    treatments = longest([word for word in typed if word not in COST_WORDS], treatments_by_name())
    return CostQuestion(asks, tuple(treatments or ())[:MAX_TREATMENTS], city)


def longest(typed: list[str], by_name: dict[str, T]) -> T | None:
    """What the longest run of words names."""
    for size in range(min(MAX_NAME_WORDS, len(typed)), 0, -1):
        for at in range(len(typed) - size + 1):
            if (found := by_name.get("".join(typed[at : at + size]))) is not None:
                return found
    return None


@cached_until_change
def cities_by_name() -> dict[str, City]:
    """Every city by its names, folded. One query, cached."""
    cities = cities_by_slug().values()
    aliases = {name: city for city in cities for name in folded(city.aliases)}
    return aliases | {name: city for city in cities for name in folded([city.name, city.name_hi])}


@cached_until_change
def treatments_by_name() -> dict[str, list[Procedure]]:
    """Treatments by their names, and those of a condition by its names. Three queries, cached."""
    found: dict[str, list[Procedure]] = defaultdict(list)
    procedures = {item.pk: item for item in procedures_by_slug().values()}
    for condition in Condition.objects.prefetch_related("procedures"):
        treatments = [procedures[item.pk] for item in condition.procedures.all() if item.pk in procedures]
        for name in folded([condition.name, condition.name_hi, *condition.aliases]) if treatments else ():
            found[name] += treatments
    return {name: priced_first(treatments) for name, treatments in (found | own_names()).items()}


@cached_until_change
def own_names() -> dict[str, list[Procedure]]:
    """Treatments by their names alone. No query when cached."""
    own: dict[str, list[Procedure]] = defaultdict(list)
    for item in procedures_by_slug().values():
        for name in folded([item.name, item.name_hi, *item.aliases]):
            own[name].append(item)
    return own


def folded(names: Iterable[str]) -> set[str]:
    return {name for name in map(joined, names) if len(name) >= SHORTEST_NAME}


def priced_first(treatments: list[Procedure]) -> list[Procedure]:
    prices = prices_of_places()
    unique = {item.pk: item for item in treatments}
    return sorted(unique.values(), key=lambda item: item.pk not in prices)

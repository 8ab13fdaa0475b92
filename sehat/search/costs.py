"""What a search says of prices: the rows of the treatments that it names (sehat.costs.answers)."""

from __future__ import annotations

from collections.abc import Sequence

from sehat.core.schemas import Language
from sehat.costs.answers import cost_rows
from sehat.costs.questions import asks_cost
from sehat.costs.schemas import CostRow
from sehat.costs.selectors import procedures_by_slug
from sehat.directory.models import City, Procedure
from sehat.directory.prices import prices_of_places
from sehat.directory.selectors import cities_by_slug
from sehat.search.answering.care import treatments_of_conditions
from sehat.search.named import words_alike
from sehat.search.parser.parts import ParsedQuery
from sehat.search.understanding import Understood

MAX_TREATMENTS = 3  # that a condition stands for
MAX_CITIES = 3  # that are compared
MAX_ROWS = 6  # of all cities


def costs_of(
    understood: Understood, language: Language = "en", *, treatment_ids: Sequence[int] = ()
) -> list[CostRow]:
    """Rows for a query that asks a price, or that is the name of a treatment and nothing else. No query when
    cached.

    `treatment_ids`: what the engine found, the best first, for words that name no treatment.
    """
    parsed = understood.parsed
    if not asks_price(parsed) and not is_treatment_alone(parsed):
        return []
    treatments = treatments_asked(parsed)
    if not treatments and parsed.part("test"):
        return []  # what the engine found beside it is another thing: no price of a test
    treatments = treatments or treatments_found(treatment_ids, parsed.rest)
    if treatments and len(cities := cities_named(parsed)) > 1:
        compared = treatments[: MAX_ROWS // len(cities)]
        return [row for city in cities for row in cost_rows(compared, city, language)]
    return cost_rows(treatments, understood.place.city, language)


def cities_named(parsed: ParsedQuery) -> list[City]:
    """Who asks for a price in Mumbai and Delhi compares them."""
    known = cities_by_slug()
    slugs = dict.fromkeys(part.key for part in parsed.parts("city"))
    return [known[slug] for slug in slugs if slug in known][:MAX_CITIES]


def asks_price(parsed: ParsedQuery) -> bool:
    """Whether rows of prices come first, before the pages that answer.

    What a consultation may cost is a limit of a list, and what a named doctor takes stands on their page.
    """
    if parsed.part("doctor", "hospital") and not parsed.part("treatment", "condition"):
        return False
    of_fee = frozenset().union(*(match.pieces for match in parsed.matches if match.part.kind == "fee"))
    said = " ".join(piece for number, piece in enumerate(parsed.pieces) if number not in of_fee)
    return "cost" in parsed.wishes or asks_cost(said)


def is_treatment_alone(parsed: ParsedQuery) -> bool:
    return [match.part.kind for match in parsed.matches] == ["treatment"] and not parsed.rest


def treatments_asked(parsed: ParsedQuery) -> list[Procedure]:
    """The treatment that is named, or those of the condition that is, with a figure first."""
    named = parsed.part("treatment", "condition")
    if named is None:
        return []
    slugs = [named.key] if named.kind == "treatment" else treatments_of_conditions().get(named.key, [])
    known, prices = procedures_by_slug(), prices_of_places()
    treatments = [known[slug] for slug in slugs if slug in known]
    return sorted(treatments, key=lambda item: item.pk not in prices)[:MAX_TREATMENTS]


def treatments_found(ids: Sequence[int], said: tuple[str, ...]) -> list[Procedure]:
    """The best of them, where its name has all words that nothing else was read from: a root canal is no hair
    transplant, and its price none of it."""
    by_id = {item.pk: item for item in procedures_by_slug().values()}
    best = [by_id[pk] for pk in ids[:1] if pk in by_id]
    return [item for item in best if said and words_alike(item.name, said) == len(said)]

"""Government rates as a cost page shows them."""

from __future__ import annotations

from collections.abc import Iterable

from sehat.core.india import long_date
from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.costs.cghs import REVISED_ON, TIERS, WARDS, Tier, Ward, cghs_rate
from sehat.costs.models import ReferenceRate, Scheme
from sehat.costs.schemas import CghsRow, CghsTable, SchemeRate
from sehat.costs.selectors import is_of
from sehat.directory.models import City


def cghs_table(rates: list[ReferenceRate], city: City | None, language: Language = "en") -> CghsTable | None:
    """The listed rate and what the rule makes of it; by tier while a city's tier is not known. One that was
    recorded of a state is that of no other."""
    listed = (rate for rate in rates if rate.scheme == Scheme.CGHS)
    rate = next((rate for rate in listed if not rate.state or (city and is_of(rate, city.state))), None)
    if rate is None:
        return None
    tier = next((tier for tier in TIERS if city and tier == city.cghs_tier), None)
    cells: list[tuple[Tier, Ward]] = (
        [(tier, ward) for ward in WARDS] if tier else [(one, "semi-private") for one in TIERS]
    )
    return CghsTable(
        by="ward" if tier else "tier",
        tier=tier,
        base=rate.amount,
        note=translate(rate.note, language, "price label"),
        rows=[cghs_row(rate.amount, *cell) for cell in cells],
        revised_on=long_date(REVISED_ON, language),
        source=translate(rate.source, language, "price source"),
        as_of=long_date(rate.as_of, language),
        is_demo=rate.is_demo,
    )


def cghs_row(base: int, tier: Tier, ward: Ward) -> CghsRow:
    return CghsRow(
        ward=ward,
        tier=tier,
        non_nabh=cghs_rate(base, kind="non-nabh", tier=tier, ward=ward),
        nabh=cghs_rate(base, kind="nabh", tier=tier, ward=ward),
        super_speciality=cghs_rate(base, kind="super-speciality", tier=tier, ward=ward),
    )


def pmjay_rates(rates: Iterable[ReferenceRate], language: Language = "en") -> list[SchemeRate]:
    """Each by its state, in the words of the language; "" for all of India."""
    return [
        SchemeRate(
            state=translate(rate.state, language, "state"),
            amount=rate.amount,
            note=translate(rate.note, language, "price label"),
            source=translate(rate.source, language, "price source"),
            as_of=long_date(rate.as_of, language),
            is_demo=rate.is_demo,
        )
        for rate in rates
        if rate.scheme == Scheme.PMJAY
    ]

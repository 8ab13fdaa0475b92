"""Reads of the costs room. Each says how many queries it makes."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from sehat.core.folding import as_compared
from sehat.core.schemas import Language
from sehat.costs.models import CostNotes, PriceChange, ReferenceRate
from sehat.directory.models import City, Empanelment, Hospital, Insurer, PriceRange, Procedure
from sehat.rendering.cache_version import cached_until_change

CHANGES_SHOWN = 6


def procedures_with_department() -> QuerySet[Procedure]:
    """One query when read."""
    return Procedure.objects.select_related("department")


@cached_until_change
def all_cost_notes() -> dict[tuple[int, str], CostNotes]:
    """By treatment and language. One query, cached."""
    return {(notes.procedure_id, notes.language): notes for notes in CostNotes.objects.all()}


def cost_notes(procedure: Procedure, language: Language) -> CostNotes | None:
    """What editors wrote of the bill of a treatment in a language. No query when cached."""
    return all_cost_notes().get((procedure.pk, language))


@cached_until_change
def procedures_by_slug() -> dict[str, Procedure]:
    """Every treatment with its department and conditions. Two queries, cached."""
    return {item.slug: item for item in procedures_with_department().prefetch_related("conditions")}


@cached_until_change
def insurers_by_slug() -> dict[str, Insurer]:
    """Every insurer and scheme. One query, cached."""
    return {item.slug: item for item in Insurer.objects.all()}


def hospitals_taking(insurer: Insurer, hospital_ids: list[int]) -> set[int]:
    """Those among `hospital_ids` that told us that they take it. One query."""
    found = Empanelment.objects.filter(insurer=insurer, hospital__in=hospital_ids)
    return set(found.values_list("hospital", flat=True))


def price_ranges_of(procedure: Procedure) -> list[PriceRange]:
    """Everything recorded of what a treatment costs, anywhere. One query."""
    rows = PriceRange.objects.filter(procedure=procedure)
    return list(rows.select_related("procedure", "city", "hospital__locality").order_by("pk"))


def reference_rates(procedure: Procedure, state: str | None) -> list[ReferenceRate]:
    """Government rates of a treatment, those of `state` first. One query."""
    return in_order(ReferenceRate.objects.filter(procedure=procedure), state)


def in_order(rates: Iterable[ReferenceRate], state: str | None) -> list[ReferenceRate]:
    return sorted(rates, key=lambda rate: (not is_of(rate, state), rate.state))


def is_of(rate: ReferenceRate, state: str | None) -> bool:
    """Whether a rate is that of a state, however its capitals and blanks are written."""
    return state is not None and as_compared(rate.state) == as_compared(state)


def price_changes(procedure: Procedure, city: City | None) -> list[PriceChange]:
    """The newest lines of the change log that a page is about. One query."""
    here = Q(city=None) | Q(city=city) if city else Q(city=None)
    found = PriceChange.objects.filter(here, procedure=procedure)
    return list(found.select_related("city", "hospital")[:CHANGES_SHOWN])


def hospitals_with_department(procedure: Procedure, city: City | None) -> QuerySet[Hospital]:
    """Hospitals that have the department of a treatment, in a city or anywhere."""
    found = Hospital.objects.filter(departments=procedure.department_id)
    return found.filter(city=city) if city else found


def hospital_counts(hospitals: QuerySet[Hospital]) -> tuple[int, int, int]:
    """How many they are, how many take a private or public insurer, and how many are invented. One query."""
    companies = Empanelment.objects.filter(hospital=OuterRef("pk")).exclude(insurer__kind=Insurer.Kind.SCHEME)
    counted = hospitals.annotate(is_cashless=Exists(companies))
    found = counted.aggregate(
        all=Count("pk"),
        cashless=Count("pk", filter=Q(is_cashless=True)),
        demo=Count("pk", filter=Q(is_demo=True)),
    )
    return found["all"], found["cashless"], found["demo"]


def insurers_of(hospitals: QuerySet[Hospital]) -> list[tuple[Insurer, int]]:
    """Insurers and schemes that any of `hospitals` takes, with how many do; most first. One query."""
    taken = Count("empanelments", filter=Q(empanelments__hospital__in=hospitals))
    found = Insurer.objects.annotate(count=taken).filter(count__gt=0).order_by("-count", "name")
    return [(insurer, insurer.count) for insurer in found]

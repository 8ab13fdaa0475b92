"""What a query wishes of a list, as the filters of that list."""

from __future__ import annotations

from sehat.costs.selectors import insurers_by_slug
from sehat.directory.asked_lists import BY_FEE, fee_query
from sehat.directory.filters import ListQuery
from sehat.directory.models import Insurer
from sehat.search.answering.place import Place
from sehat.search.parser.parts import ParsedQuery

SCHEMES = {"ayushman-bharat": "ayushman", "cghs": "cghs", "echs": "cghs"}


def doctor_query(parsed: ParsedQuery, place: Place) -> ListQuery:
    """Fee, gender, language, cover and area."""
    fee = parsed.part("fee")
    by_fee = fee_query(int(fee.key)) if fee else ListQuery({}, BY_FEE if "cheap" in parsed.wishes else None)
    gender = [slug for slug, wish in (("woman", "woman"), ("man", "man")) if wish in parsed.wishes]
    values = {
        **by_fee.values,
        "gender": tuple(gender[:1]),
        "language": tuple(sorted(part.key for part in parsed.parts("language"))),
        **hospital_query(parsed, place).values,
    }
    return ListQuery({name: found for name, found in values.items() if found}, by_fee.sort)


def hospital_query(parsed: ParsedQuery, place: Place) -> ListQuery:
    """Cover and area."""
    values = {"insurance": cover(parsed), "locality": (place.locality,) if place.locality else ()}
    return ListQuery({name: found for name, found in values.items() if found})


def cover(parsed: ParsedQuery) -> tuple[str, ...]:
    """Of a scheme that lists have no filter for nothing: who takes private insurance need not take it."""
    insurer = parsed.part("insurer")
    if insurer:
        known = insurers_by_slug().get(insurer.key)
        is_scheme = known is not None and known.kind == Insurer.Kind.SCHEME
        usual = "" if is_scheme else "cashless"
        return tuple(filter(None, (SCHEMES.get(insurer.key, usual),)))
    return ("cashless",) if parsed.wishes & {"cashless", "insurance"} else ()


def is_filtered(parsed: ParsedQuery) -> bool:
    """Whether people are looked for: only a list of doctors can be filtered so."""
    return bool(parsed.wishes & {"woman", "man", "cheap"} or list(parsed.parts("fee", "language")))

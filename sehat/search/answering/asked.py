"""What a query wishes of a list, as the filters of that list."""

from __future__ import annotations

from sehat.directory.asked_lists import BY_FEE, fee_query
from sehat.directory.filters import ListQuery
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
    insurer = parsed.part("insurer")
    if insurer:
        return (SCHEMES.get(insurer.key, "cashless"),)
    return ("cashless",) if parsed.wishes & {"cashless", "insurance"} else ()


def is_filtered(parsed: ParsedQuery) -> bool:
    """Whether people are looked for: only a list of doctors can be filtered so."""
    return bool(parsed.wishes & {"woman", "man", "cheap"} or list(parsed.parts("fee", "language")))

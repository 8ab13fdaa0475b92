"""What a part of a query is called beside an answer and on its chip."""

from __future__ import annotations

from sehat.core.india import rupees
from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.asked_lists import AskedList
from sehat.directory.schemas import FilterName
from sehat.search.parser.parts import ParsedQuery, Part, PartKind

FILTER_OF: dict[PartKind, FilterName] = {
    "fee": "fee", "language": "language", "locality": "locality", "insurer": "insurance",
}  # fmt: skip
FILTER_OF_WISH: dict[str, FilterName] = {
    "woman": "gender", "man": "gender", "cashless": "insurance", "insurance": "insurance",
}  # fmt: skip


def label_of(part: Part, language: Language) -> str:
    if part.kind == "fee":
        return translate("Fee up to {fee}", language).format(fee=rupees(int(part.key)))
    if part.kind == "language":
        return translate("Speaks {language}", language).format(language=part.display_name(language))
    return part.display_name(language)


def filter_of(part: Part) -> FilterName | None:
    """The filter of a list that a part is."""
    return FILTER_OF_WISH.get(part.key) if part.kind == "wish" else FILTER_OF.get(part.kind)


def noted(count: str, parsed: ParsedQuery, found: AskedList, language: Language) -> str:
    """How many there are, and what they were chosen by."""
    held = [match.part for match in parsed.matches if filter_of(match.part) in found.held]
    said = [label_of(part, language) for part in held if part.kind != "fee" or not found.is_by_fee]
    order = [translate("lowest fee first", language)] if found.is_by_fee else []
    return " · ".join([count, *said, *order])


def doctor_count(total: int, language: Language) -> str:
    return (
        translate("1 doctor", language)
        if total == 1
        else translate("{count} doctors", language).format(count=total)
    )


def hospital_count(total: int, language: Language) -> str:
    if total == 1:
        return translate("1 hospital", language)
    # Not “{count} hospitals” of the estimate: in Hindi it has another case there.
    return translate("{total} hospitals", language).format(total=total)

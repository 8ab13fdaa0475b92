"""What figures may not say of each other: the range of a place holds those inside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from sehat.core.folding import as_compared
from sehat.core.india import rupees

MORE_HOSPITALS = "Fewer quotes than hospitals that gave them."


class Price(Protocol):
    """A recorded figure of one treatment; no city is all of India."""

    @property
    def city_id(self) -> int | None: ...
    @property
    def hospital_id(self) -> int | None: ...
    @property
    def label(self) -> str: ...
    @property
    def room(self) -> str: ...
    @property
    def lowest(self) -> int: ...
    @property
    def highest(self) -> int: ...


def label_of(figure: Price) -> str:
    """As it is compared: “Keyhole” says what “keyhole” does."""
    return as_compared(figure.label)


def key_of(figure: Price) -> tuple[int | None, int | None, str, str]:
    """What tells the figures of a treatment apart: two alike are refused."""
    return figure.city_id, figure.hospital_id, label_of(figure), figure.room


def claims_to_hold(wide: Price, narrow: Price) -> bool:
    """Whether `wide` is a range of a larger place, and of the same method and room, or of any.

    One amount is no range: it is what somebody published, and holds nothing.
    """
    if wide.lowest == wide.highest or wide.hospital_id is not None:
        return False
    is_inside = (
        narrow.city_id is not None
        if wide.city_id is None
        else wide.city_id == narrow.city_id and narrow.hospital_id is not None
    )
    return is_inside and label_of(wide) in {"", label_of(narrow)} and wide.room in {"", narrow.room}


def contradict(wide: Price, narrow: Price) -> bool:
    holds = wide.lowest <= narrow.lowest and narrow.highest <= wide.highest
    return claims_to_hold(wide, narrow) and not holds


def contradictions(figure: Price, others: Iterable[Price]) -> Iterator[str]:
    """A sentence for each of the `others`, of the same treatment, that `figure` cannot stand beside."""
    for other in others:
        for wide, narrow in ((figure, other), (other, figure)):
            if contradict(wide, narrow):
                yield (
                    f"{amounts(wide)} in the larger place does not hold {amounts(narrow)} inside it. "
                    "Widen it, or say in its label of what it is."
                )


def amounts(figure: Price) -> str:
    if figure.lowest == figure.highest:
        return rupees(figure.lowest)
    return f"{rupees(figure.lowest)} to {rupees(figure.highest)}"


def more_hospitals_than_quotes(quotes: int | None, hospitals: int | None) -> bool:
    """Each hospital that was asked gave one quote at least."""
    return quotes is not None and hospitals is not None and hospitals > quotes


def wrong_order(figure: FullPrice) -> bool:
    """Whether lowest, middle half, median and highest do not follow each other."""
    named = (figure.lowest, figure.typical_low, figure.typical, figure.typical_high, figure.highest)
    known = [amount for amount in named if amount is not None]
    return known != sorted(known)


class FullPrice(Protocol):
    """The five amounts of a figure, in rupees."""

    @property
    def lowest(self) -> int: ...
    @property
    def typical_low(self) -> int | None: ...
    @property
    def typical(self) -> int | None: ...
    @property
    def typical_high(self) -> int | None: ...
    @property
    def highest(self) -> int: ...

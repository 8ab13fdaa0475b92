"""The words and numbers that a call of the lead form may hold, bounded."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints

from sehat.core.pasted import clean, cleaned, is_control
from sehat.leads.touch import known_touch

MAX_NUMBER = 10**15  # beyond it a float has lost digits, so its text is not sure


def without_control_characters(text: str) -> str:
    """Raises ValueError for NUL and its like, which no form types and PostgreSQL cannot hold."""
    if any(is_control(letter) for letter in text):
        raise ValueError("holds a control character")
    return text


def as_text(value: object) -> object:
    """A number is its digits: a partner's 9876543210 is "9876543210". Anything else stays what it is."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < MAX_NUMBER:
        return value
    return str(int(value)) if value == int(value) else str(value)


def as_number(value: object) -> object:
    """A whole number stays one; any other, and true or false, is text for the rule of its field to judge."""
    if isinstance(value, bool):
        return str(value).lower()
    is_whole = isinstance(value, (int, float)) and value == value // 1 and 0 <= value <= 10**10
    return value if is_whole else as_text(value)


def lenient_text(value: object, max_length: int) -> str | None:
    """What nobody needs to take a request: as text, cut, or nothing. Never refused."""
    if isinstance(value, bool):
        return str(value).lower()
    text = as_text(value)
    return storable(cleaned(text))[:max_length] if isinstance(text, str) else None


def lenient_number(value: object) -> int | str | None:
    """The same of a number."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10**10:
        return value
    return lenient_text(value, 120)


def lenient_keys(value: object) -> list[str]:
    """The same of a list of short words, at most 30."""
    words = [lenient_text(word, 40) for word in value[:30]] if isinstance(value, list) else []
    return [word for word in words if word]


def storable(text: str) -> str:
    """Without halves of letters, which no database holds."""
    return text.encode("utf-8", "ignore").decode()


Cleaned, Text = BeforeValidator(clean), BeforeValidator(as_text)
Plain = Annotated[str, StringConstraints(max_length=120), Cleaned]
Word = Annotated[Plain, Text]
Words = Annotated[str, StringConstraints(max_length=300), Cleaned, Text]
LongText = Annotated[str, StringConstraints(max_length=2000), Cleaned, Text]
# Never refused: what is no touch is nothing, and so is what is no words.
Touch = Annotated[dict[str, str] | None, BeforeValidator(known_touch)]
LenientWord = Annotated[str | None, BeforeValidator(partial(lenient_text, max_length=120))]
LenientWords = Annotated[str | None, BeforeValidator(partial(lenient_text, max_length=300))]
LenientText = Annotated[str | None, BeforeValidator(partial(lenient_text, max_length=2000))]
LenientKeys = Annotated[list[str], BeforeValidator(lenient_keys)]
LenientNumber = Annotated[int | str | None, BeforeValidator(lenient_number)]
Number = Annotated[Annotated[int, Field(ge=0, le=10**10)] | Plain, BeforeValidator(as_number)]
# Bounded, as JSON may hold 1e999, which is infinite and fits no JSON column.
Measure = Annotated[float, Field(ge=0, le=10**10)] | Plain
Token = Annotated[str, StringConstraints(max_length=4096), AfterValidator(without_control_characters)]

"""The words and numbers that a call of the lead form may hold, bounded."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints

from sehat.leads.touch import known_touch


def cleaned(text: str) -> str:
    """Without letters that no form types. Text pasted from a PDF holds them: no reason to refuse it."""
    return "".join(letter for letter in text if not is_control(letter))


def is_control(letter: str) -> bool:
    return ord(letter) < 32 and letter not in "\n\r\t"


def without_control_characters(text: str) -> str:
    """Raises ValueError for NUL and its like, which no form types and PostgreSQL cannot hold."""
    if any(is_control(letter) for letter in text):
        raise ValueError("holds a control character")
    return text


Word = Annotated[str, StringConstraints(max_length=120), AfterValidator(without_control_characters)]
Words = Annotated[str, StringConstraints(max_length=300), AfterValidator(without_control_characters)]
LongText = Annotated[str, StringConstraints(max_length=2000), AfterValidator(without_control_characters)]
# Never refused: what is no touch is nothing.
Touch = Annotated[dict[str, str] | None, BeforeValidator(known_touch)]
Number = Annotated[int, Field(ge=0, le=10**10)] | Word
# Bounded, as JSON may hold 1e999, which is infinite and fits no JSON column.
Measure = Annotated[float, Field(ge=0, le=10**10)] | Word
Token = Annotated[str, StringConstraints(max_length=4096), AfterValidator(without_control_characters)]

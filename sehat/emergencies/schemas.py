"""What a visitor in an emergency is told, as pages and calls hold it. It does not say the category."""

from __future__ import annotations

from sehat.core.schemas import Language, Schema


class EmergencyNumber(Schema):
    number: str
    label: str


class EmergencyAnswer(Schema):
    """`now`: what to do, most urgent first. `is_gentle`: somebody may harm themself, so nothing is offered,
    corrected or suggested beside it."""

    language: Language
    title: str
    now: list[str]
    first_aid: str
    numbers: list[EmergencyNumber]
    is_gentle: bool

"""The kinds of messages, and what holds for each: its ladder, its variables, when it may go (ADR 27)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from string import Formatter

from django.db import models

from sehat.leads.ports import Occasion


class Channel(models.TextChoices):
    WHATSAPP = "whatsapp", "WhatsApp"
    SMS = "sms", "SMS"


class Kind(models.TextChoices):
    RECEIVED = Occasion.RECEIVED.value, "Request received"
    CALL_MISSED = Occasion.CALL_MISSED.value, "Call attempted"
    WINDOW = Occasion.WINDOW.value, "Time of the call changed"
    APPOINTMENT = Occasion.APPOINTMENT.value, "Appointment confirmed"
    GUIDE = Occasion.GUIDE.value, "Guide as PDF"
    WITHDRAWN = Occasion.WITHDRAWN.value, "Request withdrawn"
    ANSWER = "answer", "Answer of staff"


# All but what staff write by hand.
WITH_TEMPLATES = [(value, label) for value, label in Kind.choices if value != Kind.ANSWER]


@dataclass(frozen=True)
class Rules:
    """`variables` are all that its texts may name, `ladder` the channels in turn.

    `is_asked_for`: its patient has just done what it answers, so it goes at night as well. After `lifetime`
    it says nothing that is still new. `is_farewell`: it follows on the patient's own end of all contact.
    `is_by_hand`: staff wrote its text, within the 24 hours after the patient did; no template says it.
    """

    variables: frozenset[str]
    lifetime: timedelta
    is_asked_for: bool = False
    is_farewell: bool = False
    is_by_hand: bool = False
    ladder: tuple[Channel, ...] = field(default=(Channel.WHATSAPP, Channel.SMS))


ALWAYS = frozenset({"brand", "reference"})
RULES: dict[str, Rules] = {
    Kind.RECEIVED: Rules(ALWAYS | {"link", "window"}, timedelta(hours=48), is_asked_for=True),
    Kind.CALL_MISSED: Rules(ALWAYS | {"link"}, timedelta(hours=16)),
    Kind.WINDOW: Rules(ALWAYS | {"link", "window"}, timedelta(hours=12), is_asked_for=True),
    Kind.APPOINTMENT: Rules(ALWAYS | {"link", "when", "place"}, timedelta(hours=48)),
    Kind.GUIDE: Rules(ALWAYS | {"guide"}, timedelta(hours=48), is_asked_for=True),
    Kind.WITHDRAWN: Rules(ALWAYS, timedelta(hours=24), is_asked_for=True, is_farewell=True),
    Kind.ANSWER: Rules(
        frozenset(), timedelta(hours=24), is_asked_for=True, is_by_hand=True, ladder=(Channel.WHATSAPP,)
    ),
}
# All that any text may be filled with: no name, no number, nothing about health.
VARIABLES = frozenset().union(*(rules.variables for rules in RULES.values()))


def variables_in(text: str) -> list[str]:
    """In the order of the text, each once. Raises ValueError for braces that do not close."""
    found = [name for _, name, spec, conversion in Formatter().parse(text) if name is not None]
    plain = all(not spec and not conversion for _, name, spec, conversion in Formatter().parse(text) if name)
    if not plain:
        raise ValueError("a variable is its name alone: {reference}")
    return list(dict.fromkeys(found))


def rules_of(kind: str) -> Rules:
    return RULES[kind]

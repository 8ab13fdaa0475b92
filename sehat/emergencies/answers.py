"""From a text to what is said first: the reviewed answer of its category (data/categories)."""

from __future__ import annotations

import re
from functools import lru_cache

from sehat.core.schemas import Language
from sehat.emergencies.recogniser import emergencies_in
from sehat.emergencies.rules import categories, toml
from sehat.emergencies.schemas import EmergencyAnswer, EmergencyNumber
from sehat.emergencies.tokens import DATA

GENTLE, HELPLINE = "self-harm", "14416"
DEVANAGARI = re.compile("[\u0900-\u097f]")


def emergency_answer(text: str, language: Language = "en") -> EmergencyAnswer | None:
    """What to say first to this text, in Hindi if its letters are Hindi; None: it tells of no emergency."""
    found = emergencies_in(text)
    if not found:
        return None
    spoken: Language = "hi" if DEVANAGARI.search(text) else language
    return answer_of(found[0], spoken, is_gentle=GENTLE in found)


def pages_about(text: str) -> tuple[str, ...]:
    """The slugs of pages to read about what a text tells of, the best first."""
    return tuple(
        slug for name in emergencies_in(text) for slug in categories()[name]["answer"].get("read", ())
    )


@lru_cache(maxsize=64)
def answer_of(category: str, language: Language, *, is_gentle: bool | None = None) -> EmergencyAnswer:
    """The answer of a category. Raises KeyError when there is no such category."""
    answer = categories()[category]["answer"]
    gentle = category == GENTLE if is_gentle is None else is_gentle
    numbers = list(answer["numbers"])
    if gentle and HELPLINE not in numbers:
        numbers.append(HELPLINE)
    return EmergencyAnswer(
        language=language,
        title=answer[language]["title"],
        now=answer[language]["now"],
        first_aid=answer[language]["first_aid"],
        numbers=[EmergencyNumber(number=one, label=number_labels()[one][language]) for one in numbers],
        is_gentle=gentle,
    )


@lru_cache(maxsize=1)
def number_labels() -> dict[str, dict[str, str]]:
    return toml(DATA / "numbers.toml")

"""How India writes money, dates and names (facts.md, Formats)."""

from __future__ import annotations

import re
from datetime import date, datetime

from django.utils import timezone

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language

# Before a postposition: an adjective or a noun in -ा, not one in -या (गठिया), and a verbal noun (खतना).
INFLECTED, VERBAL_NOUN = re.compile("([^य])ा(?= |$)"), re.compile("ना$")
INNER_CAPITAL = re.compile("[a-z0-9][A-Z]|[A-Z]{2}")
NO_PERSONS = frozenset({"women", "woman", "men", "man", "children", "child", "baby", "patient", "people"})
# Hindi says the part of the day before the hour; English says am and pm.
NIGHT = noop("{day}, {time} at night")
PARTS_OF_DAY = (
    (4, NIGHT),
    (12, noop("{day}, {time} in the morning")),
    (16, noop("{day}, {time} in the afternoon")),
    (20, noop("{day}, {time} in the evening")),
    (24, NIGHT),
)


def rupees(amount: int) -> str:
    """₹1,80,000: the last three digits, then pairs. `amount` is in whole rupees."""
    digits = str(abs(amount))
    head, tail = digits[:-3], digits[-3:]
    pairs = [head[max(0, end - 2) : end] for end in range(len(head), 0, -2)][::-1]
    return ("-" if amount < 0 else "") + "₹" + ",".join([*pairs, tail])


def month_and_year(day: date, language: Language = "en") -> str:
    """October 2026, अक्टूबर 2026."""
    return f"{translate(f'{day:%B}', language, 'month')} {day.year}"


def long_date(day: date, language: Language = "en") -> str:
    """12 October 2026, 12 अक्टूबर 2026 (design.md section 7)."""
    return f"{day.day} {month_and_year(day, language)}"


def local_moment(moment: datetime) -> str:
    """20 November 2026, 4:12 pm, in India."""
    local = timezone.localtime(moment)
    return (
        f"{long_date(local.date())}, {local.hour % 12 or 12}:{local:%M} {'am' if local.hour < 12 else 'pm'}"
    )


def moment_in(moment: datetime, language: Language) -> str:
    """20 November 2026, 4:12 pm; in Hindi the part of the day in words."""
    if language == "en":
        return local_moment(moment)
    local = timezone.localtime(moment)
    words = next(name for until, name in PARTS_OF_DAY if local.hour < until)
    time = f"{local.hour % 12 or 12}:{local:%M}"
    return translate(words, language).format(day=long_date(local.date(), language), time=time)


def this_year() -> int:
    """The year on the calendar in India."""
    return timezone.localdate().year


def listed(words: list[str], language: Language = "en") -> str:
    """gallstones, hernia and piles."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {translate('and', language)} {words[-1]}"


def in_a_sentence(name: str) -> str:
    """`Kidney Stones` as it stands inside a sentence; ENT, MRI-guided, HbA1c and Crohn’s keep their
    capitals."""
    first, *rest = name.split() or [""]
    words = ["a" if first == "A" else first, *rest]  # another letter is of a name: C reactive protein
    return " ".join("-".join(lowered(part) for part in word.split("-")) for word in words)


def lowered(word: str) -> str:
    """IVF, STIs, HbA1c and the person in Crohn’s are written with their capitals wherever they stand."""
    return word if word.isupper() or INNER_CAPITAL.search(word) or is_person(word) else word.lower()


def is_person(word: str) -> bool:
    """Crohn’s and Bell's; not the women of “Women’s health”."""
    owner, _, ending = word.replace("’", "'").rpartition("'")
    return ending == "s" and owner.lower() not in NO_PERSONS


def sentence_case(name: str) -> str:
    """`Gallbladder Removal` as it stands at the head of a sentence: Gallbladder removal.

    The browser's twin is frontend/src/lib/sentence-case.ts; both run tests/sentence_cases.json.
    """
    words = in_a_sentence(name)
    return words[:1].upper() + words[1:]


def before_postposition(name: str, language: Language) -> str:
    """A name as it stands before का, के, में or से, which inflect what is somebody's: पित्ताशय के ऑपरेशन, of
    पित्ताशय का ऑपरेशन; and a verbal noun: खतने, of खतना. English names stay as they are.

    The browser's twin is frontend/src/lib/before-postposition.ts.
    """
    if language != "hi":
        return name
    of, genitive, owned = name.partition(" का ")
    return f"{of} के " + INFLECTED.sub(r"\1े", owned) if genitive else VERBAL_NOUN.sub("ने", name)

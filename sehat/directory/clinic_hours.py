"""When a doctor sees patients, read from what staff wrote: “Monday to Friday”, “10 am to 1 pm”."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby, pairwise

from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.directory.schemas import Clinic, Hours

DAYS = (
    noop("Monday"), noop("Tuesday"), noop("Wednesday"), noop("Thursday"), noop("Friday"), noop("Saturday"),
    noop("Sunday"),
)  # fmt: skip
NUMBERS = {
    said: number
    for number, day in enumerate(DAYS)
    for said in (day.lower(), f"{day.lower()}s", day[:3].lower())
} | {
    "tues": 1,
    "weds": 2,
    "thur": 3,
    "thurs": 3,
}
EVERY_DAY = [
    said.split()
    for said in (
        "every day", "everyday", "all days", "daily", "all week", "7 days", "all 7 days", "7 days a week",
        "all seven days", "seven days a week",
    )
]  # fmt: skip
# What no clock shows, 10:75 or 13 pm, is a slip: nobody knows of what, so it is not read.
CLOCK = r"(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?"
TIME = rf"(?:{CLOCK} ?(am|pm)|(?:12(?:[:.]00)? ?)?(noon|midnight))"
DASH = "[-–—]"
DOTS = re.compile(r"(?<![a-z])([ap])\.? ?m\b\.?", re.IGNORECASE)  # a.m., and behind its hour: 9a.m.
TILL = ("to", "till", "until", "upto", "through", "thru")
TO = f"(?: (?:{'|'.join(TILL)}) | ?{DASH} ?)"
HOURS = re.compile(f"{TIME}{TO}{TIME}", re.IGNORECASE)
HALF_SAID_ONCE = re.compile(f"{CLOCK}{TO}{TIME}", re.IGNORECASE)  # 5 to 8 pm
OF_DAY = r"([01]?\d|2[0-3]|24(?=[:.]00))[:.]([0-5]\d)(?: ?h(?:ou)?rs?)?"
HOURS_OF_DAY = re.compile(f"{OF_DAY}{TO}{OF_DAY}", re.IGNORECASE)
WHOLE_DAY = re.compile(r"(?:open )?(?:24 ?(?:hours?|hrs?)|24 ?[x×*/] ?7|round the clock)", re.IGNORECASE)
BETWEEN_SESSIONS = re.compile(r"\s*[,;&/]\s*|\s+and\s+", re.IGNORECASE)
SEPARATORS = " ,;"  # what somebody goes on with
HALF_DAY, HOUR, MIDNIGHT = 12, 60, 24 * 60
# The parts of a day as Hindi has them, by the hour at which each begins.
PARTS = ((0, noop("in the night")), (5, noop("in the morning")), (12, noop("at midday")),
         (16, noop("in the evening")), (20, noop("in the night")))  # fmt: skip


@lru_cache(maxsize=1_000)
def days_of(text: str) -> tuple[int, ...]:
    """The days of the week, Monday is 0; none when it is not written as we read it."""
    words = re.sub(DASH, " to ", re.sub("[,;&/]", " and ", text.lower().replace(".", " "))).split()
    if words in EVERY_DAY:
        return tuple(range(len(DAYS)))
    parts = [run_of(list(part)) for is_and, part in groupby(words, key="and".__eq__) if not is_and]
    return tuple(dict.fromkeys(day for part in parts for day in part)) if all(parts) else ()


def run_of(words: list[str]) -> list[int]:
    """ "monday to friday", or day after day; none where one of the words is no day."""
    if len(words) == 3 and words[1] in TILL and {words[0], words[2]} <= NUMBERS.keys():
        first, last = NUMBERS[words[0]], NUMBERS[words[2]]
        return [(first + step) % 7 for step in range((last - first) % 7 + 1)]
    return [NUMBERS[word] for word in words] if set(words) <= NUMBERS.keys() else []


@lru_cache(maxsize=1_000)
def minutes_of(text: str) -> tuple[int, int] | None:
    """Begin and end in minutes after midnight, the end before the begin where a midnight lies between them;
    None when it is not written as we read it."""
    text = DOTS.sub(r"\1m", " ".join(text.split()))  # whatever blanks it was copied with
    if WHOLE_DAY.fullmatch(text):
        return 0, MIDNIGHT
    if found := HOURS.fullmatch(text):
        begin, end = minute(*found.group(1, 2, 3, 4)), minute(*found.group(5, 6, 7, 8))
    elif found := HALF_SAID_ONCE.fullmatch(text):
        end = minute(*found.group(3, 4, 5, 6))
        begin = begin_before(end or MIDNIGHT, *found.group(1, 2))
        if begin >= (end or MIDNIGHT):  # of 11 to 9 am nobody knows which half the eleven is of
            return None
    elif (found := HOURS_OF_DAY.fullmatch(text)) and tells_half(found.group(1), found.group(3)):
        begin, end = (int(found[at]) * HOUR + int(found[at + 1]) for at in (1, 3))
    else:
        return None
    end = end or MIDNIGHT
    return (begin, end) if begin != end else None


def minute(hour: str | None, past: str | None, half: str | None, word: str | None) -> int:
    if hour is None or half is None:
        return HALF_DAY * HOUR if str(word).lower() == "noon" else 0
    return (int(hour) % HALF_DAY + (0 if half.lower() == "am" else HALF_DAY)) * HOUR + int(past or 0)


def begin_before(end: int, hour: str, past: str | None) -> int:
    """Of 5 to 8 pm the afternoon, of 10 to 1 pm the morning: the last time of that name before the end."""
    afternoon = minute(hour, past, "pm", None)
    return afternoon if afternoon < end else minute(hour, past, "am", None)


def tells_half(*hours: str) -> bool:
    """Of 01:00 to 05:00 nobody knows whether it is the afternoon; of 13:00 and 00:00 one does."""
    return any(int(hour) > HALF_DAY or hour == "00" for hour in hours)


def clinics_of(rows: Iterable[Mapping[str, str]], language: Language) -> list[Clinic]:
    """The hours of a workplace in words, and for what is understood its days and minutes."""
    return [clinic for row in rows for clinic in clinics_in(Hours.model_validate(row), language)]


def clinics_in(row: Hours, language: Language) -> list[Clinic]:
    """One for each session of a day, "10 am to 1 pm, 5 pm to 8 pm"; as it is written where one of them is not
    understood."""
    days, whole = days_of(row.days), row.hours.strip(SEPARATORS)
    written = [whole] if minutes_of(whole.rstrip(".")) else BETWEEN_SESSIONS.split(whole)  # a 24/7 is no two
    if days and language != "en" and whole.rstrip(".").lower() == "closed":
        return [Clinic(days=days_in_words(days, language), hours=translate("Closed", language))]
    sessions = [(hours, minutes) for hours in written if (minutes := minutes_of(hours.rstrip(".")))]
    if not days or len(sessions) < len(written):
        return [Clinic(days=row.days, hours=row.hours)]
    return [clinic_of(row.days, days, *session, language) for session in sessions]


def clinic_of(
    said_days: str, days: tuple[int, ...], hours: str, minutes: tuple[int, int], language: Language
) -> Clinic:
    begin, end = minutes
    said = Hours(days=said_days, hours=hours) if language == "en" else in_words(days, begin, end, language)
    if end < begin:  # over midnight, the browser would look for its end on the day of its begin
        return Clinic(days=said.days, hours=said.hours)
    return Clinic(days=said.days, hours=said.hours, weekdays=list(days), begin=begin, end=end)


def in_words(days: tuple[int, ...], begin: int, end: int, language: Language) -> Hours:
    span = translate("{first} to {last}", language)
    hours = span.format(first=said_time(begin, language), last=said_time(end, language))
    return Hours(
        days=days_in_words(days, language),
        hours=translate("24 hours", language) if (begin, end) == (0, MIDNIGHT) else hours,
    )


def days_in_words(days: tuple[int, ...], language: Language) -> str:
    names = [translate(DAYS[day], language) for day in days]
    is_run = len(days) > 2 and all((one + 1) % 7 == other for one, other in pairwise(days))
    span = translate("{first} to {last}", language)
    return span.format(first=names[0], last=names[-1]) if is_run else ", ".join(names)


def said_time(minutes: int, language: Language) -> str:
    hour, past = divmod(minutes, HOUR)
    part = next(words for begin, words in reversed(PARTS) if hour >= begin)
    clock = f"{(hour - 1) % HALF_DAY + 1}" + (f":{past:02}" if past else "")
    return translate("{time} {part}", language).format(time=clock, part=translate(part, language))

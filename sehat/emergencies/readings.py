"""A blood sugar that is told as a number: a rule sees words, and "sugar 20 saal se" is years of it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from sehat.core.folding import fold

# Level 2 of low sugar begins at 54 mg/dL, 3.0 mmol/L (ADA, Standards of Care, Glycemic Goals). From 500 mg/dL
# or 28 mmol/L on a crisis may have begun. Below 15 no meter shows anything.
LOW, HIGH, LEAST, MOST = 54, 500, 15, 1500  # mg/dL
LOW_MMOL, HIGH_MMOL = 3.0, 28.0
SHOWN_HIGH, SHOWN_LOW = "\ue000", "\ue001"  # HI and LO in capitals: folded they are words of Hindi
LETTER = r"[\w\u0900-\u0963\u0966-\u097f]"  # vowel signs are none to \w
START, EDGE, SPACE, GAP = f"(?<!{LETTER})", f"(?!{LETTER})", r"[^\S\n]", r"[\s:=()~<>-]+"
END = rf"{SPACE}*(?:$|\n|[.,](?!\d)|-+{SPACE}(?!\d)|[^\w\s\u0900-\u0963\u0966-\u097f₹$€£%/+:*#'\".,-])"
LISTS = tomllib.loads((Path(__file__).parent / "data/readings.toml").read_text(encoding="utf-8"))


def words(*names: str) -> str:
    """Lists of data/readings.toml as one part of a pattern, folded as what it is met by."""
    phrases = {tuple(fold(phrase).split()) for name in names for phrase in LISTS[name].split(",")} - {()}
    listed = sorted(phrases, key=len, reverse=True)
    return f"(?:{'|'.join(rf'{SPACE}+'.join(map(re.escape, phrase)) for phrase in listed)}){EDGE}"


BETWEEN = rf"(?:{GAP}{words('between')}){{0,8}}(?:{GAP}{words('below')}(?={GAP}\d\d(?!\d)))?{GAP}"
SOLD = rf"{words('tests')}(?:[\s,+&/]+{words('tests', 'linked')}){{0,8}}[\s,+&/]+|(?={words('meter')}{GAP}\d)"
FOR_LONG = rf"{words('age')}{GAP}\d|(?:{words('since')}{SPACE}+)?\d+{SPACE}*{words('long')}"
SAID = rf"{SPACE}*{words('units')}|{SPACE}+(?:{words('after')}|{FOR_LONG})"
VALUE, SHOWN = r"\d+(?:\.\d+)?", f"[{SHOWN_HIGH}{SHOWN_LOW}]"
FOLLOWED = rf"(?:(?<=\d{{3}}){SPACE}*(?:\+|plus{EDGE}))?(?:-\d+)?(?=(?P<said>{SAID})|{END})"
READING = re.compile(
    rf"{START}(?P<sold>{SOLD})?{words('sugar', 'meter')}{BETWEEN}(?P<value>{VALUE}|{SHOWN}){FOLLOWED}"
    rf"|(?:^|[.,!?;\n।]{SPACE}{{0,3}}|{START}{words('before')}\s+)(?P<first>{VALUE})\s+{words('sugar')}(?={SAID}|{END})"
)
OVER = re.compile(rf"{START}{words('past')}[^\n]{{0,40}}?{START}{words('now')}\D{{0,15}}({VALUE})")
LETTERS = rf"({words('high', 'low')}|{SHOWN})"
LETTERS_SHOWN = re.compile(
    rf"{START}(?:{words('sugar', 'meter', 'any_meter')}{BETWEEN}{words('shows')}{GAP}{LETTERS}"
    rf"(?={SPACE}+{words('after')}|{END})|{words('meter')}{BETWEEN}{LETTERS}(?={SPACE}+{words('shown')}))"
)


def with_capitals(text: str) -> str:
    """Unfolded text, HI and LO as signs; where all is in capitals they may be words."""
    shouts = re.search("[A-Z]{3}", text) and not re.search("[a-z]", text)
    return text if shouts else re.sub(r"\bHI\b", SHOWN_HIGH, re.sub(r"\bLO\b", SHOWN_LOW, text))


def with_readings(text: str) -> str:
    """Folded text with "sugarlow" or "sugarhigh" behind each blood sugar that cannot wait."""
    text = READING.sub(lambda found: f"{found[0]} {said} " if (said := read(found)) else found[0], text)
    text = LETTERS_SHOWN.sub(lambda found: f"{found[0]} {shown(found[1] or found[2])} ", text)
    return text.replace(SHOWN_HIGH, "hi").replace(SHOWN_LOW, "lo")


def read(found: re.Match[str]) -> str:
    """What is sold has a price, if nothing says that its number is a reading."""
    value, said = found["value"] or found["first"], (found["said"] or "").strip()
    if value in {SHOWN_HIGH, SHOWN_LOW}:
        return shown(value)
    over = OVER.search(found[0] + found.string[found.end() : found.end() + 60])
    is_over = over and over[1] != value and LOW <= float(over[1]) < HIGH
    is_price = found["sold"] is not None and not said and float(value) >= HIGH
    return "" if is_over or is_price else meant(float(value), is_mmol=said.startswith("mmol"))


def shown(letters: str) -> str:
    return "sugarhigh" if letters in {SHOWN_HIGH, fold(LISTS["high"])} else "sugarlow"


def meant(value: float, *, is_mmol: bool) -> str:
    if is_mmol or (value < LOW_MMOL and value % 1 > 0):
        return "sugarlow" if value < LOW_MMOL else "sugarhigh" if value >= HIGH_MMOL else ""
    return "sugarlow" if LEAST <= value < LOW else "sugarhigh" if HIGH <= value <= MOST else ""

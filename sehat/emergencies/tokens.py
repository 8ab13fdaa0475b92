"""A text as tokens: one spelling for what is typed with joiners, emoji, leetspeak or another alphabet."""

from __future__ import annotations

import re
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sehat.core.folding import fold
from sehat.emergencies.readings import with_capitals, with_readings

MAX_LENGTH = 20_000  # characters that are read: of a longer text the first and the last half of these
DATA = Path(__file__).parent / "data"
# What a rule never looks at: "pain in my left arm" and "pain, left arm" are the same.
FILLERS = frozenset(fold(word) for word in (DATA / "fillers.txt").read_text(encoding="utf-8").split())
# What begins another thought, as a comma does: "dard nahi hai bas khansi hai".
CLAUSES = frozenset(fold(word) for word in (DATA / "clauses.txt").read_text(encoding="utf-8").split())
SENTENCE_GAP, COMMA_GAP = 4, 1  # places between the words on both sides
MIN_SPELLED_OUT = 4  # letters of "c h e s t"

INVISIBLE = {
    code: None
    for code in (*range(0x10000), *range(0xE0000, 0xE0200))
    if unicodedata.category(chr(code)) == "Cf" or 0xFE00 <= code <= 0xFE0F or code == 0x20E3
}
LOOKALIKES = str.maketrans("асеорхуікнтвмԁѕјɡıαορνικτ", "aceopxyikhtbmdsjgiaopvikt")
LEET = str.maketrans("013457@$", "oieastas")
LEET_WORD = re.compile(r"(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[0-9@$])[a-z0-9@$]{3,}(?![\w@$])")
AMOUNT = re.compile(r"\d+[a-z]+|[a-z]\d+|[a-z]+\d{2,}")
DOSE = re.compile(r"\b\d+([.,]\d+)?\s?(mg|ml|mcg|iu|gm?|milligrams?)\b")
BLOOD_THINNER = re.compile(r"\bblood[ -]?thin(?:n?er|ning)s?\b")  # has neither blood nor paint thinner in it
ATTACHED_NA = re.compile(r"\b(\w{2,}ch{1,2}[ei])na\b")  # Bengali: “parchena” is “parche na”
MASK = re.compile(r"(?<=\w)[*_~^]+(?=\w)")
TOKEN = re.compile(r"[^\W_\u0900-\u097f]+|[\u0900-\u0963\u0966-\u097f]+|[.!?।॥\n]+|[,;:]+")
ENDS, COMMAS = frozenset(".!?।॥\n"), frozenset(",;:")


@dataclass(frozen=True, slots=True)
class Token:
    """`place` counts words that say something; a filler has that of the word before it."""

    word: str
    place: int
    sentence: int
    is_filler: bool


class Span(NamedTuple):
    """From a place to the place after the last word; in which sentence."""

    start: int
    end: int
    sentence: int


Met = dict[str, list[Span]]


def plain(text: str) -> str:
    """Folded: no case, accents, invisible signs, look-alike letters or digits for letters; no doses,
    whose numbers are not those of tablets, and a word for a blood sugar that cannot wait."""
    if len(text) > MAX_LENGTH:
        text = f"{text[: MAX_LENGTH // 2]}\n{text[-MAX_LENGTH // 2 :]}"
    text = unicodedata.normalize("NFKC", text.translate(INVISIBLE))
    text = BLOOD_THINNER.sub("anticoagulant", fold(with_capitals(text)).translate(LOOKALIKES))
    text = ATTACHED_NA.sub(r"\1 na", text)
    return LEET_WORD.sub(unleet, MASK.sub("", DOSE.sub(" ", with_readings(text))))


def unleet(found: re.Match[str]) -> str:
    return found[0] if AMOUNT.fullmatch(found[0]) else found[0].translate(LEET)


def raw_words(text: str) -> list[str]:
    """Words and breaks; letters that stand alone, four or more, are one word."""
    found: list[str] = []
    alone: list[str] = []
    for part in [*TOKEN.findall(plain(text)), ""]:
        if len(part) == 1 and part.isascii() and part.isalpha():
            alone.append(part)
            continue
        if part and set(part) <= {".", "-"} and alone:
            continue
        found += ["".join(alone)] if len(alone) >= MIN_SPELLED_OUT else alone
        alone = []
        found.append(part)
    return found[:-1]


def tokens(words: list[str]) -> list[Token]:
    """Words with their places. A break moves on the place, the end of a sentence by more."""
    found: list[Token] = []
    place = sentence = 0
    for word in words:
        if word[0] in ENDS:
            place, sentence = place + SENTENCE_GAP, sentence + 1
        elif word[0] in COMMAS or (word in CLAUSES and found):
            place += COMMA_GAP
        elif word in FILLERS:
            found.append(Token(word, place, sentence, is_filler=True))
        else:
            place += 1
            found.append(Token(sys.intern(word), place, sentence, is_filler=False))
    return found

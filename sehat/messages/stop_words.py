"""Words that end all messages at once, in the languages of India (messages of a person come first here)."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path

DATA = Path(__file__).parent / "data/stop_words.json"
MAX_LENGTH = 80
WITHOUT_APOSTROPHES = dict.fromkeys(map(ord, "'\u2019"))  # don't is dont


@cache
def fillers() -> frozenset[str]:
    """What people put around the word that counts: please, now, messages."""
    return frozenset(json.loads(DATA.read_text(encoding="utf-8"))["fillers"])


def normalized(text: str) -> str:
    """Lower case, one form of each letter, no marks and no words around: " STOP, please!" is stop.

    Vowel signs of Indian scripts are letters here, which \\w does not say.
    """
    plain = unicodedata.normalize("NFC", text.casefold()).translate(WITHOUT_APOSTROPHES)
    kept = "".join(one if is_kept(one) else " " for one in plain)
    return " ".join(word for word in kept.split() if has_letters(word) and word not in fillers())


def has_letters(word: str) -> bool:
    """Of a picture (a raised hand) the signs that shape it are left over, which nobody sees."""
    return any(unicodedata.category(letter)[0] in {"L", "N"} for letter in word)


def said_once(said: str) -> str:
    """What is said twice or more and nothing else: "stop stop" is stop."""
    words = said.split()
    sizes = (size for size in range(1, len(words) + 1) if len(words) % size == 0)
    return next((" ".join(words[:size]) for size in sizes if is_repeated(words, size)), "")


def is_repeated(words: list[str], size: int) -> bool:
    return words[:size] * (len(words) // size) == words


def is_kept(letter: str) -> bool:
    if "\ufe00" <= letter <= "\ufe0f":  # says that the sign before it is a picture
        return False
    return unicodedata.category(letter)[0] in {"L", "M", "N"} or letter in "\u200c\u200d"

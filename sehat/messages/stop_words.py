"""Words that end all messages at once, in the languages of India (messages of a person come first here)."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path

DATA = Path(__file__).parent / "data/stop_words.json"
MAX_LENGTH = 80


@cache
def fillers() -> frozenset[str]:
    """What people put around the word that counts: please, now, messages."""
    return frozenset(json.loads(DATA.read_text(encoding="utf-8"))["fillers"])


def normalized(text: str) -> str:
    """Lower case, one form of each letter, no marks and no words around: " STOP, please!" is stop.

    Vowel signs of Indian scripts are letters here, which \\w does not say.
    """
    plain = unicodedata.normalize("NFC", text.casefold())
    kept = "".join(one if is_kept(one) else " " for one in plain)
    return " ".join(word for word in kept.split() if word not in fillers())


def is_kept(letter: str) -> bool:
    return unicodedata.category(letter)[0] in {"L", "M", "N"} or letter in "\u200c\u200d"

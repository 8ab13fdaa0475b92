"""Phonetic keys: one for बवासीर, bawaseer, bavasir and bawasir."""

from __future__ import annotations

import re

DEVANAGARI = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह"
HEARD = "kkggnccjjnttddnttddnpfbbmyrlvsssh"
CONSONANTS = dict(zip(DEVANAGARI, HEARD, strict=True))
VOWELS = dict(zip("अआइईउऊएऐओऔऑािीुूेैोौॉंँ", "aaiiuueeoooaiiuueeooonn", strict=True)) | {
    "ऋ": "ri", "ृ": "ri", "ः": "", "्": "", "़": "",
}  # fmt: skip
SPELLINGS = (
    ("chh", "c"), ("ch", "c"), ("sh", "s"), ("ph", "f"), ("kh", "k"), ("gh", "g"), ("jh", "j"), ("th", "t"),
    ("dh", "d"), ("bh", "b"), ("ck", "k"), ("ee", "i"), ("oo", "u"), ("w", "v"), ("z", "j"), ("q", "k"),
    ("x", "ks"),
)  # fmt: skip


def latin(word: str) -> str:
    """Devanagari letter by letter in Latin, without the vowel that is not written; other letters stay."""
    return "".join(CONSONANTS.get(letter, VOWELS.get(letter, letter)) for letter in word)


def phonetic_key(word: str) -> str:
    """Consonants as they are heard, and the first letter; "" when fewer than three are left."""
    heard = latin(word)
    for spelled, said in SPELLINGS:
        heard = heard.replace(spelled, said)
    if word.isascii() and "ch" not in word:
        heard = heard.replace("c", "k")
    first, rest = heard[:1], heard[1:]
    # "simptom" and "sintom" are one; "dimag" has a vowel after its m, and is no "dengue".
    rest = re.sub("[aeiouyh]", "", re.sub("m(?=[^maeiouyh])", "n", rest))
    key = re.sub(r"(.)\1+", r"\1", first.replace("e", "i").replace("o", "u") + rest)
    return key if len(key) >= 3 and key.isascii() and key.isalpha() else ""

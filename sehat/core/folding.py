"""Words as the index holds them and as queries are compared: spelling, script and number aside."""

from __future__ import annotations

import re
import unicodedata

from sehat.core.phone import LATIN

# Of the block of Hindi not the signs that end a sentence and shorten a word: । ॥ ॰.
LETTERS = re.compile(r"[\w\u0900-\u0963\u0966-\u096f\u0971-\u097f]+")
APOSTROPHES = str.maketrans("", "", "'’‘ʼ`´′")
NUQTA, CHANDRABINDU, VIRAMA = "\u093c", "\u0901", "\u094d"
# Hindi spelled in two ways by many: long and short vowels, the candra o, the nasal before a consonant; and
# its figures.
HINDI = str.maketrans(
    {"ी": "ि", "ू": "ु", "ॉ": "ो", "ऑ": "ओ", "ई": "इ", "ऊ": "उ", CHANDRABINDU: "ं", NUQTA: None}
    | LATIN
    | dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff")  # which keyboards put inside words
)
NASAL = re.compile("[नमणङञ]" + VIRAMA + "(?=[क-ह])")
# Left out of a query that has other words.
STOP_WORD_TEXT = (
    "a an and at best by clinic cost doctor doctors dr for from good hospital hospitals in is me mein my "
    "near nearby of on operation or price surgery the to treatment treatments with aur dawa hai ilaj ilaaj "
    "ka kaa karna karwana kaun ke kharcha ki ko kya liye se upchar का की के को में से और है क्या लिए इलाज "
    "उपचार डॉक्टर अस्पताल ऑपरेशन खर्च दवा "
    "bimari bimaari disease jaanch problem test tests जाँच बीमारी"
)


def without_invisible_signs(text: str) -> str:
    """Without joiners and marks of direction, which keyboards put inside words and copying around them."""
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cf")


def as_compared(name: str) -> str:
    """A name however it was typed: capitals, blanks, a letter with its dot under it, which has two spellings,
    and signs that nobody sees. `fold` goes further: it makes one of what is spelled alike."""
    seen = unicodedata.normalize("NFC", without_invisible_signs(name))
    return " ".join(seen.split()).casefold()


def fold(text: str) -> str:
    """Lower case, no accents, one spelling of Hindi."""
    plain = unicodedata.normalize("NFD", text.casefold().translate(APOSTROPHES))
    plain = "".join(letter for letter in plain if not "\u0300" <= letter <= "\u036f")
    plain = unicodedata.normalize("NFC", plain.translate(HINDI))
    return NASAL.sub("ं", plain)


def words(text: str) -> list[str]:
    """The folded words of a text, without the plural: "Kidney Stones" is kidney, stone."""
    return [singular(word) for part in LETTERS.findall(fold(text)) for word in part.split("_") if word]


def singular(word: str) -> str:
    ends = word.endswith("s") and not word.endswith(("ss", "us", "is"))
    return word[:-1] if ends and len(word) > 4 and word.isascii() else word


def joined(text: str) -> str:
    """All words as one: "gall stones" and "gallstones" are the same."""
    return "".join(words(text))


def without_stop_words(query: list[str]) -> list[str]:
    """The words of a query but stop words; all of them when nothing else is there."""
    return [word for word in query if word not in STOP_WORDS] or query


STOP_WORDS = frozenset(words(STOP_WORD_TEXT))

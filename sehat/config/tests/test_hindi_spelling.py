"""Hindi that visitors read is spelled as docs/hindi.md says."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
LETTER = r"[\u0900-\u0963\u0970-\u097f]"
HINDI = re.compile(LETTER)
READ = (("sehat", ("json", "py", "po")), ("sehat/emergencies", ("toml",)), ("frontend/src", ("ts", "tsx")))
# What people type, in every spelling: aliases and the words by which a question is recognised.
TYPED_KEYS = {"aliases", "also_called"}
TYPED_FILES = re.compile(
    r"/(?:search|chat)/(?!pages/|schemas)|/core/(?:folding|phonetic)|/tests/(?!hi/)|/migrations/|\.test\.tsx?$"
)
# How a word goes on in its other forms, by its last letter: जांच, जांचें; खतरा, खतरे; गलती, गलतियाँ.
ENDINGS = {"ा": "(?:ा|े|ों)", "ी": "(?:ी|ियाँ|ियां|ियों)"}
AFTER_CONSONANT = "(?:|ा|ी|े|ें|ों|ना|ने|ता|ती|ते)"
KEPT = {"किडनी": "किडनी फ़ंक्शन"}  # a word that is right inside a name


def forbidden() -> dict[str, str]:
    """What is not written -> what is, from the tables of the sheet."""
    sheet = (ROOT / "docs" / "hindi.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in sheet.splitlines() if "|" in line]
    return {word: row[0] for row in rows if HINDI.search(row[0]) for word in row[1].split(", ")}


def strings(value: object) -> Iterator[str]:
    """The strings of a JSON value that a visitor reads."""
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from strings(item)
        case dict():
            for key, item in value.items():
                if key not in TYPED_KEYS:
                    yield from strings(item)


def read() -> dict[str, str]:
    paths = [path for folder, kinds in READ for kind in kinds for path in (ROOT / folder).rglob(f"*.{kind}")]
    found = {}
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        if TYPED_FILES.search(name) and "/demo/" not in name:
            continue
        text = path.read_text("utf-8")
        if HINDI.search(text):
            found[name] = said_in(path, text)
    return found


def said_in(path: Path, text: str) -> str:
    """What a visitor reads of a file."""
    if path.suffix == ".json":
        return "\n".join(strings(json.loads(text)))
    if path.suffix == ".toml":  # rules and words are what people type
        return "\n".join(strings(tomllib.loads(text).get("answer", {})))
    return text


TEXTS = read()


def occurrences(word: str, text: str) -> list[str]:
    kept = KEPT.get(word, "")
    text = text.replace(kept, "") if kept else text
    return re.findall(rf"(?<!{LETTER}){forms(word)}(?!{LETTER})", text)


def forms(word: str) -> str:
    """A pattern of a single word in its forms; several words, or one that ends in a sign, as they are."""
    if " " in word or not re.search("[क-हािी़]$", word):
        return word
    ending = ENDINGS.get(word[-1])
    return word[:-1] + ending if ending else word + AFTER_CONSONANT


@pytest.mark.parametrize("word", forbidden())
def test_a_word_is_spelled_as_the_sheet_says(word: str) -> None:
    found = [name for name, text in TEXTS.items() if occurrences(word, text)]
    assert found == [], f"write {forbidden()[word]}"


def test_letters_are_composed_in_one_way() -> None:
    assert [name for name, text in TEXTS.items() if text != unicodedata.normalize("NFC", text)] == []


def test_the_sheet_and_the_texts_are_read() -> None:
    assert len(forbidden()) > 30
    assert len(TEXTS) > 60


@pytest.mark.parametrize(
    ("word", "text", "is_found"),
    [
        ("खून", "खून की जाँच", True),
        ("खून", "ख़ून की जाँच", False),
        ("किडनी", "किडनी फ़ंक्शन टेस्ट", False),
        ("आंत", "शांत", False),
        ("बुखार", "कई वायरल बुखारों में", True),
        ("खतरा", "गिरने के खतरे", True),
        ("गलती", "गलतियाँ", True),
        ("खाली", "खाल", False),
    ],
)
def test_a_word_is_found_whole_and_outside_of_names(word: str, text: str, *, is_found: bool) -> None:
    assert bool(occurrences(word, text)) == is_found

"""Each catalogue translates every message of the code, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import polib
import pytest
from django.conf import settings
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.languages import (
    LANGUAGES,
    LOCALE,
    asked_language,
    language_of,
    localized_path,
    other_language,
    translate,
)
from sehat.core.schemas import Language
from sehat.leads.fields import FIELDS
from sehat.shell.menus import CONDITIONS, FOOTER, TREATMENTS
from sehat.shell.pages.error import WAYS_ON

CATALOGUES = sorted(LOCALE.glob("*.po"))
MARKED = {"translate", "find_translation", "noop"}
# Words that stand for values of the data, of which the code knows none.
OF_DATA = {
    *("doctor's title", "degree", "language", "price label", "price source", "month"),
    *("accreditation", "facility", "speciality", "registration", "state"),
    *("list of hospitals", "kind of insurer"),
}
DEVANAGARI = re.compile("[\u0900-\u097f]")
# What reads or sorts Hindi, and examples in docstrings.
READS_HINDI = {
    "sehat/core/folding.py",
    "sehat/costs/questions.py",
    "sehat/core/phone.py",
    "sehat/core/phonetic.py",
    "sehat/emergencies/lexicon.py",
    "sehat/emergencies/readings.py",
    "sehat/emergencies/said_otherwise.py",
    "sehat/emergencies/tokens.py",
    "sehat/search/queries.py",
    "sehat/search/parser/matching.py",  # “without”
    "sehat/search/parser/phrases.py",  # “my appointment”, that no child comes
    "sehat/search/parser/numbers.py",  # words of money, measure and age, as they are typed
    "sehat/search/parser/tokens.py",
    "sehat/chat/guards.py",
    "sehat/chat/links.py",  # “are you a hospital”
    "sehat/chat/passage_index.py",
    "sehat/chat/answers.py",
    "sehat/chat/best_passages.py",
    "sehat/chat/subject.py",
    "sehat/chat/people.py",
    "sehat/chat/pages/chat_ai.py",  # questions to start with, others for each language
    "sehat/leads/answers/lookup.py",
    "sehat/content/models/review.py",
    "sehat/config/settings/framework.py",
    "sehat/config/settings/site.py",
    "sehat/core/india.py",
}


def modules_without(*folders: str) -> Iterator[Path]:
    """Modules of the rooms, but those below a folder of such a name; where the checkout lies says nothing."""
    for path in (settings.BASE_DIR / "sehat").rglob("*.py"):
        if not {*folders} & {*path.relative_to(settings.BASE_DIR).parts}:
            yield path


def marked_messages() -> Iterator[str]:
    """The first argument of each call of translate() and noop(), where it is a literal."""
    for path in modules_without("tests"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(message)), *_]) if (
                    name in MARKED
                ):
                    yield message


def messages_of_tables() -> Iterator[str]:
    for words in (CONDITIONS, TREATMENTS):
        yield from (words.label, words.title, words.everything)
    for title, rows in FOOTER:
        yield title
        yield from (label for label, _ in rows)
    yield from (label for ways in WAYS_ON.values() for label, _ in ways)
    yield from (field.message for field in FIELDS if field.message)
    yield from ("Doctors", "Hospitals", "Costs", "Delhi NCR", "Other")


def braces(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name is not None}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_a_catalogue_translates_every_message_and_nothing_else(path: object) -> None:
    entries = [entry for entry in polib.pofile(str(path)) if entry.msgctxt not in OF_DATA]
    translated = {entry.msgid for entry in entries if entry.translated()}
    assert translated == {*marked_messages(), *messages_of_tables()}
    assert len(entries) == len(translated)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_a_translation_has_no_value_that_its_message_has_not(path: object) -> None:
    # The link to a department's doctors has both words: a language takes the one it needs.
    alternatives = {"specialists", "department"}
    for entry in polib.pofile(str(path)):
        assert braces(entry.msgstr) - alternatives <= braces(entry.msgid), entry.msgid


def test_every_language_but_english_has_a_catalogue() -> None:
    assert {path.stem for path in CATALOGUES} == set(LANGUAGES) - {"en"}


def test_hindi_stands_in_the_catalogue_alone() -> None:
    found = {
        str(path.relative_to(settings.BASE_DIR))
        for path in modules_without("tests", "demo", "migrations")
        if DEVANAGARI.search(path.read_text())
    }
    assert found == READS_HINDI


def test_what_has_no_translation_stays_as_it_is() -> None:
    assert translate("FRCS", "hi", "degree") == "FRCS"
    assert translate("Your data", "en") == "Your data"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("hi", "hi"),
        ("hi-IN,en;q=0.5", "hi"),
        ("HI;q=0.9", "hi"),
        ("en-IN,hi;q=0.9", "en"),
        ("hindi", "en"),
        ("*", "en"),
    ],
)
def test_a_call_says_its_language(header: str, language: Language) -> None:
    assert asked_language(header) == language


@given(st.text(max_size=40))
def test_any_header_is_some_language(header: str) -> None:
    assert asked_language(header) in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_tells_the_language_it_was_made_for(language: Language) -> None:
    assert language_of(localized_path("/chat", language)) == language
    assert other_language(other_language(language)) == language

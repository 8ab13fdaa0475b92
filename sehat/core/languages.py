"""The languages of the site. An address says which one a page speaks: Hindi stands under /hi.

English stands in the code; `sehat/locale/<language>.po` has the words of every other language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol, get_args

import polib
from django.urls import URLPattern, path
from django.utils.translation.trans_real import parse_accept_lang_header

from sehat.core.schemas import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
LANGUAGE_NAMES: dict[Language, str] = {"en": "English", "hi": "Hindi"}
LOCALE = Path(__file__).parent.parent / "locale"


def as_language(code: str) -> Language:
    """The language of a code; English for one that the site does not speak."""
    return next((language for language in LANGUAGES if language == code), "en")


def language_of(path: str) -> Language:
    """ "hi" for /hi and all below it, else "en"."""
    return as_language(path.strip("/").split("/")[0])


def asked_language(accepted: str) -> Language:
    """Of the languages of an Accept-Language header the one that is liked best and that the site speaks;
    English without one.

    >>> [asked_language("hi-IN,en;q=0.5"), asked_language("mr-IN,hi;q=0.9,en;q=0.8")]
    ['hi', 'hi']
    """
    named = parse_accept_lang_header(accepted.replace(" ", ""))
    liked = (name.split("-")[0] for name, liking in named if liking)
    return as_language(next((name for name in liked if name in LANGUAGES), ""))


def in_both_languages(*patterns: URLPattern) -> list[URLPattern]:
    """The addresses of pages that speak the language of their address: /departments, and as
    "hi_departments" /hi/departments, which is asked first: no city is called hi.
    """
    hindi = [
        path(f"hi/{one.pattern}", one.callback, one.default_args, name=f"hi_{one.name}") for one in patterns
    ]
    return [*hindi, *patterns]


def other_language(language: Language) -> Language:
    return "en" if language == "hi" else "hi"


def english_path(path: str) -> str:
    """The address without its language.

    >>> [english_path("/hi/chat"), english_path("/hi"), english_path("/hisar")]
    ['/chat', '/', '/hisar']
    """
    return path if language_of(path) == "en" else path.removeprefix("/hi") or "/"


def localized_path(path: str, language: Language) -> str:
    """The address of an English page in a language: /chat, /hi/chat."""
    return path if language == "en" else f"/{language}{path}"


@cache
def catalogue(language: Language) -> dict[tuple[str, str], str]:
    """Translations by context ("" without one) and English message. English has none."""
    path = LOCALE / f"{language}.po"
    entries = polib.pofile(str(path)) if path.exists() else []
    return {(entry.msgctxt or "", entry.msgid): entry.msgstr for entry in entries if entry.msgstr}


def find_translation(message: str, language: Language, context: str = "") -> str | None:
    """None where the catalogue has no such message. `context` tells apart what is one word in English."""
    return catalogue(language).get((context, message))


def translate(message: str, language: Language, context: str = "") -> str:
    """A message of the code in a language; as it is where there is no translation."""
    return find_translation(message, language, context) or message


def noop(message: str) -> str:
    """Marks a message that is translated elsewhere, for the test of the catalogues."""
    return message


def localized(language: Language, **words: str) -> str:
    """`words` by language, of which `en` is always there and says it where another is empty."""
    return words.get(language) or words["en"]


class HasName(Protocol):
    """A row that is called something; a column `name_<language>` translates it."""

    @property
    def name(self) -> str: ...


def display_name(row: HasName, language: Language) -> str:
    """The name of a row as pages in a language show it: `name_hi`, or `name` where nobody wrote one."""
    return display_field(row, "name", language)


def display_field(row: object, field: str, language: Language) -> str:
    """As `display_name`, of any field that has a column for each language, or a setting: BRAND_NAME_HI."""
    suffix = language.upper() if field.isupper() else language
    return str(getattr(row, f"{field}_{suffix}", "") or getattr(row, field))

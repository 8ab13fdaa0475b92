"""The same page in the other language: what stands at the same address under /hi, or without it, or the
article that tells the same."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from sehat.content.selectors import article_twins, is_there
from sehat.core.languages import english_path, language_of, localized_path, other_language, translate
from sehat.core.schemas import Language, Link

ARTICLES = "/blog/"


def same_path(path: str, language: Language) -> str:
    """The address in a language of what stands at `path` in any: "/" and "/hi" are the two homes."""
    return localized_path(english_path(path), language).rstrip("/") or "/"


def twin_url(path: str) -> str | None:
    """The address of the same page in the other language, which of an article is one of its own; None where
    nothing answers there. No query when cached."""
    other = same_path(path, other_language(language_of(path)))
    if is_there(other):
        return other
    return article_twins().get(path) if english_path(path).startswith(ARTICLES) else None


def in_language(url: str, language: Language) -> str:
    """The same page in a language where it has one, query and fragment kept; another site as it is. Nothing
    is read when cached."""
    parts = urlsplit(url)
    is_as_it_is = parts.netloc or language_of(parts.path) == language
    other = None if is_as_it_is else twin_url(parts.path)
    return urlunsplit(parts._replace(path=other)) if other else url


def translation_link(language: Language, url: str | None) -> Link | None:
    """In the words of the language it leads to."""
    other = other_language(language)
    return Link(label=translate("Read in English", other), lang=other, url=url) if url else None

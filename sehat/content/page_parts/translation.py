"""The link to the same page in the other language."""

from __future__ import annotations

from sehat.core.languages import other_language, translate
from sehat.core.schemas import Language, Link


def translation_link(language: Language, url: str | None) -> Link | None:
    """In the words of the language it leads to."""
    other = other_language(language)
    return Link(label=translate("Read in English", other), lang=other, url=url) if url else None

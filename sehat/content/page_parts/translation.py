"""The link to the same page in the other language."""

from __future__ import annotations

from sehat.core.schemas import Language, Link

READ_IN_OTHER: dict[Language, Link] = {
    "en": Link(label="हिंदी में पढ़ें", lang="hi"),
    "hi": Link(label="Read in English", lang="en"),
}


def translation_link(language: Language, url: str | None) -> Link | None:
    return READ_IN_OTHER[language].model_copy(update={"url": url}) if url else None

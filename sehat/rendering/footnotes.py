"""Footnotes: `[^key]` after a statement names the source that carries it.

Texts of the site are plain, so a footnote is text as well. On a page `[^2.1]` is the first statement of the
page that names its second source; what is read elsewhere (search, chat, engines) is read without.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from django.core.exceptions import ValidationError
from django.db.models import CharField, Model, TextField
from pydantic import BaseModel
from wagtail.blocks import StreamValue
from wagtail.fields import StreamField

from sehat.core.india import long_date
from sehat.core.schemas import Language, Schema
from sehat.rendering.schemas import Source

KEY = r"[a-z0-9][a-z0-9-]{0,29}"
MARK = re.compile(r"\[\^([^\]\[]*)\]")
MARK_AND_SPACE = re.compile(rf"[ \u00a0]?{MARK.pattern}")  # which stood between it and the statement
# As pages are read; what is not named comes before the end, in the order of its schema.
BEGINNING = ("lead", "emergency", "act_now", "takeaways", "overview", "intro", "symptoms_intro", "symptoms")
END = ("limits", "alternatives", "ask_doctor", "body", "questions")
NOT_READ = {"meta", "crumbs", "sources"}

P = TypeVar("P", bound=Schema)


def without_footnotes(text: str) -> str:
    return MARK_AND_SPACE.sub("", text)


def cited_keys(value: Any) -> Iterator[str]:
    """The keys in a text, or in all texts of the stored form of a block."""
    match value:
        case str():
            yield from MARK.findall(value)
        case dict():
            for inside in value.values():
                yield from cited_keys(inside)
        case list() | tuple():
            for inside in value:
                yield from cited_keys(inside)


def check_footnotes(row: Model) -> None:
    """Refuses a row of `sources` whose texts name a source that is not there, or whose names hold a footnote.

    ValidationError says which; it belongs to no field, for the mark and its source stand in two.
    """
    keys = [value.get("key") for value in stored(getattr(row, "sources"))]  # noqa: B009 - of any model
    found = [
        (field, key)
        for field in row._meta.concrete_fields
        if isinstance(field, CharField | TextField | StreamField)
        for key in cited_keys(stored(getattr(row, field.name)))
    ]
    said = [f"Two sources have the key “{key}”." for key, count in Counter(keys).items() if key and count > 1]
    for field, key in dict.fromkeys(found):
        if isinstance(field, CharField) or field.name == "search_description":
            said.append(f"{field.verbose_name}: a footnote stands in texts, not in names.")
        elif key not in keys or not key:
            said.append(f"{field.verbose_name}: “[^{key}]” leads to no source of this page.")
    if said:
        raise ValidationError(" ".join(said))


def stored(value: Any) -> Any:
    """A text as it is; of a stream the values of its blocks."""
    if not isinstance(value, StreamValue):
        return value
    return [block["value"] for block in value.get_prep_value()]


def sources_of(stream: StreamValue, language: Language) -> list[Source]:
    return [source(block.value, language) for block in stream]


def source(value: Any, language: Language) -> Source:
    read_on = value["read_on"]
    return Source(
        key=value["key"] or "",
        title=value["title"],
        publisher=value["publisher"],
        url=value["url"] or None,
        read_on=long_date(read_on, language) if read_on else None,
    )


def citation(source: Source) -> dict[str, object]:
    """schema.org CreativeWork."""
    found: dict[str, object] = {
        "@type": "CreativeWork",
        "name": source.title,
        "publisher": {"@type": "Organization", "name": source.publisher},
    }
    return found | ({"url": source.url} if source.url else {})


class Numbers:
    """The number of each source, and how many statements have named it."""

    def __init__(self, sources: list[Source]) -> None:
        self.by_key = {source.key: place for place, source in enumerate(sources, start=1) if source.key}
        self.cited: Counter[str] = Counter()

    def mark(self, found: re.Match[str]) -> str:
        """An unknown key, which no form lets in, is dropped, with the blank before it."""
        key, blank = found[1], found[0].partition("[")[0]
        if key not in self.by_key:
            return ""
        self.cited[key] += 1
        return f"{blank}[^{self.by_key[key]}.{self.cited[key]}]"

    def apply(self, value: Any) -> Any:
        match value:
            case str():
                return MARK_AND_SPACE.sub(self.mark, value) if "[^" in value else value
            case list():
                return [self.apply(inside) for inside in value]
            case BaseModel():
                changed = {name: self.apply(getattr(value, name)) for name in type(value).model_fields}
                return value.model_copy(update=changed)
        return value


def numbered(page: P) -> P:
    """A page, or the notes of one, with its footnotes numbered by its list of sources; each source knows how
    often it is named. A page without sources as it is."""
    found: list[Source] = getattr(page, "sources", [])
    if not found:
        return page
    numbers = Numbers(found)
    changed: dict[str, Any] = {
        name: numbers.apply(getattr(page, name)) for name in in_reading_order(type(page).model_fields)
    }
    changed["sources"] = [
        source.model_copy(update={"number": place, "cited": numbers.cited[source.key]})
        for place, source in enumerate(found, start=1)
    ]
    return page.model_copy(update=changed)


def in_reading_order(names: Iterable[str]) -> list[str]:
    order = {name: place for place, name in enumerate(BEGINNING, start=-len(BEGINNING))}
    order |= {name: place for place, name in enumerate(END, start=1)}
    return sorted((name for name in names if name not in NOT_READ), key=lambda name: order.get(name, 0))

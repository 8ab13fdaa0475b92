"""How long a page takes to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

WORDS_A_MINUTE = 200
TEXTS = ("lead", "overview", "causes", "tests")


def minutes(page: Any) -> int:
    """At 200 words a minute, rounded up, at least one. Counts what is written, from the stored text."""
    words = sum(len(str(getattr(page, name, "")).split()) for name in TEXTS)
    for stream in (page.body, page.questions, getattr(page, "takeaways", ())):
        words += sum(words_in(item["value"]) for item in getattr(stream, "raw_data", ()))
    return max(1, -(-words // WORDS_A_MINUTE))


def words_in(value: Any) -> int:
    return sum(len(text.split()) for text in texts_in(value))


def texts_in(value: Any) -> Iterator[str]:
    """Every text in the stored form of a block, but for the ids Wagtail gives its parts."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inside in value.items():
            if name not in {"id", "type"}:
                yield from texts_in(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from texts_in(inside)

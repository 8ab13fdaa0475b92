"""What people type who do not know the name of a thing (data/lay_words.toml)."""

from __future__ import annotations

import tomllib
from functools import cache

from sehat.search.parser.wishes import DATA, listed

FILE = DATA / "lay_words.toml"


@cache
def by_kind() -> dict[str, dict[str, tuple[str, ...]]]:
    """Kind of part -> slug -> phrases."""
    kinds = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {kind: {slug: tuple(listed(text)) for slug, text in rows.items()} for kind, rows in kinds.items()}


def lay_words(kind: str, slug: str) -> tuple[str, ...]:
    """None for what nobody wrote any for."""
    return by_kind().get(kind, {}).get(slug, ())

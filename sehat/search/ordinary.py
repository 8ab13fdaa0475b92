"""Words that are spelled right, though no name of ours has them: abortion is no misspelled ablation."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sehat.core.folding import words

FILE = Path(__file__).parent / "data" / "ordinary.txt"


@cache
def ordinary_words() -> frozenset[str]:
    """Folded, as queries are read."""
    return frozenset(words(FILE.read_text(encoding="utf-8")))

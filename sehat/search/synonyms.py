"""Words that mean the same: a page that says "urine" is found by "urinating" and by "peshab"."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from sehat.core.folding import words

FILE = Path(__file__).parent / "data" / "synonyms.toml"


@cache
def shared_words() -> dict[str, str]:
    """Folded word -> the one that its group shares."""
    groups = [words(group) for group in tomllib.loads(FILE.read_text())["groups"]]
    return {word: group[0] for group in groups for word in group}


def with_synonyms(said: Iterable[str]) -> list[str]:
    """Each word, followed by the one that its group shares."""
    return [each for word in said for each in dict.fromkeys((word, shared_words().get(word, word)))]

"""What browser and server both read by a pattern is written twice: each pair says the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sehat.core.email import PATTERN as EMAIL
from sehat.directory.city_addresses import NAMED_IN_QUERY

SRC = Path(__file__).resolve().parents[3] / "frontend/src"


def pattern_in(file: str, name: str) -> str:
    """The pattern of a constant, without the signs that only TypeScript puts before a slash."""
    found = re.search(rf"^const {name} =\s+/(.+)/\w*;", (SRC / file).read_text("utf-8"), re.MULTILINE)
    assert found, f"{file} has no {name}"
    return found[1].replace("\\/", "/")


@pytest.mark.parametrize(
    ("ours", "file", "name"),
    [
        (EMAIL, "patients/use-profile-form.ts", "EMAIL"),
        (NAMED_IN_QUERY, "cities/sibling.ts", "NAMED_IN_QUERY"),
    ],
)
def test_a_pattern_is_the_same_in_the_browser(ours: re.Pattern[str], file: str, name: str) -> None:
    assert pattern_in(file, name) == f"^{ours.pattern}$"

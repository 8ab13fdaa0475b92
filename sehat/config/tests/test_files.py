"""A room has the files of docs/files.md and no others: a file is found by what it holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
TEXT = (ROOT / "docs/files.md").read_text(encoding="utf-8")
HEAD, *SECTIONS = re.split(r"^## ", TEXT, flags=re.M)
ROOMS = sorted(path.parent.name for path in ROOT.glob("sehat/*/__init__.py"))
TICKED = re.compile(r"`(\w+)`")


def named(text: str, line: str) -> set[str]:
    """The names before the colon, or in the first cell, of each line that begins with `line`."""
    heads = [
        re.split(r":| \| ", row.removeprefix(line))[0] for row in text.splitlines() if row.startswith(line)
    ]
    return {name for head in heads for name in TICKED.findall(head)}


CLOSED = named(HEAD, "| ")
OWN = {section.splitlines()[0]: named(section, "- ") for section in SECTIONS}


def test_each_room_is_listed() -> None:
    assert sorted(OWN) == ROOMS


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_these_files_and_no_others(room: str) -> None:
    stems = {path.name.split(".")[0] for path in (ROOT / "sehat" / room).iterdir()}
    files = {stem for stem in stems if stem and not stem.startswith("__")}
    assert files - CLOSED == OWN[room]

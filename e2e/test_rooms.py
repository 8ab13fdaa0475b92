"""The table of rooms names every file of journeys, and rooms that there are."""

from __future__ import annotations

from itertools import chain

import parts
import steps

from e2e.rooms import FILES, HERE


def test_no_file_of_journeys_is_forgotten() -> None:
    assert sorted(FILES) == sorted(path.stem for path in HERE.glob("test_*.py"))


def test_each_room_has_journeys() -> None:
    rooms = {path.parent.name for path in (steps.ROOT / "sehat").glob("*/__init__.py")}
    assert rooms <= set(chain.from_iterable(FILES.values())) <= parts.rooms()

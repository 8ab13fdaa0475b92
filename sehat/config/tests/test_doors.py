"""A room's calls and pages are its doors to the outside: no other room goes through them."""

from __future__ import annotations

import re

import grimp
import pytest

DOORS = re.compile(r"^sehat\.(\w+)\.(?:\w+_)?(?:api|views)$")
GRAPH = grimp.build_graph("sehat", cache_dir=None)


def room_of(module: str) -> str:
    return module.split(".")[1]


@pytest.mark.parametrize("door", sorted(module for module in GRAPH.modules if DOORS.match(module)))
def test_only_the_room_itself_and_the_wiring_import_its_calls_and_pages(door: str) -> None:
    importers = GRAPH.find_modules_that_directly_import(door)
    strangers = {
        module
        for module in importers
        if room_of(module) not in {room_of(door), "config"} and ".tests" not in module
    }
    assert strangers == set()

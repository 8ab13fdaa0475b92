"""A room has the files of docs/files.md and no others: a file is found by what it holds."""

from __future__ import annotations

import ast
import re
import tomllib
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


def layers() -> list[set[str]]:
    """Rooms from the top to the bottom, those beside each other together, as the import law has them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    [law] = [one for one in contracts["contracts"] if one["type"] == "layers"]
    return [set(layer.replace("sehat.", "").split(" | ")) for layer in law["layers"]]


def test_the_picture_of_the_rooms_is_the_import_law() -> None:
    blocks = re.findall(r"```\n(.*?)```", (ROOT / "docs/architecture.md").read_text(encoding="utf-8"), re.S)
    assert [set(line.split(" | ")) for line in blocks[0].splitlines()] == layers()


def test_the_readme_lists_every_room_below_those_that_import_it() -> None:
    table = (ROOT / "README.md").read_text(encoding="utf-8").split("## The rooms")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.M)
    floor = {room: number for number, layer in enumerate(layers()) for room in layer}
    assert sorted(listed) == ROOMS == sorted(floor)
    assert [floor[room] for room in listed] == sorted(floor.values())


def test_no_function_is_over_forty_lines() -> None:
    """CONTRIBUTING says so; biome holds the browser's side to it."""
    files = [path for path in ROOT.glob("sehat/**/*.py") if not {"tests", "migrations"} & set(path.parts)]
    long = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno
        if node.end_lineno - node.lineno >= 40
    ]
    assert long == []


NAMES = r"(api|\w*views)\b"
DOORS = re.compile(rf"^from sehat\.(\w+)(?:\.{NAMES}.* import| import (?:\w+, )*{NAMES})", re.M)
WIRES = {"urls", "wagtail_hooks", "apps"}


def test_a_view_or_a_call_is_no_library() -> None:
    """Who wires addresses imports them, from their own room; `config` puts the rooms together."""
    used = []
    for path in ROOT.glob("sehat/**/*.py"):
        room, *_ = path.relative_to(ROOT / "sehat").parts
        if room == "config" or "tests" in path.parts:
            continue
        for found in DOORS.finditer(path.read_text(encoding="utf-8")):
            if found[1] != room or path.stem not in WIRES:
                used.append(f"{path.relative_to(ROOT)}: {found[0]}")
    assert used == []

"""The files of the local gateways: a line a message or call, whatever ended before it."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
from pytest_django import Settings

from sehat.gateways.local_lines import append_line
from sehat.gateways.outcomes import Retry, Sent


@pytest.fixture
def file(settings: Settings, tmp_path: Path) -> Path:
    settings.VAR_DIR = tmp_path / "var"
    return tmp_path / "var" / "sms.jsonl"


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def test_lines_stand_below_each_other_for_their_owner_alone(file: Path) -> None:
    for text in ("आपका कोड", "two\nlines"):
        assert append_line(file.name, {"text": text}, id="a") == Sent("a")
    assert [json.loads(line)["text"] for line in lines(file)] == ["आपका कोड", "two\nlines"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("written", ['{"text', '{"text": "the one before"}'])
def test_half_a_line_swallows_no_other_message(file: Path, written: str) -> None:
    """Of a process that was killed while it wrote: who runs the site found no code behind it."""
    file.parent.mkdir()
    file.write_text(written)
    append_line(file.name, {"text": "482913"}, id="a")
    assert json.loads(lines(file)[-1]) == {"text": "482913"}
    assert len(lines(file)) == 2


def test_a_disk_that_takes_nothing_is_tried_again(file: Path) -> None:
    file.parent.write_text("no folder")
    assert isinstance(append_line(file.name, {"text": "482913"}, id="a"), Retry)

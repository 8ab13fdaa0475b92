"""The emergency brake of a running site: every cached page and read is out of date."""

from __future__ import annotations

from pathlib import Path

from sehat.rendering.changes import ANYTHING, FILE, ChangesFile


def change_everything(place: Path) -> None:
    """`place` is the folder of the site. A new time stamp alone changes nothing: pages ask what changed."""
    ChangesFile(str(place / FILE)).record([ANYTHING])

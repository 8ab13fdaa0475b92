"""Demo data of rooms above this one, loaded after its pages."""

from __future__ import annotations

from collections.abc import Callable

MORE_DEMO_DATA: list[Callable[[], str]] = []  # each says what it loaded

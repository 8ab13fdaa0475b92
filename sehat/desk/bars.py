"""Plots of the reports: names, bars and figures, as wide as the window is."""

from __future__ import annotations

from typing import NamedTuple

IN_TABLE = "the same figures stand in the table below."  # said to who cannot see the plot


class Bar(NamedTuple):
    """One line of a plot. `pale` and `dark` are lengths in per cent of the longest, the dark one on top."""

    name: str
    said: str
    dark: float
    pale: float = 0


def length(part: float, whole: float) -> float:
    """In per cent of the longest bar; 0 where there is none."""
    return round(100 * part / whole, 1) if whole else 0

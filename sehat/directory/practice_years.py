"""Since which year a doctor practises: a sheet of a hospital may have the number of years instead."""

from __future__ import annotations

from sehat.core.india import this_year

EARLIEST = 1940


def fault_of_year(year: int) -> str:
    """What is wrong with it; "" for a year that can be."""
    if EARLIEST <= year <= this_year():
        return ""
    return f"Write the year, as 2009: none before {EARLIEST}, and none to come."

"""Since which year a doctor practises: a sheet of a hospital may have the number of years instead."""

from __future__ import annotations

from sehat.core.india import this_year

EARLIEST = 1940


def fault_of_year(year: int) -> str:
    """What is wrong with it; "" for a year that can be."""
    if EARLIEST <= year <= this_year():
        return ""
    return f"Write the year, as 2009: none before {EARLIEST}, and none to come."


def fault_of_course(name: str, year: int | None) -> str:
    """What is wrong with the year of a training: nobody has an MBBS of 2062."""
    told = fault_of_year(year) if year else ""
    return f"{name} {year}: {told[0].lower()}{told[1:]}" if told else ""

"""Lines of a doctor as people write them, in /cms and in files: hours of a clinic, steps of training."""

from __future__ import annotations

import re

COLON_OF_DAYS = re.compile(r"(?<!\d):|:(?!\d)")  # and not that of 10:30: who forgot the first is told so
YEAR = re.compile("(?:19|20)[0-9][0-9]")
NO_YEAR = " -"


def read_hours(line: str) -> tuple[str, str]:
    """Days and hours of "Monday to Friday: 10 am to 1 pm"; no hours where no colon parts the two."""
    days, hours = [*COLON_OF_DAYS.split(line, maxsplit=1), ""][:2]
    return days.strip(), hours.strip()


def hours_in(line: str) -> list[str]:
    """The hours of some days each, of "Monday: 10 am to 1 pm; Saturday: 9 am to 12 noon". Sessions of a day
    may have a semicolon between them as well, and name no days."""
    found: list[str] = []
    for part in line.split(";"):
        if found and not all(map(COLON_OF_DAYS.search, (found[-1], part))):
            found[-1] += f";{part}"
        else:
            found.append(part)
    return found


def shown_hours(days: str, hours: str) -> str:
    return f"{days}: {hours}"


def read_training(line: str) -> tuple[str, int | None]:
    """Name and year of "MS, General Surgery 2008". Behind a name that ends in a year stands that it has none:
    "World Congress 2010 -"."""
    if line.endswith(NO_YEAR) and (name := line.removesuffix(NO_YEAR).strip()):
        return name, None
    name, _, year = line.rpartition(" ")
    name = name.rstrip().removesuffix(",").rstrip()  # of "MBBS, 2003"
    return (name, int(year)) if YEAR.fullmatch(year) and name else (line, None)


def shown_training(name: str, year: int | None) -> str:
    if year:
        return f"{name}, {year}" if name.endswith(",") else f"{name} {year}"
    return name if read_training(name) == (name, None) else name + NO_YEAR

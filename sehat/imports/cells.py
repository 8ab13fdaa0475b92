"""Cells of a spreadsheet as text: what is refused, and how what looks like a formula is made harmless."""

from __future__ import annotations

import re

from sehat.core.folding import without_invisible_signs

MAX_LENGTH = 20_000  # characters of a cell
SEPARATOR = ";"  # between several in one cell, or a line each; one that belongs to a part is written \;
PART = re.compile(r"(?:\\[\\;]|[^;\n])+")
MEANT = re.compile(r"\\([\\;])")
# Cells that start so are formulas to some spreadsheet (OWASP, CSV injection).
FORMULA = re.compile(r"[=+\-@\t\r\n]")
ESCAPED = re.compile(r"'+[=+\-@\t\r\n]")
SUSPECT = re.compile(r"\A[=+\-@]|<[A-Za-z/!?]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def escaped(text: str) -> str:
    """As it is exported: no spreadsheet runs it, and `unescaped` gives it back letter for letter."""
    return f"'{text}" if FORMULA.match(text) or ESCAPED.match(text) else text


def unescaped(text: str) -> str:
    return text[1:] if ESCAPED.match(text) else text


def fault_of(text: str) -> str:
    """Why no cell may hold this, as it stands in a file; empty when it may."""
    found = SUSPECT.search(text)
    if found is None:
        return "" if len(text) <= MAX_LENGTH else f"It has more than {MAX_LENGTH:,} characters."
    if found[0].startswith("<"):
        return f"It has HTML (“{found[0]}…”): write plain text."
    if FORMULA.match(found[0]):
        return f"It begins with “{found[0]}”, as formulas do. Write ' before it if it is text."
    return "It has a character that cannot be printed."


def tidy(text: str) -> str:
    """Without spaces around it, its lines ended in one way: forms, Excel and workbooks have their own."""
    return text.replace("\r\n", "\n").replace("\r", "\n").strip()


def in_one_line(text: str) -> str:
    """A name or an address that was wrapped in its cell: no form takes one of two lines, and no message."""
    return re.sub(r"\s*[\n\t]\s*", " ", text)


def shown(value: object) -> str:
    """A value of the database as the text of its cell; `unescaped`, the row model reads it back."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return tidy(str(value))


def split(text: str) -> list[str]:
    """The parts of a cell that lists several; empty ones do not count, nor those of which nothing is seen."""
    parts = (one.strip() for one in PART.findall(text))
    return [MEANT.sub(r"\1", part) for part in parts if without_invisible_signs(part).strip()]


def joined(parts: list[str]) -> str:
    return f"{SEPARATOR} ".join(re.sub(r"[\\;]", r"\\\g<0>", part) for part in parts)

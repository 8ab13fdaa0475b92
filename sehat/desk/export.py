"""The queue as a spreadsheet: what an agent needs to call, and nothing a spreadsheet would run."""

from __future__ import annotations

import re

FIELDS = (
    "reference", "created_at", "get_status_display", "name", "country_code", "mobile", "city_name", "about",
    "department", "question", "do_not_contact",
)  # fmt: skip
HEADINGS = {
    "reference": "Reference", "created_at": "Received", "get_status_display": "Stage", "name": "Name",
    "country_code": "Country code", "mobile": "Mobile", "city_name": "City", "about": "For",
    "department": "Department", "question": "Question", "do_not_contact": "Do not contact",
}  # fmt: skip
# Cells that start so are formulas to some spreadsheet (OWASP, CSV injection).
FORMULA = re.compile(r"[=+\-@\t\r\n]")


def harmless(text: str) -> str:
    """A stranger's words as text, whatever they begin with."""
    return f"'{text}" if FORMULA.match(text) else text


PREPROCESS = {str: {"csv": harmless, "xlsx": harmless}}

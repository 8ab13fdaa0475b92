"""The queue as a spreadsheet: what an agent needs to call, and nothing a spreadsheet would run."""

from __future__ import annotations

import re
from datetime import datetime

from django.utils import timezone

FIELDS = (
    "reference", "created_at", "get_status_display", "tier", "name", "calling_code", "mobile", "city_name",
    "about", "department", "question", "call_time", "do_not_contact",
)  # fmt: skip
HEADINGS = {
    "reference": "Reference", "created_at": "Received (India time)", "get_status_display": "Stage",
    "tier": "Tier", "name": "Name", "calling_code": "Country code", "mobile": "Mobile", "city_name": "City",
    "about": "For", "department": "Department", "question": "Question", "call_time": "Call wanted",
    "do_not_contact": "Do not contact",
}  # fmt: skip
# Cells that start so are formulas to some spreadsheet (OWASP, CSV injection).
FORMULA = re.compile(r"[=+\-@\t\r\n]")


def harmless(text: str) -> str:
    """A stranger's words as text, whatever they begin with."""
    return f"'{text}" if FORMULA.match(text) else text


def in_india(moment: datetime) -> str:
    """2026-11-22 11:02: sorts as it stands, and no program turns it into another time zone."""
    return f"{timezone.localtime(moment):%Y-%m-%d %H:%M}"


PREPROCESS = {
    str: {"csv": harmless, "xlsx": harmless},
    datetime: {"csv": in_india, "xlsx": in_india},
}

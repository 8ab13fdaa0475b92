"""The queue as a spreadsheet: whom to call, whose it is, how it came; nothing a spreadsheet would run."""

from __future__ import annotations

import re
from datetime import datetime

from django.db.models import F, OuterRef, Prefetch, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils import timezone

from sehat.leads.models import Lead, LeadNote
from sehat.leads.models.lead import attribution_value

FIELDS = (
    "reference", "created_at", "get_status_display", "tier", "name", "calling_code", "mobile", "city_name",
    "about", "department", "question", "call_time", "do_not_contact",
    "owner", "last_outcome", "source", "campaign", "channel",
)  # fmt: skip
HEADINGS = {
    "reference": "Reference", "created_at": "Received (India time)", "get_status_display": "Stage",
    "tier": "Tier", "name": "Name", "calling_code": "Country code", "mobile": "Mobile", "city_name": "City",
    "about": "For", "department": "Department", "question": "Question", "call_time": "Call wanted",
    "do_not_contact": "Do not contact", "owner": "With", "last_outcome": "Last call", "source": "Source",
    "campaign": "Campaign", "channel": "Channel", "told_notes": "Notes",
}  # fmt: skip
# Cells that start so are formulas to some spreadsheet (OWASP, CSV injection).
FORMULA = re.compile(r"[=+\-@\t\r\n]")


CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f]")  # no cell of XLSX may hold one
MOST_IN_A_CELL = 32_767  # letters; XLSX keeps no more


def harmless(text: str) -> str:
    """A stranger's words as text, whatever they begin with."""
    text = CONTROL.sub("", text)
    return f"'{text}" if FORMULA.match(text) else text


def in_india(moment: datetime) -> str:
    """2026-11-22 11:02: sorts as it stands, and no program turns it into another time zone."""
    return f"{timezone.localtime(moment):%Y-%m-%d %H:%M}"


def for_export(leads: QuerySet[Lead]) -> QuerySet[Lead]:
    """With the columns that a request has elsewhere, read in the one query of its rows."""
    calls = LeadNote.objects.filter(lead=OuterRef("pk")).exclude(outcome="").order_by("-at", "-pk")
    return leads.annotate(
        owner=Coalesce(F("callback__owner__username"), Value("")),
        last_outcome=Coalesce(Subquery(calls.values("outcome")[:1]), Value("")),
        channel=attribution_value("lead_channel"),
    )


def with_notes(leads: QuerySet[Lead]) -> QuerySet[Lead]:
    """For who may see whole numbers: notes are what patients told. One more query a page of rows."""
    return leads.prefetch_related(Prefetch("notes", LeadNote.objects.order_by("at", "pk"), "told_notes"))


def notes_in_words(notes: list[LeadNote]) -> str:
    """The oldest first: 2026-11-22 11:02 asha: No answer, rang long | …"""
    return harmless(" | ".join(f"{in_india(note.at)} {note.by}: {note_words(note)}" for note in notes))


def notes_in_a_cell(notes: list[LeadNote]) -> str:
    """As much of it as a cell of XLSX holds: the newest."""
    text = notes_in_words(notes)
    return text if len(text) <= MOST_IN_A_CELL else f"… {text[2 - MOST_IN_A_CELL :]}"


def note_words(note: LeadNote) -> str:
    return ", ".join(filter(None, (outcome_words(note.outcome), " ".join(note.text.split()))))


def outcome_words(outcome: str) -> str:
    return str(LeadNote.Outcome(outcome).label) if outcome else ""


OF_FIELDS = {
    "last_outcome": {"csv": outcome_words, "xlsx": outcome_words},
    "told_notes": {"csv": notes_in_words, "xlsx": notes_in_a_cell},
}
PREPROCESS = {
    str: {"csv": harmless, "xlsx": harmless},
    datetime: {"csv": in_india, "xlsx": in_india},
}

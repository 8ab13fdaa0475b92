"""What became of a request so far, for its patient: when it was read, called, passed on, and by which role.

No name of staff and no word of a note is in it.
"""

from __future__ import annotations

from datetime import datetime

from sehat.core.india import moment_in
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.leads.models import Appointment, Callback, Lead, LeadNote, OutboxRow
from sehat.leads.schemas import HistoryLine

MOST_CALLS = 5
RECEIVED = noop("We received your request.")
READ = noop("A care expert read it.")
PASSED_ON = noop("Our system passed it on to the team that calls you back.")
OUTCOME = LeadNote.Outcome
CALLS = {
    OUTCOME.SPOKE: noop("A care expert spoke with you."),
    OUTCOME.LATER: noop("A care expert called you, and you asked for another time."),
    OUTCOME.NO_ANSWER: noop("A care expert called and could not reach you."),
    OUTCOME.WRONG_NUMBER: noop("A care expert called and could not reach you."),
}


def history_of(lead: Lead, language: Language) -> list[HistoryLine]:
    """Oldest first. Three queries."""
    found: list[tuple[datetime, str]] = [(lead.created_at, RECEIVED)]
    seen_at = Callback.objects.filter(lead=lead).values_list("first_seen_at", flat=True).first()
    sent_at = OutboxRow.objects.filter(lead=lead).values_list("sent_at", flat=True).first()
    calls = LeadNote.objects.filter(lead=lead).exclude(outcome="").order_by("-at")[:MOST_CALLS]
    found += [(seen_at, READ)] if seen_at else []
    found += [(sent_at, PASSED_ON)] if sent_at else []
    found += [(note.at, CALLS[OUTCOME(note.outcome)]) for note in calls]
    found.sort(key=lambda one: one[0])
    return [HistoryLine(at=moment_in(at, language), text=translate(text, language)) for at, text in found]


def appointment_of(lead: Lead, language: Language) -> str | None:
    """Day, hour, place and doctor; None while nothing is confirmed (decisions 6). At most one query."""
    if lead.status != Lead.Status.CONFIRMED:
        return None
    found = Appointment.objects.filter(lead=lead).first()
    if found is None:
        return None
    return ", ".join(filter(None, (moment_in(found.starts_at, language), found.place, found.doctor)))

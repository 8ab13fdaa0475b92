"""All that is known of a request, in words, for the page an agent works on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from operator import attrgetter
from typing import Any

from django.contrib.auth.models import User
from django.db.models import F
from django.utils import timezone

from sehat.core.india import local_moment
from sehat.core.languages import LANGUAGE_NAMES, as_language
from sehat.core.models import AuditEvent
from sehat.desk.attribution_panel import lines_of
from sehat.desk.clock import clock
from sehat.desk.delivery import delivery_state, stage_there
from sehat.desk.permissions import REVEAL, masked
from sehat.desk.voice import calls_of, voice_context
from sehat.desk.voice import in_words as call_in_words
from sehat.leads.models import Appointment, Callback, Lead, OutboxRow
from sehat.leads.selectors import newest_receipt, same_number
from sehat.messages.models import Message
from sehat.messages.selectors import inbound_of, messages_of, opted_out_at

OTHERS = 10
LOOKS, MOST_EVENTS = 12, 500
LOOKED = "lead viewed"
LABELS = {
    "has_insurance": "Has insurance", "insurance_type": "Insurance", "call_time": "Call wanted",
    "prior_consultation": "Consulted before", "similar_consultation": "Wants a second consultation",
    "has_consulted": "Has seen a doctor", "preferred_city": "Preferred city", "locality": "Locality",
    "age": "Age", "gender": "Gender", "height": "Height (cm)", "weight": "Weight (kg)", "bmi": "BMI",
    "monthly_salary": "Monthly salary (rupees)", "cataract_lens": "Lens", "piles_score": "Piles score",
    "piles_severity": "Piles severity", "lead_type": "Purpose",
}  # fmt: skip
SAID_BESIDE = ("lead noted", "lead answered")  # the note and the message say it themselves
TOUCHES = {"first_touch": "Came first by", "last_touch": "Came last by"}


@dataclass(frozen=True)
class Entry:
    """What somebody did to a request, for the line of time."""

    at: datetime
    by: str
    what: str
    text: str = ""

    @property
    def moment(self) -> str:
        return local_moment(self.at)


def case_of(
    lead: Lead, call: Callback, others: list[Lead], user: User, *, is_revealed: bool
) -> dict[str, object]:
    """The context of the page. At most fifteen queries."""
    now = timezone.now()
    visit = Appointment.objects.filter(lead=lead).first()
    return {
        "lead": lead,
        "call": call,
        "clock": clock(now, call.due_at, call.not_before) if call.is_open else "",
        "is_late": call.is_open and call.due_at < now,
        "promised": local_moment(call.target_at),
        "why": call.get_why_due_display(),
        "holder": holder([call, *calls_with(others)], user, now),
        "is_revealed": is_revealed,
        "may_reveal": user.has_perm(REVEAL),
        "number": lead.mobile if is_revealed else masked(lead.mobile),
        "facts": list(facts(lead, is_revealed=is_revealed)),
        "consents": consents(lead),
        "others": others,
        "came_by": came_by(lead),
        "delivery": delivery(lead),
        "stage_there": stage_there(lead),
        "appointment": visit,
        "visit_at": local_moment(visit.starts_at) if visit else "",
        "timeline": timeline(lead),
    } | voice_context(user)


def holder(calls: list[Callback], user: User, now: datetime) -> str:
    """Which colleague has one of the person's requests open now; "" for nobody."""
    theirs = (call.held_by for call in calls if call.is_held_from(user.pk, now) and call.held_by)
    return next((one.get_username() for one in theirs), "")


def calls_with(others: list[Lead]) -> list[Callback]:
    """The open calls of other requests; rows that were written in bulk have none yet."""
    known = (getattr(one, "callback", None) for one in others)
    return [call for call in known if call is not None and call.is_open]


def facts(lead: Lead, *, is_revealed: bool) -> Iterator[tuple[str, str]]:
    """Label and value, without what is empty."""
    email = lead.email if is_revealed else masked(lead.email)
    known: dict[str, object] = {
        "For": lead.about, "Department": lead.department, "Doctor": lead.doctor, "Hospital": lead.hospital,
        "City": lead.city_name, "Language": LANGUAGE_NAMES[as_language(lead.language)], "E-mail": email,
        "Tier": lead.tier, "Page": lead.page_name or lead.page_path,
        "Number verified by a code": "yes" if lead.is_verified else "no",
        "What the site noticed": ", ".join(lead.flags),
    }  # fmt: skip
    for label, value in known.items():
        if value:
            yield label, str(value)
    yield from told_answers(lead)


def told_answers(lead: Lead) -> Iterator[tuple[str, str]]:
    """What it has no column for: label and value, without what is empty, in the order of LABELS."""
    order = {name: number for number, name in enumerate(LABELS)}  # PostgreSQL sorts JSON its own way
    for name, value in sorted(lead.answers.items(), key=lambda answer: order.get(answer[0], len(order))):
        if value not in ("", None):
            yield LABELS.get(name, name.replace("_", " ").capitalize()), in_words(value)


def in_words(value: Any) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def consents(lead: Lead) -> list[str]:
    receipt = newest_receipt(lead)
    yes_no = {True: "yes", False: "no"}
    return [
        f"May be called about this request: {yes_no[not lead.do_not_contact]}",
        f"May be messaged on WhatsApp: {yes_no[bool(receipt and receipt.whatsapp_updates)]}",
        f"May be sent messages: {yes_no[opted_out_at(lead) is None]}",
        f"May be shared with other hospitals: {yes_no[bool(receipt and receipt.share_with_hospitals)]}",
    ]


def other_requests(lead: Lead) -> list[Lead]:
    """Of the same number, with their calls: open ones first, then the newest. One query."""
    same = same_number((lead.country_code, lead.mobile)).exclude(pk=lead.pk)
    rows = same.select_related("callback__held_by", "callback__owner")
    return list(rows.order_by(F("callback__is_open").desc(nulls_last=True), "-created_at")[:OTHERS])


def came_by(lead: Lead) -> list[tuple[str, object]]:
    touches = {label: lead.attribution.get(name) for name, label in TOUCHES.items()}
    known: list[tuple[str, object]] = [
        (label, lines_of(touch)) for label, touch in touches.items() if isinstance(touch, dict)
    ]
    words = ("source", "medium", "campaign", "keyword", "lead_type")
    known += [(word.replace("_", " ").capitalize(), lead.attribution[word]) for word in words
              if lead.attribution.get(word)]  # fmt: skip
    return known


def delivery(lead: Lead) -> str:
    row = OutboxRow.objects.select_related("lead").filter(lead=lead).first()
    return delivery_state(row) if row else "Not queued"


def timeline(lead: Lead) -> list[Entry]:
    """Calls, notes, messages and looks in one line of time, newest first."""
    notes = [
        Entry(note.at, note.by, note.get_outcome_display() if note.outcome else "Note", note.text)
        for note in lead.notes.all()
    ]
    calls = [Entry(call.at, call.by, call_in_words(call)) for call in calls_of(lead)]
    return sorted([*notes, *deeds(lead), *calls, *written(lead)], key=attrgetter("at"), reverse=True)


def deeds(lead: Lead) -> list[Entry]:
    """What was done to it, and the newest LOOKS at it: who looks often pushes out nothing that was done. One
    query."""
    events = AuditEvent.objects.filter(subject=f"lead {lead.pk}").exclude(action__in=SAID_BESIDE)
    newest = list(events.order_by("-at")[:MOST_EVENTS])
    looks = [event for event in newest if event.action == LOOKED][LOOKS:]
    old = {event.pk for event in looks}
    return [Entry(event.at, event.by, event_words(event)) for event in newest if event.pk not in old]


def written(lead: Lead) -> list[Entry]:
    """Messages to the patient and from them. Two queries."""
    sent = [
        Entry(one.sent_at or one.created_at, one.by or "site", told_by(one), one.text)
        for one in messages_of(lead)
    ]
    got = [
        Entry(one.at, "patient", "Wrote on WhatsApp", one.text or f"[{one.kind}]") for one in inbound_of(lead)
    ]
    return [*sent, *got]


def told_by(message: Message) -> str:
    """Message “Call attempted” by SMS: delivered."""
    by = f" by {message.get_channel_display()}" if message.channel else ""
    why = f" ({message.last_error})" if message.last_error else ""
    return f"Message “{message.get_kind_display()}”{by}: {message.get_state_display().lower()}{why}"


def event_words(event: AuditEvent) -> str:
    """An action in words, with the stage it led to."""
    words = event.action.removeprefix("lead ").capitalize()
    details = event.details if isinstance(event.details, dict) else {}
    if details.get("says"):
        return f"The CRM says “{details['says']}”"
    after = details.get("after")
    return f"{words} to {Lead.Status(after).label}" if after in Lead.Status.values else words

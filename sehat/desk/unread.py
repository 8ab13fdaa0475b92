"""What patients wrote on WhatsApp and nobody has read: it stands on My desk until their request is opened."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Max
from django.urls import reverse

from sehat.core.india import local_moment
from sehat.core.models import AuditEvent
from sehat.desk.case import LOOKED
from sehat.leads.models import Lead
from sehat.messages.models import InboundMessage

SINCE = timedelta(days=30)
MOST_READ, SHOWN = 500, 10  # messages that are looked through; requests that are shown


@dataclass(frozen=True)
class Unread:
    """A request whose patient wrote since it was last opened."""

    url: str
    name: str
    reference: str
    at: str
    owner: str


def unread(now: datetime) -> list[Unread]:
    """Who waits longest stands first. Three queries, none of the last two while nobody wrote."""
    since = last_written(now)
    looked = last_looked(list(since))
    waiting = [pk for pk, at in since.items() if at > looked.get(pk, at - SINCE)]
    rows = Lead.objects.filter(pk__in=waiting, erased_at=None).exclude(status=Lead.Status.SPAM)
    found = sorted(rows.select_related("callback__owner"), key=lambda lead: since[lead.pk])
    return [unread_of(lead, since[lead.pk]) for lead in found[:SHOWN]]


def last_written(now: datetime) -> dict[str, datetime]:
    """When the patient of each request wrote last, of the newest messages."""
    newest = InboundMessage.objects.filter(received_at__gte=now - SINCE).exclude(lead=None)
    pairs = newest.order_by("-received_at").values_list("lead_id", "received_at")[:MOST_READ]
    return dict(reversed(pairs))


def last_looked(lead_ids: list[str]) -> dict[str, datetime]:
    """When a member of staff opened each request last. No query for none."""
    if not lead_ids:
        return {}
    subjects = {f"lead {pk}": pk for pk in lead_ids}
    looks = AuditEvent.objects.filter(subject__in=subjects, action=LOOKED).order_by()
    rows = looks.values_list("subject").annotate(last=Max("at"))
    return {subjects[subject]: at for subject, at in rows}


def unread_of(lead: Lead, at: datetime) -> Unread:
    call = getattr(lead, "callback", None)
    owner = call.owner.get_username() if call and call.owner else ""
    url = reverse("leads:triage", args=[lead.pk])
    return Unread(url, lead.name, lead.reference, local_moment(at), owner)

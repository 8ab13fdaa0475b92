"""What patients wrote on WhatsApp and nobody has read: it stands on My desk until their request is opened."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Min
from django.urls import reverse

from sehat.core.india import local_moment
from sehat.leads.models import Lead
from sehat.messages.models import InboundMessage

SINCE = timedelta(days=30)
SHOWN, MOST_COUNTED = 10, 100


@dataclass(frozen=True)
class Line:
    """A request whose patient wrote since it was last opened, and since when that waits."""

    url: str
    name: str
    reference: str
    at: str
    owner: str


@dataclass(frozen=True)
class Unread:
    """Who waits longest stands first; `more`: how many do not stand there, up to MOST_COUNTED."""

    lines: list[Line]
    more: int


def unread(now: datetime) -> Unread:
    """Three queries, one while nobody wrote."""
    messages = InboundMessage.objects.filter(read_at=None, received_at__gte=now - SINCE, lead__isnull=False)
    messages = messages.filter(lead__erased_at=None).exclude(lead__status=Lead.Status.SPAM)
    waiting = messages.order_by().values_list("lead_id").annotate(since=Min("received_at"))
    since = dict(waiting.order_by("since")[:SHOWN])
    if not since:
        return Unread([], 0)
    leads = Lead.objects.select_related("callback__owner").in_bulk(since)
    count = messages.order_by().values("lead_id").distinct()[:MOST_COUNTED].count()
    return Unread([line_of(leads[pk], at) for pk, at in since.items()], count - len(since))


def line_of(lead: Lead, at: datetime) -> Line:
    call = getattr(lead, "callback", None)
    owner = call.owner.get_username() if call and call.owner else ""
    url = reverse("leads:triage", args=[lead.pk])
    return Line(url, lead.name, lead.reference, local_moment(at), owner)

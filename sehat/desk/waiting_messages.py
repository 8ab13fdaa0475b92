"""What patients wrote on WhatsApp: on My desk until somebody answers or calls, or it needs neither."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Min
from django.http import HttpRequest
from django.urls import reverse

from sehat.core.india import local_moment
from sehat.leads.models import Lead
from sehat.leads.selectors import open_with
from sehat.messages.actions import mark_settled
from sehat.messages.models import InboundMessage, Message

SINCE = timedelta(days=30)
UNTIL = "messages_until"  # the field of a form: the newest message that stood on its page
SHOWN, MOST_COUNTED = 10, 100
MOST_DIGITS = 18  # of an id; more would not fit in a column


@dataclass(frozen=True)
class Line:
    """A request whose patient wrote and has no answer, and since when that waits."""

    url: str
    name: str
    reference: str
    at: str
    owner: str


@dataclass(frozen=True)
class Waiting:
    """Who waits longest stands first; `more`: how many do not stand there, up to MOST_COUNTED."""

    lines: list[Line]
    more: int


def waiting_messages(now: datetime) -> Waiting:
    """Three queries, one while nobody wrote."""
    messages = InboundMessage.objects.filter(
        settled_at=None, received_at__gte=now - SINCE, lead__isnull=False
    )
    messages = messages.filter(lead__erased_at=None).exclude(lead__status=Lead.Status.SPAM)
    waiting = messages.order_by().values_list("lead_id").annotate(since=Min("received_at"))
    since = dict(waiting.order_by("since")[:SHOWN])
    if not since:
        return Waiting([], 0)
    leads = Lead.objects.select_related("callback__owner").in_bulk(since)
    count = messages.order_by().values("lead_id").distinct()[:MOST_COUNTED].count()
    return Waiting([line_of(leads[pk], at) for pk, at in since.items()], count - len(since))


def line_of(lead: Lead, at: datetime) -> Line:
    call = getattr(lead, "callback", None)
    owner = call.owner.get_username() if call and call.owner else ""
    url = reverse("leads:triage", args=[lead.pk])
    return Line(url, lead.name, lead.reference, local_moment(at), owner)


def newest_waiting(lead_ids: Iterable[str]) -> InboundMessage | None:
    """The newest message that waits about one of these requests, for the forms of their page. One query."""
    waiting = InboundMessage.objects.filter(lead__in=list(lead_ids), settled_at=None)
    return waiting.order_by("-pk").first()


def settle(request: HttpRequest, lead: Lead, answer: Message | None = None) -> int:
    """What a person had written when the page was opened waits no longer, or until that answer fails. Gives
    how many messages."""
    until = request.POST.get(UNTIL, "")
    if not until.isdecimal() or len(until) > MOST_DIGITS:
        return 0
    by = request.user.get_username()
    at = answer.created_at if answer else None
    return mark_settled(by=by, lead_ids=open_with(lead.pk), until=int(until), at=at)

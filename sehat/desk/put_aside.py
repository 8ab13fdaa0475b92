"""Requests in doubt: each with its reason, released by one click, and counted in an alarm (decisions 7.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_POST
from wagtail.admin.menu import MenuItem
from wagtail.admin.ui.components import Component

from sehat.core import audit
from sehat.desk.permissions import RELEASE, number_for, require
from sehat.leads.actions import Held, mark_spam, release_lead
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.selectors import held_leads

SHOWN = 200
DOUBT = "in doubt: "
ELSEWHERE = "Nothing was done: {reference} is no longer put aside."


@require_GET
def put_aside(request: HttpRequest) -> HttpResponse:
    """The oldest first: who waits longest. Two queries."""
    user = require(request, RELEASE)
    held = held_leads()
    rows = [row_of(lead, user) for lead in held[:SHOWN]]
    audit.record(by=user.get_username(), action="leads listed", subject="leads put aside")
    return render(request, "desk/put_aside.html", {"rows": rows, "count": held.count()})


def row_of(lead: Lead, user: User) -> dict[str, object]:
    return {"lead": lead, "number": number_for(user, lead.mobile), "reasons": reasons(lead.flags)}


def reasons(flags: list[str]) -> str:
    found = [flag.removeprefix(DOUBT) for flag in flags if flag.startswith(DOUBT)]
    return ", ".join(found) or "no recorded sign"


@require_POST
def release_at_once(request: HttpRequest, pk: str) -> HttpResponse:
    """One click: a person after all, and on the way to the CRM. Colleague or patient may be quicker."""
    user = require(request, RELEASE)
    lead = get_object_or_404(Lead, pk=pk)
    if release_lead(by=user.get_username(), lead_id=lead.pk):
        messages.success(request, f"{lead.reference} is released.")
    else:
        messages.error(request, ELSEWHERE.format(reference=lead.reference))
    return redirect("leads_put_aside")


@require_POST
def is_spam(request: HttpRequest, pk: str) -> HttpResponse:
    """Staff say it is spam: out of the queue. Releasing it from there stays possible."""
    user = require(request, RELEASE)
    lead = get_object_or_404(Lead.objects.select_related("outbox"), pk=pk)
    try:
        is_marked = mark_spam(by=user, lead_id=lead.pk)
    except Held as why:
        messages.error(request, f"Nothing was done. {why}")
    else:
        tell_of_spam(request, lead, is_marked=is_marked)
    return redirect("leads_put_aside" if lead.outbox.state == OutboxRow.State.HELD else "my_desk")


def tell_of_spam(request: HttpRequest, lead: Lead, *, is_marked: bool) -> None:
    if is_marked:
        messages.success(request, f"{lead.reference} is spam.")
        return
    why = "spam already" if lead.status == Lead.Status.SPAM else "further on, or taken back"
    messages.error(request, f"Nothing was done: {lead.reference} is {why}.")


class PutAsidePanel(Component):
    """On the first page of /cms while a request waits to be looked at."""

    order = 12
    template_name = "desk/put_aside_panel.html"

    def __init__(self, count: int) -> None:
        self.count = count

    def get_context_data(self, parent_context: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {"count": self.count}


def put_aside_alarm(user: Any) -> list[Component]:
    """The panel, for who may release. One query."""
    count = held_leads().count() if user.has_perm(RELEASE) else 0
    return [PutAsidePanel(count)] if count else []


class PutAsideItem(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(RELEASE))

"""What the CRM has and what it lacks, where its stages differ from ours, and what it would be sent."""

from __future__ import annotations

import json

from django.conf import settings
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from sehat.core import audit
from sehat.core.india import local_moment
from sehat.crm_sync.actions import take_stage
from sehat.crm_sync.models import CrmStage
from sehat.crm_sync.preview import lead_of_reference, preview
from sehat.crm_sync.selectors import differing_rows, missing_rows, tally, unread_changes
from sehat.desk.delivery import delivery_state
from sehat.desk.permissions import REPLAY, REVEAL, masked, require
from sehat.leads.actions import send_again
from sehat.leads.models import Lead, OutboxRow


@require_GET
def crm_reconciliation(request: HttpRequest) -> HttpResponse:
    """Nine queries, however many requests there are."""
    user = require(request, REPLAY)
    context = {
        "gateway": settings.CRM_GATEWAY.rpartition(".")[2],
        "tally": tally().items(),
        "missing": [missing(row) for row in missing_rows()],
        "differing": [differing(row) for row in differing_rows()],
        "unread": unread_changes(),
    }
    audit.record(by=user.get_username(), action="leads listed", subject="CRM reconciliation")
    return render(request, "desk/crm.html", context)


def missing(row: OutboxRow) -> dict[str, object]:
    return {
        "lead": row.lead,
        "since": local_moment(row.lead.created_at),
        "told": delivery_state(row),
        "why": row.last_error,
    }


def differing(row: CrmStage) -> dict[str, object]:
    ours = Lead.Status(row.status).label if row.status else "not in the map"
    return {"lead": row.lead, "says": row.stage, "ours": ours, "at": local_moment(row.at), "by": row.by}


@require_GET
def crm_preview(request: HttpRequest) -> HttpResponse:
    """One request as the CRM would be sent it, by ?lead=; the newest without. Nothing is sent."""
    user = require(request, REPLAY)
    lead = lead_of_reference(request.GET.get("lead", "").replace("\x00", "")[:60])
    if lead is None:
        raise Http404
    mask = None if user.has_perm(REVEAL) else masked
    sent = preview(lead, mask)
    audit.record(by=user.get_username(), action="lead viewed", subject=f"lead {lead.pk}")
    rows = [(name, json.dumps(value, ensure_ascii=False)) for name, value in sent.items()]
    gateway = settings.CRM_GATEWAY.rpartition(".")[2]
    return render(request, "desk/crm_preview.html", {"lead": lead, "rows": rows, "gateway": gateway})


@require_POST
def crm_send_again(request: HttpRequest, pk: str) -> HttpResponse:
    user = require(request, REPLAY)
    if not send_again(by=user.get_username(), lead_id=pk):
        raise Http404
    messages.success(request, "It is on its way to the CRM.")
    return redirect("crm")


@require_POST
def crm_take_stage(request: HttpRequest, pk: str) -> HttpResponse:
    """Ours follows the CRM's, as far as our own transitions allow."""
    user = require(request, REPLAY)
    if take_stage(by=user.get_username(), lead_id=pk):
        messages.success(request, "Our stage is the CRM's now.")
    else:
        messages.error(request, "Our stages do not lead there: open the request and move it, or the CRM.")
    return redirect("crm")

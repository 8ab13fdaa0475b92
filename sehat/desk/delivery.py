"""How a request fared on its way to the CRM, and the alarm when one did not get there."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone
from wagtail.admin.ui.components import Component

from sehat.core.india import local_moment
from sehat.crm_sync.models import CrmStage
from sehat.desk.confirmations import dead_letter_count
from sehat.desk.permissions import REPLAY
from sehat.leads.models import Lead, OutboxRow
from sehat.leads.selectors import undelivered_since

LATE = timedelta(minutes=15)


def delivery_rows(lead: Lead) -> list[dict[str, object]]:
    """Rows for the page of a request."""
    row = OutboxRow.objects.select_related("lead").filter(lead=lead).first()
    if row is None:
        return []
    facts = {
        "CRM": delivery_state(row),
        "Id in the CRM": row.crm_id,
        "Last error": row.last_error,
        "Stage in the CRM": stage_there(lead),
    }
    return [{"label": label, "value": value, "component": None} for label, value in facts.items() if value]


def stage_there(lead: Lead) -> str:
    """In the CRM's own word, "" where it told of none. One query."""
    there = CrmStage.objects.filter(lead=lead).first()
    return f"{there.stage}, told on {local_moment(there.at)}" if there else ""


def delivery_state(row: OutboxRow) -> str:
    """What waits for staff, or was withdrawn or erased before the CRM heard of it, has no next try. Needs
    `lead`."""
    match row.state:
        case OutboxRow.State.SENT if row.sent_at:
            return f"Sent on {local_moment(row.sent_at)}"
        case OutboxRow.State.DEAD:
            return f"Given up after {tries(row)}"
    if row.lead.erased_at and not row.is_offered:
        return "Not sent: it was erased before"
    if row.state == OutboxRow.State.HELD or row.lead.status == Lead.Status.SPAM:
        return "Put aside: it goes when it is released"
    if row.lead.status == Lead.Status.WITHDRAWN and not row.is_offered:
        return "Not sent: it was withdrawn before"
    return f"Waiting, {tries(row)} so far; next on {local_moment(row.due_at)}"


def tries(row: OutboxRow) -> str:
    return "1 try" if row.attempts == 1 else f"{row.attempts} tries"


class LatePanel(Component):
    """On the first page of /cms while the CRM has not had a request for LATE: it, or the worker, is down."""

    order = 11
    template_name = "desk/late_deliveries.html"

    def __init__(self, since: datetime) -> None:
        self.since = since

    def get_context_data(self, parent_context: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {"since": local_moment(self.since)}


class DeadLetterPanel(Component):
    """On the first page of /cms, above all else, while there is such a request."""

    order = 10
    template_name = "desk/dead_letters.html"

    def __init__(self, count: int) -> None:
        self.count = count

    def get_context_data(self, parent_context: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {"count": self.count}


def alarm(user: Any) -> list[Component]:
    """The panels for who may do something about it, if there is anything to be done. Two queries."""
    if not user.has_perm(REPLAY):
        return []
    count, since = dead_letter_count(), undelivered_since()
    panels: list[Component] = [DeadLetterPanel(count)] if count else []
    is_late = since is not None and timezone.now() - since > LATE
    return [*panels, LatePanel(since)] if since and is_late else panels

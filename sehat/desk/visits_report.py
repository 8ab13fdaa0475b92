"""/cms/visits/: visits and requests beside each other, as plot, table and file. Each view is audited."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.defaultfilters import pluralize
from django.utils import timezone
from wagtail.admin.auth import require_admin_access
from wagtail.models import Page
from wagtail.permissions import policy_registry

from sehat.core import audit
from sehat.desk.bars import IN_TABLE, Bar, length
from sehat.desk.conversion import FILTERS, GROUPS, ReportQuery, Row, rows_by, values_in
from sehat.desk.files import KINDS, Cell, as_file
from sehat.leads.models.spend import MAX_DAYS

PLOTTED = 40
MAX_VALUE_LENGTH = 200


@require_admin_access
def visits_report(request: HttpRequest) -> HttpResponse:
    """It names no person: who edits pages sees how they do, and who sees requests sees it as well."""
    if not may_see(request.user):
        return HttpResponse("You may not see this report.", status=403, content_type="text/plain")
    group = request.GET.get("by", "day")
    group = group if group in GROUPS else "day"
    query = report_query(request)
    rows = rows_by(group, query)
    kind = request.GET.get("as", "")
    action = "visits exported" if kind in KINDS else "visits viewed"
    facts = {"by_": group, "from_": query.since.isoformat(), "to": query.until.isoformat(), **query.filters}
    audit.record(by=request.user.get_username(), action=action, subject="visits", **facts)
    if kind in KINDS:
        return as_file(lines_of(rows, group), f"visits-by-{group}", kind)
    return as_page(request, rows, group, query)


def may_see(user: Any) -> bool:
    edits = policy_registry.get_by_type(Page).user_has_permission(user, "change")
    return bool(user.has_perm("leads.view_lead") or edits)


def report_query(request: HttpRequest) -> ReportQuery:
    since, until = span(request.GET.get("from", ""), request.GET.get("to", ""))
    filters = {name: plain(request.GET.get(name, "")) for name in FILTERS}
    return ReportQuery(since, until, {name: value for name, value in filters.items() if value})


def plain(value: str) -> str:
    """Without what no database holds, and no longer than a column."""
    return value.replace("\x00", "").strip()[:MAX_VALUE_LENGTH]


def span(since: str, until: str) -> tuple[date, date]:
    """The days asked for, the last four weeks otherwise; at most a year with both, never backwards."""
    last = day_of(until) or timezone.localdate()
    first = day_of(since) or last - timedelta(days=27)
    first, last = min(first, last), max(first, last)
    return max(first, last - timedelta(days=MAX_DAYS - 1)), last


def day_of(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if 2000 <= day.year <= 2200 else None


def as_page(request: HttpRequest, rows: list[Row], group: str, query: ReportQuery) -> HttpResponse:
    """The rows as a table, the newest days or the groups with most visits as bars."""
    most = max((max(row.visits, row.requests) for row in rows), default=0) or 1
    context = {
        "rows": [shown(row) for row in rows],
        "bars": [bar(row, most) for row in (rows[-PLOTTED:] if group == "day" else rows[:PLOTTED])],
        "plot_says": f"Visits, and within them requests, by {GROUPS[group][0].lower()}; {IN_TABLE}",
        "group": group,
        "groups": {name: label for name, (label, _, _) in GROUPS.items()},
        "label": GROUPS[group][0],
        "since": query.since.isoformat(),
        "until": query.until.isoformat(),
        "filters": [choice(query, name, label) for name, (label, _) in FILTERS.items()],
        "is_filtered": bool(query.filters),
    }
    return render(request, "desk/visits_report.html", context)


def choice(query: ReportQuery, name: str, label: str) -> dict[str, object]:
    """A filter: what is chosen, and what may be."""
    return {
        "name": name,
        "label": label,
        "value": query.filters.get(name, ""),
        "values": values_in(query, name),
    }


def bar(row: Row, most: int) -> Bar:
    """A bar of visits and, within it, one of requests."""
    said = f"{row.visits} visit{pluralize(row.visits)}, {row.requests} request{pluralize(row.requests)}"
    return Bar(row.name, said, dark=length(row.requests, most), pale=length(row.visits, most))


def shown(row: Row) -> dict[str, object]:
    low, high = row.interval
    known = row.rate is not None
    return {
        "name": row.name, "visits": row.visits, "visitors": row.visitors, "requests": row.requests,
        "rate": f"{100 * (row.rate or 0):.1f} %" if known else "",
        "interval": f"{100 * low:.1f} to {100 * high:.1f} %" if known else "",
    }  # fmt: skip


def lines_of(rows: list[Row], group: str) -> list[list[Cell]]:
    heads: list[Cell] = [GROUPS[group][0], "Visits", "Visitors", "Requests", "Rate", "95 % interval"]
    return [heads, *([row.name, row.visits, row.visitors, row.requests, *rates(row)] for row in rows)]


def rates(row: Row) -> list[Cell]:
    known = shown(row)
    return [str(known["rate"]), str(known["interval"])]

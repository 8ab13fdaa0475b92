"""/cms/visits/: visits and requests beside each other, as plot, table and file. Each look is audited."""

from __future__ import annotations

import csv
from datetime import date, timedelta

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from wagtail.admin.auth import require_admin_access

from sehat.core import audit
from sehat.desk.conversion import GROUPS, LONGEST, Row, rows_by

FORMULA = ("=", "+", "-", "@", "\t", "\r")
PLOTTED = 40


@require_admin_access
def visits_report(request: HttpRequest) -> HttpResponse:
    if not request.user.has_perm("leads.view_lead"):
        return HttpResponse("You may not see this report.", status=403, content_type="text/plain")
    group = request.GET.get("by", "day")
    group = group if group in GROUPS else "day"
    since, until = span(request.GET.get("from", ""), request.GET.get("to", ""))
    rows = rows_by(group, since, until)
    is_file = request.GET.get("as") == "csv"
    action = "visits exported" if is_file else "visits viewed"
    facts = {"by_": group, "from_": since.isoformat(), "to": until.isoformat()}
    audit.record(by=request.user.get_username(), action=action, subject="visits", **facts)
    return as_file(rows, group) if is_file else as_page(request, rows, group, since, until)


def span(since: str, until: str) -> tuple[date, date]:
    """The days asked for, the last four weeks otherwise; at most a year, and never backwards."""
    last = day_of(until) or timezone.localdate()
    first = day_of(since) or last - timedelta(days=27)
    first, last = min(first, last), max(first, last)
    return max(first, last - LONGEST), last


def day_of(text: str) -> date | None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if 2000 <= day.year <= 2200 else None


def as_page(request: HttpRequest, rows: list[Row], group: str, since: date, until: date) -> HttpResponse:
    most = max((max(row.visits, row.requests) for row in rows), default=0) or 1
    context = {
        "rows": [shown(row) for row in rows],
        "bars": [bar(row, number, most) for number, row in enumerate(rows[-PLOTTED:])],
        "height": 26 * len(rows[-PLOTTED:]) + 4,
        "group": group,
        "groups": {name: label for name, (label, _, _) in GROUPS.items()},
        "label": GROUPS[group][0],
        "since": since.isoformat(),
        "until": until.isoformat(),
    }
    return render(request, "desk/visits_report.html", context)


def bar(row: Row, number: int, most: int) -> dict[str, object]:
    """A bar of visits and, within it, one of requests: widths of 600."""
    return {
        "name": row.name[:34], "y": 26 * number + 4, "visits": round(600 * row.visits / most, 1),
        "requests": round(600 * row.requests / most, 1), "text_y": 26 * number + 18, "count": row.visits,
    }  # fmt: skip


def shown(row: Row) -> dict[str, object]:
    low, high = row.interval
    known = row.rate is not None
    return {
        "name": row.name, "visits": row.visits, "visitors": row.visitors, "requests": row.requests,
        "rate": f"{100 * (row.rate or 0):.1f} %" if known else "",
        "interval": f"{100 * low:.1f} to {100 * high:.1f} %" if known else "",
    }  # fmt: skip


def as_file(rows: list[Row], group: str) -> HttpResponse:
    headers = {"Content-Disposition": f'attachment; filename="visits-by-{group}.csv"'}
    answer = HttpResponse(content_type="text/csv; charset=utf-8", headers=headers)
    out = csv.writer(answer)
    out.writerow([GROUPS[group][0], "Visits", "Visitors", "Requests", "Rate", "95 % interval"])
    for row in map(shown, rows):
        out.writerow([harmless(str(row["name"])), *list(row.values())[1:]])
    return answer


def harmless(text: str) -> str:
    """A word that a spreadsheet would take for a formula is marked as text."""
    return "'" + text if text.startswith(FORMULA) else text

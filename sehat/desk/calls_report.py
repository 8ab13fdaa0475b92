"""/cms/calls/: how soon patients are called, as plot, table and file. Each look is audited."""

from __future__ import annotations

import csv
from datetime import timedelta

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from sehat.core import audit
from sehat.core.india import local_moment
from sehat.desk.export import harmless
from sehat.desk.permissions import ASSIGN, require
from sehat.desk.response_times import GROUPS, Times, funnel, missed, times_by
from sehat.desk.visits_report import span
from sehat.leads.callback_models import Callback

WIDTH = 600  # of a plot's longest bar


@require_safe
def calls_report(request: HttpRequest) -> HttpResponse:
    user: User = require(request, ASSIGN)
    group = request.GET.get("by", "hour")
    group = group if group in GROUPS else "hour"
    since, until = span(request.GET.get("from", ""), request.GET.get("to", ""))
    now = timezone.now()
    rows = times_by(group, since, until, now)
    is_file = request.GET.get("as") == "csv"
    facts = {"by_": group, "from_": since.isoformat(), "to": until.isoformat()}
    action = "calls exported" if is_file else "calls viewed"
    audit.record(by=user.get_username(), action=action, subject="calls", **facts)
    if is_file:
        return as_file(rows, group)
    steps = funnel(since, until)
    context = {
        "rows": [shown(row) for row in rows],
        "bars": [share_bar(row, number) for number, row in enumerate(rows)],
        "height": 26 * len(rows) + 4,
        "steps": [step_bar(steps, number) for number in range(len(steps))],
        "steps_height": 26 * len(steps) + 4,
        "missed": [missed_row(call) for call in missed(since, until, now)],
        "group": group,
        "groups": {name: label for name, (label, _) in GROUPS.items()},
        "label": GROUPS[group][0],
        "since": since.isoformat(),
        "until": until.isoformat(),
    }
    return render(request, "desk/calls_report.html", context)


def shown(row: Times) -> dict[str, object]:
    return {
        "name": row.name,
        "requests": row.requests,
        "called": len(row.minutes),
        "median": minutes(row.quantile(0.5)),
        "p90": minutes(row.quantile(0.9)),
        "share": f"{100 * row.share:.1f} %" if row.share is not None else "",
        "broken": row.due - row.kept,
    }


def minutes(count: float | None) -> str:
    """7 min, 2 h 5 min; "" for none."""
    if count is None:
        return ""
    hours, rest = divmod(round(count), 60)
    return f"{hours} h {rest} min" if hours else f"{rest} min"


def share_bar(row: Times, number: int) -> dict[str, object]:
    width = round(WIDTH * (row.share or 0), 1)
    return {
        "name": row.name[:30], "y": 26 * number + 4, "text_y": 26 * number + 18, "width": width,
        "said": f"{100 * row.share:.0f} %" if row.share is not None else "none due",
    }  # fmt: skip


def step_bar(steps: list[tuple[str, int]], number: int) -> dict[str, object]:
    """A step of the funnel after the visits, as a share of the requests."""
    name, count = steps[number]
    requests = steps[1][1] or 1
    width = 0 if number == 0 else round(WIDTH * count / requests, 1)
    said = f"{count}" if number < 2 else f"{count} ({100 * count / requests:.0f} % of requests)"
    return {"name": name, "y": 26 * number + 4, "text_y": 26 * number + 18, "width": width, "said": said}


def missed_row(call: Callback) -> dict[str, str]:
    late = (call.first_call_at or timezone.now()) - call.target_at
    return {
        "reference": call.lead.reference,
        "url": reverse("leads:triage", args=[call.lead_id]),
        "promised": local_moment(call.target_at),
        "called": local_moment(call.first_call_at) if call.first_call_at else "not yet",
        "by": call.first_call_by or "nobody",
        "late": minutes(late / timedelta(minutes=1)),
    }


def as_file(rows: list[Times], group: str) -> HttpResponse:
    headers = {"Content-Disposition": f'attachment; filename="calls-by-{group}.csv"'}
    answer = HttpResponse(content_type="text/csv; charset=utf-8", headers=headers)
    out = csv.writer(answer)
    heads = (
        "Requests",
        "Called",
        "Median minutes",
        "90 % within minutes",
        "Promises kept",
        "Promises broken",
    )
    out.writerow([GROUPS[group][0], *heads])
    for row in rows:
        half, most = row.quantile(0.5), row.quantile(0.9)
        facts = [row.requests, len(row.minutes), rounded(half), rounded(most), row.kept, row.due - row.kept]
        out.writerow([harmless(row.name), *facts])
    return answer


def rounded(count: float | None) -> str:
    return "" if count is None else f"{count:.1f}"

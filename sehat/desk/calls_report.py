"""/cms/calls/: how soon patients are called, as plot, table and file. Each look is audited."""

from __future__ import annotations

from datetime import timedelta

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_safe

from sehat.core import audit
from sehat.core.india import local_moment, rupees
from sehat.desk.files import KINDS, Cell, as_file
from sehat.desk.permissions import ASSIGN, require
from sehat.desk.response_times import GROUPS, Times, funnel, missed, times_by
from sehat.desk.visits_report import span
from sehat.leads.models import Callback

ENTER_SPEND = "leads.add_spend"
WIDTH = 600  # of a plot's longest bar


@require_safe
def calls_report(request: HttpRequest) -> HttpResponse:
    """How soon patients were called, as a page or a file. An unknown `by` is by the hour; audited either
    way."""
    user: User = require(request, ASSIGN)
    group = request.GET.get("by", "hour")
    group = group if group in GROUPS else "hour"
    since, until = span(request.GET.get("from", ""), request.GET.get("to", ""))
    now = timezone.now()
    rows = times_by(group, since, until, now)
    kind = request.GET.get("as", "")
    facts = {"by_": group, "from_": since.isoformat(), "to": until.isoformat()}
    action = "calls exported" if kind in KINDS else "calls viewed"
    audit.record(by=user.get_username(), action=action, subject="calls", **facts)
    if kind in KINDS:
        return as_file(lines_of(rows, group), f"calls-by-{group}", kind)
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
        "costs": [cost_row(row) for row in rows if row.rupees is not None],
        "may_enter_spend": user.has_perm(ENTER_SPEND),
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
    """Without an address where the request was erased."""
    late = (call.first_call_at or call.ended_at or timezone.now()) - call.target_at
    return {
        "reference": call.lead.reference,
        "url": "" if call.lead.erased_at else reverse("leads:triage", args=[call.lead_id]),
        "promised": local_moment(call.target_at),
        "called": called_in_words(call),
        "by": call.first_call_by or "nobody",
        "late": minutes(late / timedelta(minutes=1)),
    }


def called_in_words(call: Callback) -> str:
    if call.first_call_at:
        return local_moment(call.first_call_at)
    return f"never: ended {local_moment(call.ended_at)}" if call.ended_at else "not yet"


def cost_row(row: Times) -> dict[str, object]:
    def said(amount: float | None) -> str:
        return "" if amount is None else rupees(round(amount))

    return {
        "name": row.name, "spent": said(row.rupees), "requests": row.requests, "visited": row.visited,
        "of_request": said(row.of_request), "of_visit": said(row.of_visit),
    }  # fmt: skip


HEADS = ("Requests", "Called", "Median minutes", "90 % within minutes", "Promises kept", "Promises broken")
COSTS = ("Visited", "Rupees spent", "Rupees a request", "Rupees a visit")


def lines_of(rows: list[Times], group: str) -> list[list[Cell]]:
    """Of sources with what they cost."""
    is_priced = group == "source"
    lines: list[list[Cell]] = [[GROUPS[group][0], *HEADS, *(COSTS if is_priced else ())]]
    for row in rows:
        times = [rounded(row.quantile(0.5)), rounded(row.quantile(0.9))]
        line: list[Cell] = [row.name, row.requests, len(row.minutes), *times, row.kept, row.due - row.kept]
        costs = [row.visited, *map(rounded, (row.rupees, row.of_request, row.of_visit))]
        lines.append([*line, *(costs if is_priced else ())])
    return lines


def rounded(count: float | None) -> float | None:
    return None if count is None else round(count, 1)

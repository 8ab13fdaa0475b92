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
from sehat.desk.bars import IN_TABLE, Bar, length
from sehat.desk.files import KINDS, Cell, as_file
from sehat.desk.permissions import ASSIGN, require
from sehat.desk.response_times import GROUPS, Times, funnel, missed, times_by
from sehat.desk.visits_report import span
from sehat.leads.models import Callback

ENTER_SPEND = "leads.add_spend"


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
    bars = step_bars(funnel(since, until))
    context = {
        "rows": [shown(row) for row in rows],
        "bars": [share_bar(row) for row in rows],
        "plot_says": f"Share of promises kept by {GROUPS[group][0].lower()}; {IN_TABLE}",
        "steps": bars,
        "funnel_says": f"Funnel: {', '.join(f'{bar.name} {bar.said}' for bar in bars)}.",
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
        "share": percent(row.share, 1) if row.share is not None else "",
        "broken": row.due - row.kept,
    }


def minutes(count: float | None) -> str:
    """7 min, 2 h 5 min; "" for none."""
    if count is None:
        return ""
    hours, rest = divmod(round(count), 60)
    return f"{hours} h {rest} min" if hours else f"{rest} min"


def percent(share: float, places: int) -> str:
    """All is said of all alone, and none of none: one broken promise of many is not rounded away."""
    least = 10.0**-places
    rounded = round(100 * share, places)
    return f"{min(max(rounded, least), 100 - least) if 0 < share < 1 else rounded:.{places}f} %"


def share_bar(row: Times) -> Bar:
    if row.share is None:
        return Bar(row.name, "none due", dark=0)
    return Bar(row.name, percent(row.share, 0), dark=length(row.share, 1), pale=100)


def step_bars(steps: list[tuple[str, int]]) -> list[Bar]:
    """The funnel: visits, of which there is no bar, requests, and each step after as a share of these."""
    (visits, seen), (requests, made), *later = steps
    first = [Bar(visits, f"{seen}", dark=0), Bar(requests, f"{made}", dark=length(made, made))]
    return [*first, *(Bar(name, said_of(count, made), dark=length(count, made)) for name, count in later)]


def said_of(count: int, requests: int) -> str:
    return f"{count} ({percent(count / (requests or 1), 0)} of requests)"


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

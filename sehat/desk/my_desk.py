"""/cms/desk/: the calls that are due, most urgent first, and the next one by one key."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlencode

from django.contrib.auth.models import User
from django.db.models import Case, Q, QuerySet, When
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from wagtail.admin.auth import require_admin_access
from wagtail.admin.views.home import HomeView

from sehat.content.for_writers import is_writer
from sehat.core import audit
from sehat.core.languages import LANGUAGE_NAMES, as_language
from sehat.desk.clock import clock
from sehat.desk.facets import (
    ALL,
    LABELS,
    TEAM,
    VIEWS,
    Facets,
    Options,
    in_words,
    known_facets,
    of_calls,
    of_leads,
    options,
)
from sehat.desk.lead_list import warning_of
from sehat.desk.permissions import ASSIGN, REPLAY, VIEW, WORK, colleagues, leavers, masked, require
from sehat.desk.saved_filters import filter_context
from sehat.desk.waiting_messages import waiting_messages
from sehat.leads.actions.claims import ORDER, by_person, on_shift
from sehat.leads.models import Callback, Lead, SavedFilter, Shift
from sehat.leads.selectors import held_leads

DESK = SavedFilter.Place.DESK.value
SHOWN = 50
MOST_FILTERED = 2000
NO_TREATMENT = "no treatment named"
SOON = timedelta(minutes=30)
MOST_COUNTED = 1000  # beyond it a figure says nothing more, and would be counted each ten seconds


@dataclass(frozen=True)
class Line:
    """A call as a row of the desk."""

    url: str
    clock: str
    is_late: bool
    reference: str
    name: str
    number: str
    about: str
    city: str
    language: str
    tier: int
    why: str
    tries: int
    owner: str
    team: str
    warning: str
    also: str
    calls: int


def lines(facets: Facets, user: User, now: datetime) -> list[Line]:
    """The SHOWN most urgent, one line a person. One query, two where the request itself is asked."""
    calls = Callback.objects.filter(of_calls(facets, user, now), is_open=True).order_by(*ORDER)
    if wanted := of_leads(facets):
        calls = calls.filter(pk__in=most_urgent_with(wanted, calls))
    rows = calls.select_related("lead", "owner", "team")[:SHOWN]
    return [line_of(found, user, now) for found in by_person(rows).values()]


def most_urgent_with(wanted: Q, calls: QuerySet[Callback]) -> list[str]:
    """The ids of the SHOWN most urgent whose request is as wanted, among the MOST_FILTERED most urgent.

    Of 100,000 open calls each request would be read, which took a second; and asked for a city, SQLite begins
    with all requests of it.
    """
    found = calls.annotate(is_wanted=Case(When(wanted, then=True), default=False))
    rows = found.values_list("pk", "is_wanted")[:MOST_FILTERED]
    return [pk for pk, is_wanted in rows if is_wanted][:SHOWN]


def line_of(calls: list[Callback], user: User, now: datetime) -> Line:
    """Of the calls of a person, the most urgent; what else they asked for stands beside it."""
    call = calls[0]
    lead: Lead = call.lead
    owner = "" if call.owner is None else "me" if call.owner == user else call.owner.get_username()
    return Line(
        url=reverse("leads:triage" if user.has_perm(WORK) else "leads:inspect", args=[lead.pk]),
        clock=clock(now, call.due_at, call.not_before),
        is_late=call.due_at < now,
        reference=lead.reference,
        name=lead.name,
        number=masked(lead.mobile),
        about=lead.about,
        city=lead.city_name,
        language=LANGUAGE_NAMES[as_language(lead.language)],
        tier=call.tier,
        why=Callback.Why(call.why_due).label,
        tries=call.tries,
        owner=owner,
        team=call.team.name if call.team else "",
        warning=", ".join(dict.fromkeys(filter(None, (warning_of(one.lead) for one in calls)))),
        also=", ".join(f"{one.lead.about or NO_TREATMENT} ({one.lead.reference})" for one in calls[1:]),
        calls=len(calls),
    )


def counters(user: User, now: datetime) -> dict[str, str]:
    """What the desk counts, each up to MOST_COUNTED. Five queries."""
    is_open = Callback.objects.filter(is_open=True)
    counted: dict[str, QuerySet[Any]] = {
        "overdue": is_open.filter(due_at__lt=now),
        "due in 30 min": is_open.filter(due_at__gte=now, due_at__lt=now + SOON),
        "mine": is_open.filter(owner=user),
        "nobody's": is_open.filter(owner=None),
        "put aside": held_leads(),
    }
    return {name: bounded(rows) for name, rows in counted.items()}


def bounded(rows: QuerySet[Any]) -> str:
    count = rows.order_by()[: MOST_COUNTED + 1].count()
    return f"{MOST_COUNTED}+" if count > MOST_COUNTED else str(count)


def shown(facets: Facets, user: User) -> dict[str, object]:
    now = timezone.now()
    found = lines(facets, user, now)
    is_cut = sum(line.calls for line in found) >= SHOWN
    return {
        "waiting": waiting_messages(now),
        "lines": found,
        "is_cut": is_cut,
        "counters": counters(user, now),
    }


def filter_controls(facets: Facets, there_are: Options, *, has_team: bool) -> dict[str, object]:
    """The tabs, each with the other facets kept, and the selects. That of the team is for who has one."""
    others = {name: value for name, value in facets.items() if name != "view"}
    views = [(name, view) for name, view in VIEWS.items() if has_team or name != TEAM]
    tabs = [(title, urlencode({"view": name} | others), name) for name, (title, _) in views]
    selects = [(name, label, there_are[name], facets.get(name)) for name, label in LABELS.items()]
    said = in_words(facets, there_are)
    return {"tabs": tabs, "selects": selects, "view": facets.get("view", ALL), "filtered_by": said} | {
        "most_filtered": MOST_FILTERED
    }


@never_cache
@require_admin_access
def first_page(request: HttpRequest) -> HttpResponse:
    """/cms/: who calls patients, writes no page and has no deliveries to mend begins at the desk."""
    user = request.user
    writes = is_writer(user)
    if user.has_perm(WORK) and not user.has_perm(REPLAY) and not writes:
        return redirect("my_desk")
    page: HttpResponse = HomeView.as_view()(request)
    return page


@require_safe
def my_desk(request: HttpRequest) -> HttpResponse:
    """The calls that are due for who asks; the queue of their team while they chose no other. Audited."""
    user = require(request, VIEW)
    audit.record(by=user.get_username(), action="leads listed", subject="leads", view="desk")
    shift = Shift.objects.filter(user=user).first()
    there_are = options(DESK)
    facets, has_team = known_facets(request.GET.dict(), there_are), user.teams.exists()
    if "view" not in request.GET and has_team:
        facets = {"view": TEAM} | facets
    may = {"may_work": user.has_perm(WORK), "may_assign": user.has_perm(ASSIGN)}
    context = shown(facets, user) | filter_controls(facets, there_are, has_team=has_team)
    context |= filter_context(user, DESK, facets)
    if may["may_assign"]:
        there = on_shift().order_by("user__username").values_list("user__username", flat=True)
        context |= {"staff": colleagues(), "leavers": leavers(), "on_shift": list(there)}
    context |= may | {"is_available": bool(shift and shift.is_available)}
    context |= {"opened": timezone.now().isoformat()}
    return render(request, "desk/my_desk.html", context)


@require_safe
def desk_rows(request: HttpRequest) -> HttpResponse:
    """The rows alone, for a page that is open."""
    user = require(request, VIEW)
    facets = known_facets(request.GET.dict(), options(DESK))
    return render(request, "desk/my_desk_rows.html", shown(facets, user))


@require_safe
def desk_counters(request: HttpRequest) -> JsonResponse:
    """What an open desk asks each ten seconds: some 100 bytes."""
    return JsonResponse(
        counters(require(request, VIEW), timezone.now()), headers={"Cache-Control": "no-store"}
    )

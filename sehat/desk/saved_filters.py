"""Filters under a name, at /cms/desk/filters/: saved, opened, renamed, shared with the team, deleted."""

from __future__ import annotations

from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from sehat.desk.actions import NotSaved, change_filter, delete_filter, save_filter
from sehat.desk.facets import ALL, Facets, in_words, known_facets, options
from sehat.desk.permissions import ASSIGN, VIEW, require
from sehat.leads.models.saved_filter import MAX_NAME_LENGTH, SavedFilter

URLS = {SavedFilter.Place.DESK: "my_desk", SavedFilter.Place.LEADS: "leads:index"}


def seen_by(user: User) -> QuerySet[SavedFilter]:
    """Their own, and what was shared with the team."""
    return SavedFilter.objects.filter(Q(user=user) | Q(is_shared=True))


def may_change(user: User, saved: SavedFilter) -> bool:
    """Their own; of shared ones also whoever leads, for those of who has left."""
    return saved.user_id == user.pk or (saved.is_shared and user.has_perm(ASSIGN))


def filter_context(user: User, place: str, facets: Facets) -> dict[str, object]:
    """The links and the form beside a list. One query."""
    return {
        "saved": [(one, one.facets == facets) for one in seen_by(user).filter(place=place)],
        "facets": facets,
        "place": place,
        "query": urlencode(facets),
        "may_share": user.has_perm(ASSIGN),
        "max_name_length": MAX_NAME_LENGTH,
    }


@require_safe
def saved_filters(request: HttpRequest) -> HttpResponse:
    """Own filters and shared ones of both lists, each in words."""
    user = require(request, VIEW)
    there_are = {place: options(place) for place in SavedFilter.Place.values}
    rows = [
        {
            "saved": one,
            "said": in_words(known_facets(one.facets, there_are[one.place]), there_are[one.place]),
            "may_change": may_change(user, one),
            "is_mine": one.user_id == user.pk,
        }
        for one in seen_by(user).select_related("user").order_by("place", "name")
    ]
    context = {"rows": rows, "may_share": user.has_perm(ASSIGN), "max_name_length": MAX_NAME_LENGTH}
    return render(request, "desk/saved_filters.html", context)


@require_safe
def open_filter(request: HttpRequest, pk: int) -> HttpResponse:
    """To the list it filters. What it asks for and is no longer there is left out, and said."""
    saved = get_object_or_404(seen_by(require(request, VIEW)), pk=pk)
    facets = known_facets(saved.facets, options(saved.place))
    gone = ", ".join(f"{name} “{value}”" for name, value in saved.facets.items() if name not in facets)
    if gone:
        messages.warning(request, f"“{saved.name}” asks for {gone}, which is no longer there: left out.")
    query = urlencode({"view": ALL} | facets if saved.place == SavedFilter.Place.DESK else facets)
    return redirect(f"{reverse(URLS[SavedFilter.Place(saved.place)])}?{query}")


@require_POST
def save_present_filter(request: HttpRequest) -> HttpResponse:
    user = require(request, VIEW)
    place = SavedFilter.Place.LEADS if request.POST.get("place") == "leads" else SavedFilter.Place.DESK
    facets = known_facets(QueryDict(request.POST.get("query", "")[:1000]).dict(), options(place))
    is_shared = request.POST.get("is_shared") == "yes" and user.has_perm(ASSIGN)
    name = request.POST.get("name", "")
    try:
        saved = save_filter(by=user, place=place, name=name, facets=facets, is_shared=is_shared)
    except NotSaved as why:
        messages.error(request, f"It was not saved. {why}")
    else:
        messages.success(request, f"“{saved.name}” is saved.")
    return redirect(f"{reverse(URLS[place])}?{urlencode(facets)}")


def changeable(request: HttpRequest, pk: int) -> tuple[User, SavedFilter]:
    """Raises PermissionDenied, Http404."""
    user = require(request, VIEW)
    saved = get_object_or_404(seen_by(user), pk=pk)
    if not may_change(user, saved):
        raise PermissionDenied
    return user, saved


@require_POST
def rename_filter(request: HttpRequest, pk: int) -> HttpResponse:
    user, saved = changeable(request, pk)
    is_shared = request.POST.get("is_shared") == "yes" if user.has_perm(ASSIGN) else saved.is_shared
    try:
        change_filter(by=user, saved=saved, name=request.POST.get("name", ""), is_shared=is_shared)
    except NotSaved as why:
        messages.error(request, f"It was not changed. {why}")
    else:
        messages.success(request, f"“{saved.name}” is saved.")
    return redirect("saved_filters")


@require_POST
def remove_filter(request: HttpRequest, pk: int) -> HttpResponse:
    user, saved = changeable(request, pk)
    delete_filter(by=user, saved=saved)
    messages.success(request, f"“{saved.name}” is deleted.")
    return redirect("saved_filters")

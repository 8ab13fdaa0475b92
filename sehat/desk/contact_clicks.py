"""Calls and chats begun on pages in the last 30 days, by tracking id of the number and by page type."""

from __future__ import annotations

from datetime import timedelta

from django.core.exceptions import PermissionDenied
from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET

from sehat.desk.visits_report import may_see
from sehat.tracking.models import VisitEvent

DAYS = 30
CALLS, CHATS = Q(event=VisitEvent.Event.CALL), Q(event=VisitEvent.Event.CHAT)


@require_GET
def contact_clicks(request: HttpRequest) -> HttpResponse:
    """One query."""
    if not may_see(request.user):
        raise PermissionDenied
    events = VisitEvent.objects.filter(CALLS | CHATS, at__gte=timezone.now() - timedelta(days=DAYS))
    rows = events.values("tracking_id", "page_type").order_by("tracking_id", "page_type")
    counted = rows.annotate(calls=Count("pk", filter=CALLS), chats=Count("pk", filter=CHATS))
    return render(request, "desk/contact_clicks.html", {"rows": counted, "days": DAYS})

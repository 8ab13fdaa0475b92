"""/cms/status/: whether everything works that patients count on."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from sehat.alerts.rules import TITLES
from sehat.alerts.selectors import ended, standings
from sehat.core.india import local_moment
from sehat.desk.permissions import REPLAY, require


@require_GET
def status(request: HttpRequest) -> HttpResponse:
    """Two queries. For whoever may send requests to the CRM again."""
    require(request, REPLAY)
    over = [
        (TITLES.get(one.rule, one.rule), one.detail, local_moment(one.began_at), local_moment(one.ended_at))
        for one in ended()
        if one.ended_at
    ]
    ways = [
        *(["mail"] if settings.ALERT_MAIL else []),
        *(["a webhook"] if settings.ALERT_WEBHOOK_URL else []),
    ]
    context = {"standings": standings(), "ended": over, "ways": " and ".join(ways)}
    return render(request, "alerts/status.html", context)

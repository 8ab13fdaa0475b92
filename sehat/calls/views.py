"""What voice gateways call back: `/voice/report/{vendor}/{secret}`."""

from __future__ import annotations

import hmac

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from sehat.calls.actions import note_report
from sehat.gateways.voice import voice
from sehat.gateways.voice.base import BadReport


@csrf_exempt  # a vendor's server is no browser: the secret in the path stands in
@require_POST
def call_report(request: HttpRequest, vendor: str, secret: str) -> HttpResponse:
    """404 for whoever does not know the secret, 403 for what nobody can read, else 204."""
    expected, gateway = settings.VOICE_REPORT_SECRET, voice()
    is_known = hmac.compare_digest(secret.encode(), expected.encode())
    if not expected or not is_known or gateway is None or gateway.vendor != vendor:
        return HttpResponse(status=404)
    try:
        reports = gateway.reports(settings.SITE_URL + request.get_full_path(), request.headers, request.body)
        for report in reports:
            note_report(report=report)
    except (BadReport, ValueError):
        return HttpResponse(status=403)
    return HttpResponse(status=204)

"""What voice gateways call back: `/voice/report/{vendor}/{secret}`."""

from __future__ import annotations

import hmac
import logging

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from sehat.calls.actions import note_report
from sehat.core.client_address import is_from
from sehat.gateways.voice import voice
from sehat.gateways.voice.base import BadReport

logger = logging.getLogger(__name__)


@csrf_exempt  # a vendor's server is no browser: the secret in the path stands in
@require_POST
def call_report(request: HttpRequest, vendor: str, secret: str) -> HttpResponse:
    """404 for who does not know the secret or calls from elsewhere, 403 for what nobody can read, else 204.

    Only Twilio signs what it posts: for the others the addresses are what can be known beside the secret.
    """
    expected, gateway = settings.VOICE_REPORT_SECRET, voice()
    is_known = hmac.compare_digest(secret.encode(), expected.encode())
    if not expected or not is_known or gateway is None or gateway.vendor != vendor:
        return HttpResponse(status=404)
    if not is_from(request, settings.VOICE_REPORT_ADDRESSES):
        logger.warning("a report of a call from an address that is not the vendor's")
        return HttpResponse(status=404)
    try:
        reports = gateway.reports(settings.SITE_URL + request.get_full_path(), request.headers, request.body)
        for report in reports:
            note_report(report=report)
    except (BadReport, ValueError):
        return HttpResponse(status=403)
    return HttpResponse(status=204)

"""What SMS gateways call back."""

from __future__ import annotations

import hmac
import logging

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from sehat.core.client_address import is_from
from sehat.gateways.sms import gateway_names, sms_gateway
from sehat.gateways.sms.base import BadReport
from sehat.patients.actions import take_report

logger = logging.getLogger(__name__)


@csrf_exempt  # a vendor's server is no browser: the secret in the path, and Twilio's signature, stand in
@require_POST
def delivery_report(request: HttpRequest, vendor: str, secret: str) -> HttpResponse:
    """`/sms/report/{vendor}/{secret}`: what became of messages. 404 for whoever does not know the secret
    or calls from elsewhere."""
    expected = settings.SMS_REPORT_SECRET
    if not expected or not hmac.compare_digest(secret.encode(), expected.encode()):
        return HttpResponse(status=404)
    if not is_from(request, settings.SMS_REPORT_ADDRESSES):
        logger.warning("a delivery report from an address that is not the vendor's")
        return HttpResponse(status=404)
    name = next((name for name in gateway_names() if name.split(".")[-2] == vendor), "")
    if not name:
        return HttpResponse(status=404)
    try:
        reports = sms_gateway(name).reports(
            settings.SITE_URL + request.get_full_path(), request.headers, request.body
        )
    except BadReport:
        return HttpResponse(status=403)
    for report in reports:
        take_report(by=vendor, report=report)
    return HttpResponse(status=204)

"""What the CRM posts: `/api/crm/changes/{secret}`."""

from __future__ import annotations

import hmac
import logging

from django.conf import settings
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from sehat.core.client_address import is_from
from sehat.crm_sync.actions import apply_changes, store_changes
from sehat.crm_sync.selectors import waiting_count
from sehat.gateways.crm import crm
from sehat.gateways.crm.base import BadChange, Change

logger = logging.getLogger(__name__)
AT_ONCE = 20  # more are the worker's: the CRM gets its answer, and a flood does not keep patients waiting


@csrf_exempt  # a vendor's server is no browser: the secret in the path, and its signature, stand in
@require_POST
def crm_changes(request: HttpRequest, secret: str) -> HttpResponse:
    """404 for who does not know the secret or calls from elsewhere, 403 for what nobody signed or can read.

    204 once the changes are stored, which is what counts; the database away is a 503, so they come again.
    """
    expected = settings.CRM_CHANGES_SECRET
    if not expected or not hmac.compare_digest(secret.encode(), expected.encode()):
        return HttpResponse(status=404)
    if not is_from(request, settings.CRM_CHANGES_ADDRESSES):
        logger.warning("changes of the CRM from an address that is not its own")
        return HttpResponse(status=404)
    try:
        changes = crm().changes(settings.SITE_URL + request.get_full_path(), request.headers, request.body)
    except BadChange as fault:
        logger.warning("changes of the CRM refused: %s", fault)
        return HttpResponse(status=403)
    try:
        store_changes(changes)
    except OperationalError:
        return HttpResponse(status=503, headers={"Retry-After": "10"})
    apply_soon(changes)
    return HttpResponse(status=204)


def apply_soon(changes: list[Change]) -> None:
    """Now, where it is little; what is stored is the worker's in any case."""
    try:
        if changes and waiting_count(AT_ONCE + 1) <= AT_ONCE:
            apply_changes(limit=AT_ONCE)
    except OperationalError:
        logger.warning("changes of the CRM wait for the database")

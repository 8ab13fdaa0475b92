"""What load balancers and monitors ask."""

from __future__ import annotations

import shutil

from django.conf import settings
from django.db import OperationalError, connection
from django.http import HttpRequest, JsonResponse
from django.utils import timezone

from sehat.core.transactions import write_transaction
from sehat.leads.selectors import undelivered_since
from sehat.rendering.renderer import renderer
from sehat.search.selectors import is_indexed

LEAST_FREE_BYTES = 200 * 1024 * 1024
LATE_SECONDS = 15 * 60


def health(request: HttpRequest) -> JsonResponse:
    """For load balancers and the start-up script: the database answers."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return JsonResponse({"status": "ok"})


def ready(request: HttpRequest) -> JsonResponse:
    """What a monitor asks: 503 when a visitor would lose something; and what is late or stands in.

    `undelivered_seconds` is the age of the oldest request that the CRM has not had. Without the renderer the
    last good pages are served, without the index the database answers searches.
    """
    try:
        with write_transaction():
            pass
    except OperationalError:
        return JsonResponse({"status": "locked"}, status=503, headers={"Cache-Control": "no-store"})
    free = shutil.disk_usage(settings.VAR_DIR).free
    since = undelivered_since()
    late = int((timezone.now() - since).total_seconds()) if since else 0
    is_ready = free >= LEAST_FREE_BYTES
    is_whole = {"is_rendered": renderer().answers(), "is_indexed": is_indexed()}
    wrong = {"full": not is_ready, "late": late > LATE_SECONDS, "degraded": not all(is_whole.values())}
    told = {
        "status": next((word for word, is_so in wrong.items() if is_so), "ok"),
        "disk_free_bytes": free,
        "undelivered_seconds": late,
        **is_whole,
    }
    return JsonResponse(told, status=200 if is_ready else 503, headers={"Cache-Control": "no-store"})

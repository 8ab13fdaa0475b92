"""How often one address may ask."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.core.client_address import client_bucket
from sehat.core.rate_limits import within_limit

PER_MINUTE = 30


def is_within_limits(request: HttpRequest) -> bool:
    """Counts this one."""
    return within_limit("chat", client_bucket(request), limit=PER_MINUTE, seconds=60)

"""How often one address may vote on a page."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content.models import MedicalPage
from sehat.core.client_address import client_bucket
from sehat.core.rate_limits import within_limit

A_MINUTE = 30
A_PAGE_AND_DAY = 40  # one address is often a whole mobile network
DAY = 86400


def is_within_limits(request: HttpRequest, page: MedicalPage) -> bool:
    """Counts this one."""
    address = client_bucket(request)
    return within_limit("helpful", address, limit=A_MINUTE, seconds=60) and within_limit(
        "helpful-page", f"{address}:{page.pk}", limit=A_PAGE_AND_DAY, seconds=DAY
    )

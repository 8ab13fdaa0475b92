"""A vendor's access token, shared by all workers (gateways.md, Zoho CRM).

Its row is the lock: a lease, not a transaction, as SQLite would let no lead be written while a vendor thinks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from sehat.core import audit
from sehat.gateways.models import VendorAccess

logger = logging.getLogger(__name__)
LEASE_SECONDS = 20  # longer than a call may take
PAUSE_SECONDS = 900
CLOCKS = timedelta(seconds=60)  # how far those of two machines may be apart


class TokenUnavailable(Exception):
    """No token for `after` seconds (0: unknown). The text holds no secret."""

    def __init__(self, why: str, after: int = 0) -> None:
        super().__init__(why)
        self.after = after


@dataclass(frozen=True)
class Token:
    """`value` is a secret, and so left out of what is printed."""

    value: str = field(repr=False)
    api_url: str
    seconds: int = 0


def access(vendor: str, renew: Callable[[], Token]) -> Token:
    """The token in use, renewed when it is stale. Raises TokenUnavailable, also from `renew`."""
    row, _ = VendorAccess.objects.get_or_create(vendor=vendor)
    now = timezone.now()
    if row.token and row.fresh_until and row.fresh_until > now:
        return Token(row.token, row.api_url)
    ours = VendorAccess.objects.filter(pk=row.pk)
    lease = now + timedelta(seconds=LEASE_SECONDS)
    free = Q(renewing_until=None) | Q(renewing_until__lt=now)
    free |= Q(renewing_until__gt=lease + CLOCKS)  # of a worker that died, and a clock that was set back since
    if not ours.filter(free).update(renewing_until=lease):
        raise TokenUnavailable("another worker renews the token", 5)
    try:
        token = renew()
        until = timezone.now() + timedelta(seconds=token.seconds)
        ours.update(token=token.value, api_url=token.api_url, fresh_until=until)
    finally:
        ours.update(renewing_until=None)
    return token


def invalidate(vendor: str, token: Token) -> None:
    """The vendor refused it. A newer one, of another worker, stays."""
    VendorAccess.objects.filter(vendor=vendor, token=token.value).update(token="")


def pause(vendor: str, why: str, seconds: int = PAUSE_SECONDS) -> None:
    """Pauses all calls and logs an error: this is for people to repair."""
    rest(vendor, seconds)
    audit.record(by="worker", action="gateway paused", subject=vendor, why=why)
    logger.error("%s lets us in no more (%s): nothing is sent to it for %d s", vendor, why, seconds)


def hold(vendor: str, seconds: int) -> None:
    """Pauses all calls because the vendor limits them: it passes by itself, and nobody need come."""
    rest(vendor, seconds)
    logger.info("%s asks us to wait %d s", vendor, seconds)


def rest(vendor: str, seconds: int) -> None:
    """Of several calls that were under way at once, the longest pause holds."""
    until = timezone.now() + timedelta(seconds=seconds)
    row, is_new = VendorAccess.objects.get_or_create(vendor=vendor, defaults={"paused_until": until})
    if not is_new:
        shorter = Q(paused_until=None) | Q(paused_until__lt=until)
        VendorAccess.objects.filter(shorter, pk=row.pk).update(paused_until=until)


def paused_seconds(vendor: str) -> float:
    until = VendorAccess.objects.filter(vendor=vendor).values_list("paused_until", flat=True).first()
    return max(0.0, (until - timezone.now()).total_seconds()) if until else 0.0

"""Signs that no person sent a form. A suspect gets the usual answer and waits for staff (stage Spam)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings
from django.utils import timezone

from sehat.core.rate_limits import within_limit
from sehat.gateways.captcha import captcha
from sehat.gateways.captcha.base import NOT_SCORED, NoVerdict, Robot
from sehat.leads.models import Lead

A_NUMBER_A_DAY = 5
AN_ADDRESS_AN_HOUR = 60  # many phones share one address of a mobile network


@dataclass(frozen=True)
class Trail:
    """What came with a form beside its answers. `filled_in_ms` is None without JavaScript."""

    website: str = ""
    filled_in_ms: int | None = None
    captcha_token: str = ""
    address: str = ""


@dataclass(frozen=True)
class Suspicion:
    """`signs` put a request aside; `flags` are only told to staff."""

    signs: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    score: str = NOT_SCORED


def suspicion(trail: Trail, mobile: str) -> Suspicion:
    """At most one query, and one call to the captcha a setting names."""
    too_fast = trail.filled_in_ms is not None and trail.filled_in_ms < settings.FORM_LEAST_MS
    verdict = captcha().check(trail.captcha_token, trail.address)
    found = {
        "spam: hidden field filled": trail.website.strip() != "",
        "spam: filled in too fast": too_fast,
        "spam: many requests of one number": requests_of(mobile) >= A_NUMBER_A_DAY,
        "spam: many requests of one address": not within_limit(
            "lead-hour", trail.address, limit=AN_ADDRESS_AN_HOUR, seconds=3600
        ),
        "spam: captcha": isinstance(verdict, Robot),
    }
    return Suspicion(
        signs=tuple(sign for sign, holds in found.items() if holds),
        flags=(f"captcha not checked: {verdict.why}",) if isinstance(verdict, NoVerdict) else (),
        score=NOT_SCORED if isinstance(verdict, NoVerdict) else verdict.score,
    )


def requests_of(mobile: str) -> int:
    """Requests of a number in the last day."""
    since = timezone.now() - timedelta(days=1)
    return Lead.objects.filter(mobile=mobile, created_at__gte=since).count()

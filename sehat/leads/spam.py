"""Whether a form looks like spam. A suspect gets the usual answer and waits for staff (status Spam)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from django.conf import settings
from django.utils import timezone

from sehat.core.client_address import bucket_of
from sehat.core.rate_limits import within_limit
from sehat.gateways.captcha import captcha
from sehat.gateways.captcha.base import NOT_SCORED, Bot, NoVerdict
from sehat.leads.models import Lead

MAX_PER_NUMBER_A_DAY = 5
MAX_PER_ADDRESS_AN_HOUR = 60  # many phones share one address of a mobile network


@dataclass(frozen=True)
class SubmissionSignals:
    """What came with a form beside its answers. `filled_in_ms` is None without JavaScript."""

    website: str = ""
    filled_in_ms: int | None = None
    captcha_token: str = ""
    address: str = ""


@dataclass(frozen=True)
class SpamCheck:
    """`reasons` make a request spam; `flags` are only shown to staff."""

    reasons: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    score: str = NOT_SCORED


def spam_check(signals: SubmissionSignals, mobile: str) -> SpamCheck:
    """At most one query, and one call to the captcha a setting names."""
    too_fast = signals.filled_in_ms is not None and signals.filled_in_ms < settings.FORM_LEAST_MS
    verdict = captcha().check(signals.captcha_token, signals.address)
    checks = {
        "spam: hidden field filled": signals.website.strip() != "",
        "spam: filled in too fast": too_fast,
        "spam: many requests of one number": requests_of(mobile) >= MAX_PER_NUMBER_A_DAY,
        "spam: many requests of one address": not within_limit(
            "lead-hour", bucket_of(signals.address), limit=MAX_PER_ADDRESS_AN_HOUR, seconds=3600
        ),
        "spam: captcha": isinstance(verdict, Bot),
    }
    return SpamCheck(
        reasons=tuple(reason for reason, applies in checks.items() if applies),
        flags=(f"captcha not checked: {verdict.why}",) if isinstance(verdict, NoVerdict) else (),
        score=NOT_SCORED if isinstance(verdict, NoVerdict) else verdict.score,
    )


def requests_of(mobile: str) -> int:
    """Requests of a number in the last day."""
    since = timezone.now() - timedelta(days=1)
    return Lead.objects.filter(mobile=mobile, created_at__gte=since).count()

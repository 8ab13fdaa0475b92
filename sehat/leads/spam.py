"""Whether a form looks like spam. All get the usual answer; a doubtful one waits in the queue of staff."""

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

DAY = 86_400


@dataclass(frozen=True)
class SubmissionSignals:
    """What came with a form beside its answers. `filled_in_ms` is None without JavaScript."""

    website: str = ""
    filled_in_ms: int | None = None
    captcha_token: str = ""
    address: str = ""


@dataclass(frozen=True)
class SpamCheck:
    """`reasons` make a request spam, `doubts` put it aside for staff; `flags` are only shown to them."""

    reasons: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    score: str = NOT_SCORED


def spam_check(signals: SubmissionSignals, mobile: str) -> SpamCheck:
    """At most one query, and one call to the captcha a setting names (decisions 7.6)."""
    is_fast = signals.filled_in_ms is not None and signals.filled_in_ms < settings.FORM_LEAST_MS
    is_fast_again = is_fast and not within_limit("lead-fast", mobile, limit=1, seconds=DAY)
    verdict = captcha().check(signals.captcha_token, signals.address)
    certain = {
        "spam: hidden field filled": signals.website.strip() != "",
        "spam: filled in too fast, twice": is_fast_again,
    }
    doubtful = {
        "in doubt: filled in too fast": is_fast and not is_fast_again,
        "in doubt: many requests of one number": requests_of(mobile) >= settings.LEADS_PER_NUMBER_PER_DAY,
        "in doubt: many requests of one address": not within_limit(
            "lead-hour", bucket_of(signals.address), limit=settings.LEADS_PER_ADDRESS_PER_HOUR, seconds=3600
        ),
        "in doubt: captcha": isinstance(verdict, Bot),
    }
    return SpamCheck(
        reasons=tuple(reason for reason, applies in certain.items() if applies),
        doubts=tuple(doubt for doubt, applies in doubtful.items() if applies),
        flags=(f"captcha not checked: {verdict.why}",) if isinstance(verdict, NoVerdict) else (),
        score=NOT_SCORED if isinstance(verdict, NoVerdict) else verdict.score,
    )


def requests_of(mobile: str) -> int:
    """Requests of a number in the last day."""
    since = timezone.now() - timedelta(days=1)
    return Lead.objects.filter(mobile=mobile, created_at__gte=since).count()

"""What a one-time code is (decisions 3.1, gateways.md, One-time codes): how it is made, hashed and sent."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from django.conf import settings

from sehat.core.languages import noop
from sehat.gateways.sms.base import Message

DIGITS = 6
ACCEPTED = 2  # the newest and the one before it
RETENTION = timedelta(days=2)  # longer than the longest window of `share_of_number`


def share_of_number() -> tuple[tuple[timedelta, int], ...]:
    """To one number at most so many in so long."""
    return (
        (timedelta(seconds=settings.CODE_SECONDS_BETWEEN), 1),
        (timedelta(hours=1), settings.CODES_PER_NUMBER_PER_HOUR),
        (timedelta(days=1), settings.CODES_PER_NUMBER_PER_DAY),
    )


def lifetime() -> timedelta:
    return timedelta(seconds=settings.CODE_SECONDS_VALID)


def new_code() -> str:
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def number_key(number: str) -> str:
    """An E.164 number as the table of codes knows it."""
    return keyed_hash("number", number)


def digest_of(challenge: str, number: str, purpose: str, code: str) -> str:
    return keyed_hash(challenge, number, purpose, code)


def keyed_hash(*parts: str) -> str:
    """A password hash would cost 183 ms of CPU a check: an invitation to be brought down with guesses."""
    return hmac.new(settings.CODE_PEPPER.encode(), "|".join(parts).encode(), hashlib.sha256).hexdigest()


def wait_for(sent: list[datetime], now: datetime) -> timedelta | None:
    """How long until this number may be sent another code; None: it may now. `sent` in any order."""
    waits = []
    for window, limit in share_of_number():
        recent = sorted(moment for moment in sent if moment > now - window)
        if len(recent) >= limit:
            waits.append(recent[-limit] + window - now)
    return max(waits, default=None)


SECONDS = noop("Please wait {count} secs before you ask for another OTP.")
MINUTES = noop("Please wait {count} minutes before you ask for another OTP.")
HOURS = noop("Please wait {count} hours before you ask for another OTP.")


def wait_before_another(wait: timedelta) -> tuple[str, int]:
    """The message, and its count of seconds, minutes or hours: rounded up."""
    seconds = max(1, -(-wait // timedelta(seconds=1)))
    if seconds <= 90:
        return SECONDS, seconds
    if seconds <= 5400:
        return MINUTES, -(-seconds // 60)
    return HOURS, -(-seconds // 3600)


def message_with(code: str, number: str) -> Message:
    """The text ends with `@domain #123456`, so that phones fill the code in by themselves (WebOTP)."""
    domain = urlsplit(settings.SITE_URL).hostname or ""
    text = settings.SMS_CODE_TEXT.format(code=code, brand=settings.BRAND_NAME)
    return Message(
        to=number,
        text=f"{text}\n\n@{domain} #{code}",
        template_id=settings.SMS_CODE_TEMPLATE_ID,
        values={"OTP": code},
    )

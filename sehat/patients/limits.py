"""Limits on sending and guessing codes, beside those of one number (decisions 3.1)."""

from __future__ import annotations

import logging

from django.conf import settings
from django.http import HttpRequest

from sehat.core.client_address import client_bucket
from sehat.core.errors import ChallengeRequired, RateLimited
from sehat.core.languages import noop
from sehat.core.rate_limits import within_limit
from sehat.patients.challenge import CHALLENGE, has_captcha

WAIT = noop("Many OTPs were asked for from this connection. Please try again in 30 secs.")
BUSY = noop("We are sending many OTPs just now. Please try again in a minute.")
GUESSES = noop("Too many tries from this connection. Please wait a minute.")
DAY = 24 * 3600
logger = logging.getLogger(__name__)


def limit_sends(request: HttpRequest, *, is_person: bool) -> None:
    """Many people share an address: beyond its share it is slowed, never shut out.

    Raises ChallengeRequired where a captcha is set up and none was passed, else RateLimited.
    """
    address = client_bucket(request)
    share = settings.CODES_PER_ADDRESS_PER_TEN_MINUTES
    is_usual = within_limit("code", address, limit=share, seconds=600)
    if is_usual:
        return
    if has_captcha():
        if is_person:
            return  # the limits of the number and of the site still hold
        raise ChallengeRequired(CHALLENGE)
    if not within_limit("code-beyond", address, limit=1, seconds=30):
        raise RateLimited(WAIT, 30)


def limit_messages() -> None:
    """Raises RateLimited. Counted as a message leaves: what is refused before costs nobody a code."""
    if not within_limit("message", "minute", limit=settings.CODES_PER_SITE_PER_MINUTE, seconds=60):
        raise RateLimited(BUSY)
    if not within_limit("message", "day", limit=settings.CODES_PER_SITE_PER_DAY, seconds=DAY):
        logger.error("the day's %s one-time codes are used up", settings.CODES_PER_SITE_PER_DAY)
        raise RateLimited(BUSY)


def limit_guesses(request: HttpRequest) -> None:
    most = settings.GUESSES_PER_ADDRESS_PER_MINUTE
    if not within_limit("guess", client_bucket(request), limit=most, seconds=60):
        raise RateLimited(GUESSES)

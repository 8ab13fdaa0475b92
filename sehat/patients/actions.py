"""Codes: sent and checked. The rules are those of decisions 3.1."""

from __future__ import annotations

import hmac
import logging
import secrets
from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import F
from django.utils import timezone

from sehat.core.errors import ChallengeRequired, RateLimited, ServiceUnavailable
from sehat.core.languages import noop
from sehat.core.locks import advisory_lock
from sehat.core.phone import Mobile, digits_alone
from sehat.core.transactions import write_transaction
from sehat.gateways.access import CLOCKS
from sehat.gateways.outcomes import Outcome, Sent
from sehat.gateways.sms import send_sms
from sehat.gateways.sms.base import Report
from sehat.gateways.sms.early import lock_report, note_early, take_early
from sehat.patients.challenge import CHALLENGE
from sehat.patients.codes import (
    ACCEPTED,
    RETENTION,
    digest_of,
    lifetime,
    message_with,
    new_code,
    number_key,
    share_of_number,
    wait_before_another,
    wait_for,
)
from sehat.patients.limits import limit_messages
from sehat.patients.models import Code
from sehat.patients.ports import sms_reported

logger = logging.getLogger(__name__)

NOT_SENT = noop("We could not send the OTP. Please try again in a minute, or call us.")


def send_code(
    *, by: str, mobile: Mobile, purpose: Code.Purpose, browser: str = "", is_person: bool = True
) -> None:
    """Sends a new code; whether the number is known is not looked at.

    `browser` names who asks (browser.py), `is_person` says that a captcha was passed or none is set up.
    Raises RateLimited beyond the limits of the number, ChallengeRequired for who is nobody known after three
    messages, ServiceUnavailable when no gateway took the message.
    """
    code = new_code()
    row = store_code(mobile.e164, purpose, code, browser=browser, is_person=is_person)
    try:
        limit_messages()
    except RateLimited:
        fail_code(row)  # no message left
        raise
    outcome = send_sms(message_with(code, mobile.e164))
    mark_sent(row, outcome)
    if not isinstance(outcome, Sent):
        logger.error("a code could not be sent: %s", outcome.why)
        raise ServiceUnavailable(NOT_SENT)
    if early := take_early(outcome.id):
        note_report(by="gateway", report=early)


@write_transaction()
def store_code(
    number: str, purpose: Code.Purpose, code: str, *, browser: str = "", is_person: bool = True
) -> Code:
    """The row of a code, within the limits of its number. The message goes after the transaction."""
    now, key = timezone.now(), number_key(number)
    advisory_lock(f"code {key}")
    since = now - max(window for window, _ in share_of_number())
    sent = Code.objects.filter(number_key=key, created_at__gt=since)
    if not is_person and sent.filter(is_challenged=False).count() >= settings.CODES_WITHOUT_CHALLENGE_PER_DAY:
        raise ChallengeRequired(CHALLENGE)
    # What failed reached nobody: it is none of the number's share, and tried again after a moment.
    between = now - timedelta(seconds=settings.CODE_SECONDS_BETWEEN)
    counted = sent.exclude(state=Code.State.FAILED, created_at__lte=between)
    wait = wait_for(list(counted.values_list("created_at", flat=True)), now)
    if wait is not None:
        message, count = wait_before_another(wait)
        raise RateLimited(message, int(wait.total_seconds()) + 1, count=count)
    challenge = secrets.token_hex(16)
    return Code.objects.create(
        number_key=key,
        purpose=purpose,
        challenge=challenge,
        digest=digest_of(challenge, number, purpose, code),
        browser=browser,
        is_challenged=is_person,
        created_at=now,
        expires_at=now + lifetime(),
    )


@write_transaction()
def delete_expired_codes(*, by: str, limit: int) -> int:
    """Deletes `limit` codes that no limit counts any more. Gives their number."""
    ids = Code.objects.filter(created_at__lt=timezone.now() - RETENTION).values_list("pk", flat=True)[:limit]
    return Code.objects.filter(pk__in=list(ids)).delete()[0]


@write_transaction()
def fail_code(row: Code) -> None:
    """It was never sent, and opens nothing."""
    Code.objects.filter(pk=row.pk).update(state=Code.State.FAILED)


@write_transaction()
def mark_sent(row: Code, outcome: Outcome) -> None:
    """With the id that the vendor tells of in its reports; one that was not sent has failed."""
    is_sent = isinstance(outcome, Sent)
    Code.objects.filter(pk=row.pk).update(
        state=Code.State.SENT if is_sent else Code.State.FAILED,
        sms_id=outcome.id if isinstance(outcome, Sent) else "",
    )


@write_transaction()
def take_report(*, by: str, report: Report) -> None:
    """Tells the code or the message it is of; what nobody has sent yet waits for its sender."""
    lock_report(report.id)
    if not note_report(by=by, report=report) and not sms_reported(report):
        note_early(report)


@write_transaction()
def note_report(*, by: str, report: Report) -> bool:
    """Stores the delivery report of a gateway, for whoever looks why codes do not arrive. False: of no code.

    What arrived has arrived, whatever is said of it later: a code that failed is taken from nobody.
    """
    told = Code.objects.filter(sms_id=report.id).exclude(sms_id="")
    is_ours = told.exists()
    told.exclude(state=Code.State.DELIVERED).update(state=report.state)
    return is_ours


def check_code(*, by: str, mobile: Mobile, purpose: Code.Purpose, code: str, browser: str = "") -> bool:
    """Whether this is the number's newest code or the one before, of all or of this browser.

    A right answer uses all of them up. Each guess is counted before it is compared, in a statement of its
    own, so that guesses at the same moment cannot be more than CODE_TRIES. Those of the browser that asked
    are counted apart from those of others, who so cannot use up a code that is not theirs.
    """
    now, key, code = timezone.now(), number_key(mobile.e164), digits_alone(code)
    rows = live_codes(key, purpose, now, browser)
    if not rows:
        hmac.compare_digest(digest_of("", mobile.e164, purpose, code), "0" * 64)  # the same work
        return False
    matching = [row for row in rows if count_try(row, browser) and matches_code(row, mobile.e164, code)]
    return bool(matching) and use_up(matching[0], now)


def live_codes(key: str, purpose: Code.Purpose, now: datetime, browser: str) -> list[Code]:
    """What others ask for this number pushes out no code that this browser asked for."""
    codes = Code.objects.filter(number_key=key, purpose=purpose, used_at=None, expires_at__gt=now)
    # A clock set back gives no code more time.
    codes = codes.filter(expires_at__lte=now + lifetime() + CLOCKS)
    rows = list(codes.exclude(state=Code.State.FAILED).order_by("-pk"))
    own = [row for row in rows if row.browser == browser]
    return list({row.pk: row for row in (*rows[:ACCEPTED], *own[:ACCEPTED])}.values())


@write_transaction()
def count_try(row: Code, browser: str) -> bool:
    """False once the code has had its tries of the browser that asked, or of all others."""
    counter = "tries" if row.browser == browser else "other_tries"
    fresh = Code.objects.filter(pk=row.pk, used_at=None, **{f"{counter}__lt": settings.CODE_TRIES})
    return bool(fresh.update(**{counter: F(counter) + 1}))


def matches_code(row: Code, number: str, code: str) -> bool:
    return hmac.compare_digest(row.digest, digest_of(row.challenge, number, row.purpose, code))


@write_transaction()
def use_up(row: Code, now: datetime) -> bool:
    """Marks the code used, and all others of its number and purpose. False: another call was first."""
    if not Code.objects.filter(pk=row.pk, used_at=None).update(used_at=now):
        return False
    Code.objects.filter(number_key=row.number_key, purpose=row.purpose, used_at=None).update(used_at=now)
    return True

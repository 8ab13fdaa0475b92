"""Setting up, proving, renewing and resetting a second factor (decisions 6); each leaves an audit row."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone
from django_otp.models import Device
from django_otp.plugins.otp_static.models import StaticDevice, StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice

from sehat.core import audit
from sehat.core.phone import digits_alone
from sehat.staff.authenticator import answered
from sehat.staff.recovery import digest_of, new_codes, written

WRONG = "This code is wrong, or was used already. Wait for the next one in your app."
SIX_DIGITS = re.compile(r"[0-9]{6}")


class Refused(Exception):
    """The code does not prove it; the message says what to do."""


def record(by: str, action: str, member: User, **details: object) -> None:
    audit.record(by=by[:120], action=action, subject=f"staff {member.pk}", **details)


def typed(code: str) -> str:
    """A code without what people put into it and copying brings, in the digits of the app."""
    return digits_alone(code)[:40]


@transaction.atomic
def set_up(*, by: str, member: User, key: str, code: str) -> tuple[Device, list[str]]:
    """The device, and recovery codes as they are written down. Raises Refused.

    Nothing limits the tries: the key stands on the page that asks.
    """
    User.objects.select_for_update().get(pk=member.pk)  # one of two at once
    clock = answered(key, typed(code))
    if clock is None or TOTPDevice.objects.filter(user=member).exists():
        raise Refused(
            "This code is not what your app should show. Check the time of your phone and try again."
        )
    device = TOTPDevice.objects.create(
        user=member, name="Authenticator app", key=key, last_t=clock.t(), drift=clock.drift
    )
    record(by, "second factor set up", member)
    return device, fresh_codes(member)


def fresh_codes(member: User) -> list[str]:
    """Ten new recovery codes, to be shown this once; those of before end."""
    StaticDevice.objects.filter(user=member).delete()
    device = StaticDevice.objects.create(user=member, name="Recovery codes")
    codes = new_codes()
    StaticToken.objects.bulk_create(
        StaticToken(device=device, token=digest_of(member.pk, code)) for code in codes
    )
    return [written(code) for code in codes]


def prove(*, by: str, member: User, code: str) -> Device:
    """The device a code proves: six digits of the app, or a recovery code. Raises Refused.

    django_otp makes the wait after each wrong code twice as long, whoever asks, and takes none twice. The
    codes of the app are compared as numbers in one machine word, recovery codes as keyed hashes: how long
    either takes tells nothing.
    """
    device, fault = _prove(by, member, typed(code))
    if device is None:
        raise Refused(fault)  # outside the transaction: what was counted stays
    return device


@transaction.atomic
def _prove(by: str, member: User, code: str) -> tuple[Device | None, str]:
    of_app = bool(SIX_DIGITS.fullmatch(code))
    kind = TOTPDevice if of_app else StaticDevice
    device = kind.objects.select_for_update().filter(user=member, confirmed=True).first()
    if device is None:
        return None, WRONG
    allowed, why = device.verify_is_allowed()
    if not allowed:
        return None, f"Too many wrong codes. Try again {until(why['locked_until'])}."
    if not device.verify_token(code if of_app else digest_of(member.pk, code)):
        record(by, "second factor refused", member, failures=device.throttling_failure_count)
        return None, WRONG
    record(by, "second factor proved" if of_app else "recovery code used", member)
    return device, ""


def note_login(*, member: User) -> None:
    """A login by the password alone; where a second factor is asked, its proof is the login."""
    record(member.get_username(), "logged in", member)


def until(moment: datetime) -> str:
    wait = max(timedelta(seconds=1), moment - timezone.now())
    if wait < timedelta(minutes=2):
        seconds = -(-wait // timedelta(seconds=1))
        return f"in {seconds} second{'s' * (seconds > 1)}"
    return f"in {-(-wait // timedelta(minutes=1))} minutes"


@transaction.atomic
def renew_codes(*, by: str, member: User) -> list[str]:
    """New recovery codes, as they are written down; the old ones are worth nothing."""
    record(by, "recovery codes renewed", member)
    return fresh_codes(member)


@transaction.atomic
def reset(*, by: str, member: User) -> None:
    """For a phone that is lost: sessions it proved end now, and the next login sets up another."""
    TOTPDevice.objects.filter(user=member).delete()
    StaticDevice.objects.filter(user=member).delete()
    record(by, "second factor reset", member)

"""The SMS gateways that settings name: a first, and a second that takes over."""

from __future__ import annotations

import time

from django.conf import settings

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Outcome, Retry, Sent
from sehat.gateways.sms.base import Message, Sms

TAKE_OVER_SECONDS = 3.0  # how long the first gateway has before the second is asked


def sms_gateway(name: str) -> Sms:
    """An instance of the class at this dotted path. Raises ImportError or TypeError for anything else."""
    return Sms.named(name)


def gateway_names() -> list[str]:
    return [name for name in (settings.SMS_GATEWAY, settings.SMS_SECOND_GATEWAY) if name]


def send_sms(message: Message) -> Outcome:
    """Sends by the first gateway, or by the second when the first refuses, fails or takes over 3 seconds.

    At most 8 seconds in all. A first that was only slow may have sent it too: the same text twice.
    """
    started = time.monotonic()
    names = gateway_names()
    outcome: Outcome = Retry("no gateway")
    for position, name in enumerate(names):
        is_last = position == len(names) - 1
        left = TOTAL_SECONDS - (time.monotonic() - started)
        outcome = sms_gateway(name).send(message, seconds=left if is_last else TAKE_OVER_SECONDS)
        if isinstance(outcome, Sent):
            break
    return outcome

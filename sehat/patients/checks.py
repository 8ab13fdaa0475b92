"""The start stops when a named SMS gateway cannot work, instead of the first login failing."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.signatures import LEAST_SECRET
from sehat.gateways.sms import gateway_names, sms_gateway


def sms_gateways(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    return [
        *faults_of_text(),
        *faults_of_secret(),
        *(fault for name in gateway_names() for fault in faults_of(name)),
    ]


def faults_of_text() -> list[CheckMessage]:
    try:
        filled = settings.SMS_CODE_TEXT.format(code="482913", brand="")
    except (KeyError, IndexError, ValueError):
        filled = ""
    if "482913" in filled:
        return []
    return [Error("SMS_CODE_TEXT should hold {code}, and may hold {brand}.", id="patients.E003")]


def faults_of_secret() -> list[CheckMessage]:
    """Whoever guesses it tells which messages arrived."""
    if 0 < len(settings.SMS_REPORT_SECRET) < LEAST_SECRET:
        return [Error(f"SMS_REPORT_SECRET is shorter than {LEAST_SECRET} characters.", id="patients.E004")]
    return []


def faults_of(name: str) -> list[CheckMessage]:
    try:
        gateway = sms_gateway(name)
    except (ImportError, TypeError) as error:
        return [Error(f"SMS_GATEWAY={name!r} is no gateway: {error}", id="patients.E001")]
    missing = gateway.missing_settings()
    if gateway.needs_template and not settings.SMS_CODE_TEMPLATE_ID:
        missing = [*missing, "SMS_CODE_TEMPLATE_ID"]  # India's DLT rule: a text without it is dropped
    if missing:
        return [Error(f"{name} needs {', '.join(missing)}.", id="patients.E002")]
    return []

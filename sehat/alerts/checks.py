"""Alerts that nobody would get are an error of the start."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.signatures import HERE, LEAST_SECRET


def where_alerts_go(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    whys = [mail(), webhook()]
    return [Error(why, id=f"alerts.E00{number}") for number, why in enumerate(whys, start=1) if why]


def mail() -> str:
    if settings.ALERT_MAIL and not settings.EMAIL_HOST:
        return "ALERT_MAIL is set, and mail has no EMAIL_HOST."
    return (
        ""
        if all("@" in address for address in settings.ALERT_MAIL)
        else "ALERT_MAIL is no list of addresses."
    )


def webhook() -> str:
    url = urlsplit(settings.ALERT_WEBHOOK_URL)
    if not settings.ALERT_WEBHOOK_URL:
        return ""
    if url.scheme != "https" and url.hostname not in HERE:
        return "ALERT_WEBHOOK_URL is not https."
    if len(settings.ALERT_WEBHOOK_SECRET) < LEAST_SECRET:
        return f"ALERT_WEBHOOK_SECRET is shorter than {LEAST_SECRET} characters."
    return ""

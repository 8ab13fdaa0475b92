"""An alert by mail and by a signed webhook; what fails is tried again at the next round."""

from __future__ import annotations

import json
import time
from smtplib import SMTPException

from django.conf import settings
from django.core.mail import EmailMessage

from sehat.alerts.models import Alert
from sehat.alerts.rules import TITLES
from sehat.core.india import local_moment
from sehat.gateways.http import NoAnswer, post
from sehat.gateways.signatures import signed

BETWEEN = " · "  # the reasons of two ways


def notify(alert: Alert) -> str:
    """By every way that has not taken it yet. Empty when all took it, else why one did not."""
    ways = {"mail": by_mail, "webhook": by_webhook}
    told = alert.told_end_at if alert.ended_at else alert.told_at
    failed = {why.partition(":")[0] for why in alert.why_not_told.split(BETWEEN)}
    tried = (way(alert) for name, way in ways.items() if not told or name in failed)
    return BETWEEN.join(filter(None, tried))


def is_taken(why: str) -> bool:
    """Whether one way at least took what `notify` gave `why` for: who heard it is not told again."""
    there_are = bool(settings.ALERT_MAIL) + bool(settings.ALERT_WEBHOOK_URL)
    return not why or len(why.split(BETWEEN)) < there_are


def sentence(alert: Alert) -> str:
    title = TITLES.get(alert.rule, alert.rule)
    if alert.ended_at:
        return f"Well again: {title} (since {local_moment(alert.ended_at)})"
    return f"Not so: {title}. Since {local_moment(alert.began_at)}: {alert.detail}"


def by_mail(alert: Alert) -> str:
    if not settings.ALERT_MAIL:
        return ""
    title = TITLES.get(alert.rule, alert.rule)
    subject = f"{settings.BRAND_NAME}: {'well again' if alert.ended_at else 'not so'}: {title}"
    text = f"{sentence(alert)}\n\n{settings.SITE_URL}/cms/status/\n"
    try:
        EmailMessage(subject, text, to=settings.ALERT_MAIL).send()
    except (OSError, SMTPException) as fault:
        return f"mail: {type(fault).__name__}"
    return ""


def by_webhook(alert: Alert) -> str:
    """Signed as what the CRM's webhook is sent."""
    if not settings.ALERT_WEBHOOK_URL:
        return ""
    body = json.dumps(
        {
            "id": f"alert-{alert.pk}-{'end' if alert.ended_at else 'begin'}",
            "rule": alert.rule,
            "state": "ended" if alert.ended_at else "begun",
            "text": sentence(alert),
        },
        ensure_ascii=False,
    ).encode()
    signature = signed(settings.ALERT_WEBHOOK_SECRET, body, int(time.time()))
    headers = {"Content-Type": "application/json", "X-Sehat-Signature": signature}
    try:
        answer = post(settings.ALERT_WEBHOOK_URL, headers=headers, content=body)
    except NoAnswer as fault:
        return f"webhook: {fault}"
    return "" if 200 <= answer.status < 300 else f"webhook: HTTP {answer.status}"

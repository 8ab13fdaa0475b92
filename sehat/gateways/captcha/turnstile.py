"""Cloudflare Turnstile (gateways.md, Captcha)."""

from __future__ import annotations

import uuid

from django.conf import settings

from sehat.gateways.captcha.base import (
    NEEDED,
    UNCHECKED,
    Bot,
    Captcha,
    Human,
    NoVerdict,
    Verdict,
    Widget,
    origin_of,
    verify,
)


class Turnstile(Captcha):
    needs = NEEDED

    @classmethod
    def widget(cls) -> Widget:
        url = settings.TURNSTILE_SCRIPT_URL
        own = (origin_of(url),)
        return Widget("turnstile", url, settings.CAPTCHA_SITE_KEY, scripts=own, frames=own, calls=own)

    def check(self, token: str, address: str) -> Verdict:
        if not token:
            return NoVerdict(UNCHECKED)
        form = {
            "secret": settings.CAPTCHA_SECRET,
            "response": token,
            "remoteip": address,
            "idempotency_key": str(uuid.uuid4()),
        }
        answer = verify(settings.TURNSTILE_URL, form)
        if isinstance(answer, NoVerdict):
            return answer
        return Human() if answer.get("success") is True else Bot()

"""Cloudflare Turnstile (gateways.md, Captcha)."""

from __future__ import annotations

import uuid

from django.conf import settings

from sehat.gateways.captcha.base import UNCHECKED, Captcha, Person, Robot, Unknown, Verdict, ask


class Turnstile(Captcha):
    @classmethod
    def missing_settings(cls) -> list[str]:
        return [] if settings.CAPTCHA_SECRET else ["CAPTCHA_SECRET"]

    def check(self, token: str, address: str) -> Verdict:
        if not token:
            return Unknown(UNCHECKED)
        form = {
            "secret": settings.CAPTCHA_SECRET,
            "response": token,
            "remoteip": address,
            "idempotency_key": str(uuid.uuid4()),
        }
        answer = ask(settings.TURNSTILE_URL, form)
        if isinstance(answer, Unknown):
            return answer
        if answer.get("success") is True:
            return Person()
        codes = answer.get("error-codes")
        if isinstance(codes, list) and "internal-error" in codes:
            return Unknown("internal-error")
        return Robot()

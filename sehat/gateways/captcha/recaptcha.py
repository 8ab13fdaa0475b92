"""Google reCAPTCHA v3 (gateways.md, Captcha)."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.captcha.base import (
    NOT_SCORED,
    UNCHECKED,
    Captcha,
    Person,
    Robot,
    Unknown,
    Verdict,
    ask,
)

LEAST_SCORE = 0.3


class Recaptcha(Captcha):
    @classmethod
    def missing_settings(cls) -> list[str]:
        return [] if settings.CAPTCHA_SECRET else ["CAPTCHA_SECRET"]

    def check(self, token: str, address: str) -> Verdict:
        if not token:
            return Unknown(UNCHECKED)
        form = {"secret": settings.CAPTCHA_SECRET, "response": token, "remoteip": address}
        answer = ask(settings.RECAPTCHA_URL, form)
        if isinstance(answer, Unknown):
            return answer
        if answer.get("success") is not True:
            return Robot()
        score = answer.get("score")
        if not isinstance(score, int | float):
            return Person()
        return Person(str(score)) if score >= LEAST_SCORE else Robot(str(score or NOT_SCORED))

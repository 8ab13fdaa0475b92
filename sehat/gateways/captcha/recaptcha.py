"""Google reCAPTCHA v3 (gateways.md, Captcha)."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.captcha.base import (
    NEEDED,
    NOT_SCORED,
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

MIN_SCORE = 0.3
# What the vendor's guide to a page's policy names; the paths keep the rest of its hosts out.
MORE_SCRIPTS = "https://www.gstatic.com/recaptcha/"
MORE_FRAMES = "https://recaptcha.google.com/recaptcha/"


class Recaptcha(Captcha):
    needs = NEEDED

    @classmethod
    def widget(cls) -> Widget:
        url = settings.RECAPTCHA_SCRIPT_URL
        own = f"{origin_of(url)}/recaptcha/"
        return Widget(
            "recaptcha",
            url,
            settings.CAPTCHA_SITE_KEY,
            scripts=(own, MORE_SCRIPTS),
            frames=(own, MORE_FRAMES),
            calls=(own,),
        )

    def check(self, token: str, address: str) -> Verdict:
        if not token:
            return NoVerdict(UNCHECKED)
        form = {"secret": settings.CAPTCHA_SECRET, "response": token, "remoteip": address}
        answer = verify(settings.RECAPTCHA_URL, form)
        if isinstance(answer, NoVerdict):
            return answer
        if answer.get("success") is not True:
            return Bot()
        score = answer.get("score")
        if not isinstance(score, int | float):
            return Human()
        return Human(str(score)) if score >= MIN_SCORE else Bot(str(score or NOT_SCORED))

"""The captcha a setting names."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.captcha.base import Captcha, Widget


def captcha() -> Captcha:
    """An instance of CAPTCHA_GATEWAY. Raises ImportError or TypeError when it names no gateway."""
    return Captcha.named(settings.CAPTCHA_GATEWAY)


def widget() -> Widget | None:
    """What a page does for the captcha; None for one that needs nothing, or that is not set up."""
    return None if captcha().missing_settings() else captcha().widget()


def sources() -> dict[str, tuple[str, ...]]:
    """What its page must allow, by directive of the content policy; {} for none."""
    found = widget()
    if found is None:
        return {}
    return {"script-src": found.scripts, "frame-src": found.frames, "connect-src": found.calls}

"""The captcha a setting names."""

from __future__ import annotations

from django.conf import settings
from django.utils.module_loading import import_string

from sehat.gateways.captcha.base import Captcha


def captcha() -> Captcha:
    """An instance of CAPTCHA_GATEWAY. Raises ImportError or TypeError when it names no gateway."""
    gateway = import_string(settings.CAPTCHA_GATEWAY)
    if not (isinstance(gateway, type) and issubclass(gateway, Captcha)):
        raise TypeError(f"{settings.CAPTCHA_GATEWAY} is not a Captcha gateway")
    return gateway()

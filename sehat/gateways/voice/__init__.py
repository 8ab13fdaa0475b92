"""The voice gateway a setting names."""

from __future__ import annotations

from django.conf import settings
from django.utils.module_loading import import_string

from sehat.gateways.voice.base import Voice


def voice() -> Voice | None:
    """An instance of VOICE_GATEWAY; None where none is named. Raises ImportError or TypeError."""
    if not settings.VOICE_GATEWAY:
        return None
    gateway = import_string(settings.VOICE_GATEWAY)
    if not (isinstance(gateway, type) and issubclass(gateway, Voice)):
        raise TypeError(f"{settings.VOICE_GATEWAY} is not a Voice gateway")
    return gateway()

"""The voice gateway a setting names."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.voice.base import Voice


def voice() -> Voice | None:
    """An instance of VOICE_GATEWAY; None where none is named. Raises ImportError or TypeError."""
    return Voice.named(settings.VOICE_GATEWAY) if settings.VOICE_GATEWAY else None

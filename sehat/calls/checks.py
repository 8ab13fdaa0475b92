"""The start stops when the named voice gateway cannot work."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.voice import voice


def voice_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    try:
        gateway = voice()
    except (ImportError, TypeError) as error:
        return [Error(f"VOICE_GATEWAY={settings.VOICE_GATEWAY!r} is no gateway: {error}", id="calls.E001")]
    missing = gateway.missing_settings() if gateway else []
    if missing:
        return [Error(f"{settings.VOICE_GATEWAY} needs {', '.join(missing)}.", id="calls.E002")]
    return []

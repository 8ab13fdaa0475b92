"""Production does not start with gateways that only write to files."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

LOCAL = {
    "CRM_GATEWAY": ("sehat.gateways.crm.local.", "no request would leave this machine"),
    "VOICE_GATEWAY": ("sehat.gateways.voice.local.", "no phone would ring for who presses Call"),
    "SMS_GATEWAY": ("sehat.gateways.sms.local.", "no phone would ring, and codes would be in a file"),
}


def local_gateways(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    if not settings.PRODUCTION or settings.LOCAL_PARTS:
        return []
    return [
        Error(
            f"{name}={getattr(settings, name)!r} in production: {why}.",
            hint="Name a vendor, or set LOCAL_PARTS=on for a demonstration.",
            id="gateways.E001",
        )
        for name, (local, why) in LOCAL.items()
        if getattr(settings, name).startswith(local)
    ]

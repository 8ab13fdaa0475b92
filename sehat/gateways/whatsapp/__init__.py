"""The WhatsApp gateway that settings name, if any: without one messages go by SMS."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.whatsapp.base import WhatsApp


def whatsapp() -> WhatsApp | None:
    """An instance of WHATSAPP_GATEWAY, None where it is empty. Raises ImportError or TypeError."""
    return WhatsApp.named(settings.WHATSAPP_GATEWAY) if settings.WHATSAPP_GATEWAY else None

"""The WhatsApp gateway that settings name, if any: without one messages go by SMS."""

from __future__ import annotations

from django.conf import settings
from django.utils.module_loading import import_string

from sehat.gateways.whatsapp.base import WhatsApp


def whatsapp() -> WhatsApp | None:
    """An instance of WHATSAPP_GATEWAY, None where it is empty. Raises ImportError or TypeError."""
    name = settings.WHATSAPP_GATEWAY
    if not name:
        return None
    gateway = import_string(name)
    if not (isinstance(gateway, type) and issubclass(gateway, WhatsApp)):
        raise TypeError(f"{name} is not a WhatsApp gateway")
    return gateway()

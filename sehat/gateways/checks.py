"""Production does not start with gateways that only write to files, nor with one that is half set."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.gateway import Gateway
from sehat.gateways.signatures import HERE
from sehat.gateways.whatsapp import whatsapp
from sehat.gateways.whatsapp.cloud import CloudWhatsApp

OWN_ADDRESSES = {"SITE_URL", "WAGTAILADMIN_BASE_URL"}  # of this site: core/checks.py
LOCAL = {
    "CRM_GATEWAY": ("sehat.gateways.crm.local.", "no request would leave this machine"),
    "VOICE_GATEWAY": ("sehat.gateways.voice.local.", "no phone would ring for who presses Call"),
    "SMS_GATEWAY": ("sehat.gateways.sms.local.", "no phone would ring, and codes would be in a file"),
    "SMS_SECOND_GATEWAY": ("sehat.gateways.sms.local.", "it would take over, and no phone would ring"),
    "WHATSAPP_GATEWAY": ("sehat.gateways.whatsapp.local.", "messages would be in a file and reach nobody"),
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


def open_addresses(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """Codes, names and keys travel to vendors: over https, but to a stand-in on this machine."""
    if not settings.PRODUCTION or settings.LOCAL_PARTS:
        return []
    return [
        Error(f"{name}={getattr(settings, name)!r} is not https.", id="gateways.E004")
        for name in sorted(set(dir(settings)))
        if name.endswith("_URL") and name not in OWN_ADDRESSES and is_open(str(getattr(settings, name)))
    ]


def is_open(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "http" and parts.hostname not in HERE


def gateway_faults(
    setting: str, load: Callable[[], Gateway | None], *, no_gateway: str, incomplete: str
) -> list[CheckMessage]:
    """What `setting` names is no gateway, or lacks settings: errors of these ids. [] where it names none."""
    path = getattr(settings, setting)
    try:
        gateway = load()
    except (ImportError, TypeError) as error:
        return [Error(f"{setting}={path!r} is no gateway: {error}", id=no_gateway)]
    missing = gateway.missing_settings() if gateway else []
    return [Error(f"{path} needs {', '.join(missing)}.", id=incomplete)] if missing else []


def whatsapp_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """Refuses a start with half of the settings of WhatsApp, or with a path that is no gateway."""
    given = [name for name in CloudWhatsApp.needs if getattr(settings, name)]
    if given and not settings.WHATSAPP_GATEWAY:
        hint = "Name sehat.gateways.whatsapp.cloud.CloudWhatsApp, or take them out."
        return [Error(f"{', '.join(given)} without WHATSAPP_GATEWAY.", hint=hint, id="gateways.E003")]
    return gateway_faults(
        "WHATSAPP_GATEWAY", whatsapp, no_gateway="gateways.E002", incomplete="gateways.E003"
    )

"""Production starts with its own address and proxies, not with what suits a development machine."""

from __future__ import annotations

from ipaddress import ip_network
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error
from django.http.request import validate_host

LEAST_PEPPER = 32  # characters
HERE = {"localhost", "127.0.0.1", "::1"}


def production_settings(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """Errors, so that the start stops: each of these would work, and quietly protect nobody."""
    if not settings.PRODUCTION or settings.LOCAL_PARTS:
        return []
    faults = {
        "core.E001": (
            not is_public_origin(settings.SITE_URL),
            f"SITE_URL={settings.SITE_URL!r} is not https:// and a public name, with nothing behind it: "
            "cookies of patients would travel in the open, or links lead nowhere.",
        ),
        "core.E002": (
            not settings.TRUSTED_PROXIES_ARE_SAID,
            "TRUSTED_PROXIES is not set: behind a proxy every visitor would count as one. Without one: 0.",
        ),
        "core.E003": (
            settings.CODE_PEPPER == settings.SECRET_KEY or len(settings.CODE_PEPPER) < LEAST_PEPPER,
            f"CODE_PEPPER is not set, or has less than {LEAST_PEPPER} characters: codes need a secret that "
            "can change without ending sessions.",
        ),
        "core.E005": (
            not has_own_name(settings.ALLOWED_HOSTS, settings.SITE_URL),
            f"ALLOWED_HOSTS={','.join(settings.ALLOWED_HOSTS)!r} lacks the name in SITE_URL, or takes any.",
        ),
        "core.E004": (
            bool(unnamed()),
            f"{', '.join(unnamed())} not set: visitors must know who has their data and whom to complain to.",
        ),
    }
    return [Error(told, id=name) for name, (is_wrong, told) in faults.items() if is_wrong]


def is_public_origin(url: str) -> bool:
    """https and a name, with a port or without: other addresses are made by adding paths."""
    try:
        parts = urlsplit(url)
        is_origin = url == f"https://{parts.netloc}" and parts.username is None
    except ValueError:
        return False
    return is_origin and bool(parts.hostname) and parts.hostname not in HERE


def has_own_name(hosts: list[str], url: str) -> bool:
    """Whether visitors of `url` are let in, and nobody by any name. A broken address is told by itself."""
    if not is_public_origin(url):
        return True
    return "*" not in hosts and validate_host(urlsplit(url).hostname or "", hosts)


WEBHOOK_ADDRESSES = ("SMS_REPORT_ADDRESSES", "VOICE_REPORT_ADDRESSES", "CRM_CHANGES_ADDRESSES")


def webhook_addresses(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """What is no address would let nobody in, or fail at each report."""
    return [
        Error(f"{name} has {one!r}, which is no address and no network.", id="core.E006")
        for name in WEBHOOK_ADDRESSES
        for one in getattr(settings, name)
        if not is_network(one)
    ]


def is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def unnamed() -> list[str]:
    """What the contact page lacks of who answers for the data (DPDP Act 2023, sections 6(3) and 8(9))."""
    names = ("FIDUCIARY_NAME", "FIDUCIARY_ADDRESS", "GRIEVANCE_OFFICER", "GRIEVANCE_EMAIL")
    return [name for name in names if not getattr(settings, name)]

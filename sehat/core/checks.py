"""Production starts with its own address and proxies, not with what suits a development machine."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error


def production_settings(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """Errors, so that the start stops: each of these would work, and quietly protect nobody."""
    if not settings.PRODUCTION or settings.LOCAL_PARTS:
        return []
    faults = {
        "core.E001": (
            not settings.SITE_URL.startswith("https://"),
            f"SITE_URL={settings.SITE_URL!r} is not https: cookies of patients would travel in the open.",
        ),
        "core.E002": (
            not settings.TRUSTED_PROXIES_ARE_SAID,
            "TRUSTED_PROXIES is not set: behind a proxy every visitor would count as one. Without one: 0.",
        ),
        "core.E003": (
            settings.CODE_PEPPER == settings.SECRET_KEY,
            "CODE_PEPPER is not set: codes need a secret that can change without ending sessions.",
        ),
        "core.E004": (
            bool(unnamed()),
            f"{', '.join(unnamed())} not set: visitors must know who has their data and whom to complain to.",
        ),
    }
    return [Error(told, id=name) for name, (is_wrong, told) in faults.items() if is_wrong]


def unnamed() -> list[str]:
    """What the contact page lacks of who answers for the data (DPDP Act 2023, sections 6(3) and 8(9))."""
    names = ("FIDUCIARY_NAME", "FIDUCIARY_ADDRESS", "GRIEVANCE_OFFICER", "GRIEVANCE_EMAIL")
    return [name for name in names if not getattr(settings, name)]

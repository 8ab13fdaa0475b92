"""The start stops when the named CRM or captcha cannot work, instead of the first lead failing."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.captcha import captcha
from sehat.gateways.crm import crm
from sehat.leads.wire.crm_record import CrmRecord


def crm_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    try:
        gateway = crm()
    except (ImportError, TypeError) as error:
        return [Error(f"CRM_GATEWAY={settings.CRM_GATEWAY!r} is no gateway: {error}", id="leads.E001")]
    missing = gateway.missing_settings()
    if missing:
        return [Error(f"{settings.CRM_GATEWAY} needs {', '.join(missing)}.", id="leads.E002")]
    unknown = sorted(gateway.named_fields() - set(CrmRecord.wire_names().values()))
    if unknown:
        why = f"The field map of {settings.CRM_GATEWAY} names {', '.join(unknown)}, which no request has."
        return [Error(why, hint="docs/lead-fields.md lists the names.", id="leads.E005")]
    return []


def captcha_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    try:
        gateway = captcha()
    except (ImportError, TypeError) as error:
        return [
            Error(f"CAPTCHA_GATEWAY={settings.CAPTCHA_GATEWAY!r} is no gateway: {error}", id="leads.E003")
        ]
    missing = gateway.missing_settings()
    if missing:
        return [Error(f"{settings.CAPTCHA_GATEWAY} needs {', '.join(missing)}.", id="leads.E004")]
    return []

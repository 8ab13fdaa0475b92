"""The start stops when the named CRM or captcha cannot work, instead of the first lead failing."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.captcha import captcha
from sehat.gateways.checks import gateway_faults
from sehat.gateways.crm import crm
from sehat.leads.wire.crm_record import CrmRecord


def crm_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    return (
        gateway_faults("CRM_GATEWAY", crm, no_gateway="leads.E001", incomplete="leads.E002")
        or unknown_fields()
    )


def unknown_fields() -> list[CheckMessage]:
    unknown = sorted(crm().named_fields() - set(CrmRecord.wire_names().values()))
    if not unknown:
        return []
    why = f"The field map of {settings.CRM_GATEWAY} names {', '.join(unknown)}, which no request has."
    return [Error(why, hint="docs/lead-fields.md lists the names.", id="leads.E005")]


def captcha_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    return gateway_faults("CAPTCHA_GATEWAY", captcha, no_gateway="leads.E003", incomplete="leads.E004")

"""The CRM a setting names."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.crm.base import Crm


def crm() -> Crm:
    """An instance of CRM_GATEWAY. Raises ImportError or TypeError when it names no gateway."""
    return Crm.named(settings.CRM_GATEWAY)

"""The CRM a setting names."""

from __future__ import annotations

from django.conf import settings
from django.utils.module_loading import import_string

from sehat.gateways.crm.base import Crm


def crm() -> Crm:
    """An instance of CRM_GATEWAY. Raises ImportError or TypeError when it names no gateway."""
    gateway = import_string(settings.CRM_GATEWAY)
    if not (isinstance(gateway, type) and issubclass(gateway, Crm)):
        raise TypeError(f"{settings.CRM_GATEWAY} is not a Crm gateway")
    return gateway()

"""The start stops when changes of the CRM could not be read, or would be understood wrongly."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage, Error

from sehat.gateways.crm import crm
from sehat.gateways.crm.base import Crm
from sehat.gateways.crm.change_map import BadChangeMap, ChangeMap
from sehat.gateways.signatures import LEAST_SECRET
from sehat.leads.transitions import NEXT


def changes_of_the_crm(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    try:
        gateway = crm()
        stages = gateway.stages()
    except (ImportError, TypeError, BadChangeMap):
        return []  # leads.E001 and leads.E002 say so
    return [
        Error(why, id=f"crm_sync.E00{number}")
        for number, why in enumerate((secret(gateway, stages), poll(gateway), map_of(stages)), start=1)
        if why
    ]


def secret(gateway: Crm, stages: ChangeMap | None) -> str:
    given = settings.CRM_CHANGES_SECRET
    if not given:
        return ""
    if len(given) < LEAST_SECRET:
        return f"CRM_CHANGES_SECRET is shorter than {LEAST_SECRET} characters."
    missing = gateway.missing_for_changes()
    if missing:
        return f"CRM_CHANGES_SECRET is set, and {settings.CRM_GATEWAY} needs {', '.join(missing)} for it."
    return "" if stages else f"CRM_CHANGES_SECRET is set, and {settings.CRM_GATEWAY} tells of no changes."


def poll(gateway: Crm) -> str:
    cannot = settings.CRM_POLL and type(gateway).poll is Crm.poll
    return f"CRM_POLL=on, and {settings.CRM_GATEWAY} cannot be asked: use its webhook." if cannot else ""


def map_of(stages: ChangeMap | None) -> str:
    unknown = sorted(set(stages.stages.values()) - set(NEXT)) if stages else []
    return f"The map of changes leads to {', '.join(unknown)}: no stage of ours." if unknown else ""

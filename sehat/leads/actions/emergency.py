"""Marks a request whose words tell of an emergency: with its category, never with the words."""

from __future__ import annotations

from sehat.emergencies.recogniser import emergencies_in
from sehat.leads.models import Lead

POSSIBLE_EMERGENCY = "possible emergency: call now"


def mark_emergency(lead: Lead, *typed: str) -> bool:
    """Marks a lead that is not saved here. False: the words tell of none, or it was marked before."""
    found = () if lead.emergency else emergencies_in("\n".join(typed))
    if not found:
        return False
    lead.emergency = found[0]
    lead.flags = [POSSIBLE_EMERGENCY, *lead.flags]
    return True

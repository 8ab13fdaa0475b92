"""Knowlarity (gateways.md, Voice): the agent's phone rings first. Its dashboard says where reports go."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.http import Answer, post
from sehat.gateways.voice.vendors import VendorVoice

PATH = "/Basic/v1/account/call/makecall"


class Knowlarity(VendorVoice):
    """It signs nothing, and records what the account records: that is switched off there."""

    vendor, label = "knowlarity", "Knowlarity"
    needs = ("KNOWLARITY_API_KEY", "KNOWLARITY_AUTHORIZATION", "KNOWLARITY_NUMBER", "KNOWLARITY_CALLER_ID")
    id_at = "success.call_id"

    def ask(self, agent: str, patient: str, reference: str) -> Answer:
        headers = {
            "x-api-key": settings.KNOWLARITY_API_KEY,
            "authorization": settings.KNOWLARITY_AUTHORIZATION,
        }
        call = {
            "k_number": settings.KNOWLARITY_NUMBER,
            "agent_number": agent,
            "customer_number": patient,
            "caller_id": settings.KNOWLARITY_CALLER_ID,
            "additional_params": {"reference": reference},
        }
        return post(f"{settings.KNOWLARITY_URL}{PATH}", headers=headers, json=call)

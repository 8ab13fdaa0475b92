"""MyOperator (gateways.md, Voice): the agent's phone rings first. Its dashboard says where reports go."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.http import Answer, post
from sehat.gateways.voice.vendors import VendorVoice

PATH = "/obd-api-v1"
PEER_TO_PEER = "1"


class MyOperator(VendorVoice):
    """It signs nothing, and records what the account records: that is switched off there."""

    vendor, label = "myoperator", "MyOperator"
    needs = (
        "MYOPERATOR_API_KEY",
        "MYOPERATOR_COMPANY_ID",
        "MYOPERATOR_SECRET_TOKEN",
        "MYOPERATOR_IVR_ID",
        "MYOPERATOR_CALLER_ID",
    )
    id_at = "unique_id"

    def ask(self, agent: str, patient: str, reference: str) -> Answer:
        call = {
            "company_id": settings.MYOPERATOR_COMPANY_ID,
            "secret_token": settings.MYOPERATOR_SECRET_TOKEN,
            "type": PEER_TO_PEER,
            "number": agent,
            "number_2": patient,
            "public_ivr_id": settings.MYOPERATOR_IVR_ID,
            "caller_id": settings.MYOPERATOR_CALLER_ID,
            "reference_id": reference,
        }
        headers = {"x-api-key": settings.MYOPERATOR_API_KEY}
        return post(f"{settings.MYOPERATOR_URL}{PATH}", headers=headers, json=call)

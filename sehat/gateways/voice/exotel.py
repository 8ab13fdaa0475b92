"""Exotel, version 1 (gateways.md, Voice): the agent's phone rings first; both sides see our number."""

from __future__ import annotations

from django.conf import settings

from sehat.gateways.http import Answer, post
from sehat.gateways.voice.vendors import RING_SECONDS, VendorVoice


class Exotel(VendorVoice):
    """It signs nothing."""

    vendor, label = "exotel", "Exotel"
    needs = ("EXOTEL_SID", "EXOTEL_KEY", "EXOTEL_TOKEN", "EXOTEL_CALLER_ID")
    id_at = "Call.Sid"

    def ask(self, agent: str, patient: str, reference: str) -> Answer:
        form = {
            "From": agent,
            "To": patient,
            "CallerId": settings.EXOTEL_CALLER_ID,
            "CallType": "trans",
            "TimeLimit": str(settings.VOICE_MAX_MINUTES * 60),
            "TimeOut": str(RING_SECONDS),
            "Record": "false",
            "CustomField": reference,
            "StatusCallback": self.report_url(),
            "StatusCallbackEvents[0]": "terminal",
            "StatusCallbackEvents[1]": "answered",
            "StatusCallbackContentType": "application/json",
        }
        url = f"{settings.EXOTEL_URL}/v1/Accounts/{settings.EXOTEL_SID}/Calls/connect.json"
        return post(url, auth=(settings.EXOTEL_KEY, settings.EXOTEL_TOKEN), data=form)

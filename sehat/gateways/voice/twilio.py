"""Twilio Programmable Voice (gateways.md, Voice): rings the agent, whose call then dials the patient."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings
from django.utils.html import format_html

from sehat.gateways.http import Answer, post
from sehat.gateways.twilio import signed_form
from sehat.gateways.voice.base import BadReport, CallReport
from sehat.gateways.voice.vendors import RING_SECONDS, VendorVoice

EVENTS = ["ringing", "answered", "completed"]
DIAL = (
    '<Response><Dial callerId="{}" timeLimit="{}" timeout="{}" record="do-not-record">'
    '<Number statusCallback="{}" statusCallbackEvent="{}">{}</Number></Dial></Response>'
)


class Twilio(VendorVoice):
    """It has no field for a reference: the address of the reports says it, and Twilio signs that as well."""

    vendor, label = "twilio", "Twilio"
    needs = ("TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_CALLER_ID")
    id_at = "sid"

    def ask(self, agent: str, patient: str, reference: str) -> Answer:
        account, ours = settings.TWILIO_ACCOUNT_SID, settings.TWILIO_CALLER_ID
        told, most = f"{self.report_url()}?reference={reference}", settings.VOICE_MAX_MINUTES * 60
        form = {
            "To": agent,
            "From": ours,
            "Timeout": str(RING_SECONDS),
            "TimeLimit": str(most),
            "Twiml": format_html(DIAL, ours, most, RING_SECONDS, told, " ".join(EVENTS), patient),
            "StatusCallback": told,
            "StatusCallbackEvent": EVENTS,
        }
        url = f"{settings.TWILIO_URL}/2010-04-01/Accounts/{account}/Calls.json"
        return post(url, auth=(account, settings.TWILIO_AUTH_TOKEN), data=form)

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        if signed_form(url, headers, body) is None:
            raise BadReport("not signed by Twilio")
        return super().reports(url, headers, body)

"""Twilio Messages (gateways.md, SMS)."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings

from sehat.gateways.http import TOTAL_SECONDS, NoAnswer, post
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.sms.base import ID_LENGTH, BadReport, Message, Report, Sms
from sehat.gateways.twilio import signed_form
from sehat.gateways.words import plain_text

FINAL = {"delivered": "delivered", "undelivered": "failed", "failed": "failed"}
AGAIN = {20429, 30001}  # too many requests, queue overflow


class Twilio(Sms):
    """The sender is a messaging service (MG…) or a number of ours."""

    needs = ("TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM")

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        account, sender = settings.TWILIO_ACCOUNT_SID, settings.TWILIO_FROM
        form = {"To": message.to, "Body": message.text}
        form["MessagingServiceSid" if sender.startswith("MG") else "From"] = sender
        if settings.SMS_REPORT_SECRET:
            form["StatusCallback"] = f"{settings.SITE_URL}/sms/report/twilio/{settings.SMS_REPORT_SECRET}"
        try:
            answer = post(
                f"{settings.TWILIO_URL}/2010-04-01/Accounts/{account}/Messages.json",
                seconds=seconds,
                auth=(account, settings.TWILIO_AUTH_TOKEN),
                data=form,
            )
        except NoAnswer as error:
            return Retry(f"Twilio: {error}")
        fields = answer.fields()
        sent = plain_text(fields.get("sid"), ID_LENGTH)
        if answer.status == 201 and sent and fields.get("status") != "failed":
            return Sent(sent)
        code = fields.get("code")
        if answer.status == 429 or answer.status >= 500 or code in AGAIN or not isinstance(code, int):
            return Retry(f"Twilio: HTTP {answer.status}", answer.retry_after)
        return Dead(f"Twilio: HTTP {answer.status}, code {code}")

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Report]:
        fields = signed_form(url, headers, body)
        if fields is None:
            raise BadReport("not signed by Twilio")
        state = FINAL.get(fields.get("MessageStatus", ""))
        of = plain_text(fields.get("MessageSid"), ID_LENGTH)
        if state is None or not of:
            return []
        return [Report(of, "delivered" if state == "delivered" else "failed")]

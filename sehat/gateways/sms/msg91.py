"""MSG91, flow v5 (gateways.md, SMS). A refusal may come with HTTP 200."""

from __future__ import annotations

import json
from collections.abc import Mapping

from django.conf import settings

from sehat.gateways.http import TOTAL_SECONDS, NoAnswer, post
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.sms.base import ID_LENGTH, BadReport, Message, Report, Sms
from sehat.gateways.words import dicts, plain_text

DELIVERED = "1"  # MSG91's code; every other final one is a failure


class Msg91(Sms):
    """The template lives at MSG91; it is sent the values that fill it in."""

    needs = ("MSG91_AUTH_KEY",)

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        recipient = {"mobiles": message.to.lstrip("+")} | message.values
        body = {"template_id": message.template_id, "short_url": "0", "recipients": [recipient]}
        try:
            answer = post(
                f"{settings.MSG91_URL}/api/v5/flow",
                seconds=seconds,
                headers={"authkey": settings.MSG91_AUTH_KEY},
                json=body,
            )
        except NoAnswer as error:
            return Retry(f"MSG91: {error}")
        fields = answer.fields()
        sent = plain_text(fields.get("message"), ID_LENGTH)
        if answer.status == 200 and fields.get("type") == "success" and sent:
            return Sent(sent)
        if answer.status == 429 or answer.status >= 500:
            return Retry(f"MSG91: HTTP {answer.status}", answer.retry_after)
        if fields.get("type") == "error":
            return Dead(f"MSG91: HTTP {answer.status}, refused")
        return Retry(f"MSG91: HTTP {answer.status}, not an answer")

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Report]:
        """MSG91 signs nothing: the secret in the path authenticates its reports. What says not of which
        message it is, or what became of it, is passed over beside what does."""
        try:
            batch = json.loads(body)
        except (ValueError, RecursionError) as error:
            raise BadReport("not a report of MSG91") from error
        told = [
            (item.get("requestId"), one["status"])
            for item in dicts(batch)
            for one in dicts(item.get("report"))
            if one.get("status") is not None
        ]
        if not told and batch != []:
            raise BadReport("not a report of MSG91")
        return [
            Report(of, "delivered" if str(status) == DELIVERED else "failed")
            for id, status in told
            if (of := plain_text(id, ID_LENGTH))
        ]

"""AWS SNS (gateways.md, SMS). Needs the extra package: pip install boto3."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from django.conf import settings

from sehat.gateways.http import CONNECT_SECONDS, READ_SECONDS, TOTAL_SECONDS
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.sms.base import Message, Sms

REFUSED = {"InvalidParameter", "InvalidParameterValue", "OptedOut", "OptedOutException", "AuthorizationError"}


class Sns(Sms):
    """Account and region come from the environment, as boto3 reads them."""

    needs = ("SNS_SENDER_ID", "SMS_DLT_ENTITY_ID")

    @classmethod
    def missing_settings(cls) -> list[str]:
        missing = super().missing_settings()
        return missing if find_spec("boto3") else [*missing, "the package boto3"]

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        attributes = {
            "AWS.SNS.SMS.SMSType": "Transactional",
            "AWS.SNS.SMS.SenderID": settings.SNS_SENDER_ID,
            "AWS.MM.SMS.EntityId": settings.SMS_DLT_ENTITY_ID,
            "AWS.MM.SMS.TemplateId": message.template_id,
        }
        try:
            answer = self._client(seconds).publish(
                PhoneNumber=message.to,
                Message=message.text,
                MessageAttributes={
                    name: {"DataType": "String", "StringValue": value} for name, value in attributes.items()
                },
            )
        except Exception as error:  # boto3 has a tree of its own; what a fault means stands in its code
            code = getattr(error, "response", {}).get("Error", {}).get("Code", type(error).__name__)
            return Dead(f"SNS: {code}") if code in REFUSED else Retry(f"SNS: {code}")
        return Sent(str(answer["MessageId"])[:60])

    def _client(self, seconds: float) -> Any:
        boto3, config = importlib.import_module("boto3"), importlib.import_module("botocore.config")
        read = min(READ_SECONDS, max(0.5, seconds - CONNECT_SECONDS))
        connect = min(CONNECT_SECONDS, seconds)
        limits = config.Config(connect_timeout=connect, read_timeout=read, retries={"total_max_attempts": 1})
        return boto3.client("sns", config=limits)

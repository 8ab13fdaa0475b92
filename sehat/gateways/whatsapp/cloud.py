"""WhatsApp by Meta's Cloud API (gateways.md, WhatsApp). What an error means stands in its code."""

from __future__ import annotations

import logging
from typing import Any

from django.conf import settings

from sehat.gateways.access import PAUSE_SECONDS, pause, paused_seconds
from sehat.gateways.http import TOTAL_SECONDS, Answer, NoAnswer, post
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent
from sehat.gateways.whatsapp.base import Message, WhatsApp, WindowClosed

logger = logging.getLogger(__name__)
VENDOR = "whatsapp"
MAX_ID_LENGTH = 120
# It may have been taken all the same: its status comes sooner than that, and ends the tries.
UNSURE_SECONDS = 60

TOO_FAST_FOR_ONE = 131056  # of messages to this person
AGAIN = {2, 4, 80007, 130429, 131000, 131016, TOO_FAST_FOR_ONE}
SHUT = {0, 10, 190, 368, 131005, 131031, 131042}  # token, rights, account, payment: for people to repair
WINDOW_CLOSED = 131047
TEMPLATE_FAULTS = {132000, 132001, 132005, 132007, 132012, 132015, 132016}
OUR_FAULTS = {100, 131008, 131009}


class CloudWhatsApp(WhatsApp):
    needs = ("WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN")

    def paused_seconds(self) -> float:
        return paused_seconds(VENDOR)

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        number = settings.WHATSAPP_PHONE_NUMBER_ID
        try:
            answer = post(
                f"{settings.WHATSAPP_URL}/{settings.WHATSAPP_VERSION}/{number}/messages",
                seconds=seconds,
                headers={"Authorization": f"Bearer {settings.WHATSAPP_TOKEN}"},
                json=body_of(message),
            )
        except NoAnswer as error:
            return Retry(f"WhatsApp: {error}", UNSURE_SECONDS)
        return outcome_of(answer, is_template=message.template is not None)


def body_of(message: Message) -> dict[str, Any]:
    body: dict[str, Any] = {
        "messaging_product": "whatsapp",
        "recipient_type": "individual",
        "to": message.to.lstrip("+"),
        "biz_opaque_callback_data": message.ours,
    }
    if message.template is None:
        return body | {"type": "text", "text": {"body": message.text, "preview_url": False}}
    values = [{"type": "text", "text": value} for value in message.template.values]
    template: dict[str, Any] = {
        "name": message.template.name,
        "language": {"code": message.template.language},
        "components": [{"type": "body", "parameters": values}] if values else [],
    }
    return body | {"type": "template", "template": template}


def outcome_of(answer: Answer, *, is_template: bool) -> Outcome:
    """By the error's code; by the status of the call where it says none."""
    fields = answer.fields()
    if answer.status == 200:
        id = id_in(fields)
        return Sent(id) if id else Retry("WhatsApp: HTTP 200, not an answer", UNSURE_SECONDS)
    error = fields.get("error")
    code = error.get("code") if isinstance(error, dict) else None
    if not isinstance(code, int):
        if answer.status in {401, 403}:
            return shut(f"HTTP {answer.status}")
        return Retry(f"WhatsApp: HTTP {answer.status}", answer.retry_after)
    return of_code(code, answer, is_template=is_template)


def id_in(fields: dict[str, Any]) -> str:
    """The vendor's id of a message that was taken; "" for none."""
    messages = fields.get("messages")
    first = messages[0] if isinstance(messages, list) and messages else None
    id = first.get("id") if isinstance(first, dict) else None
    return id[:MAX_ID_LENGTH] if isinstance(id, str) else ""


def of_code(code: int, answer: Answer, *, is_template: bool) -> Outcome:
    why = f"WhatsApp: code {code}"
    if code in SHUT:
        return shut(f"code {code}")
    if code in AGAIN or (answer.status >= 500 and code not in TEMPLATE_FAULTS | OUR_FAULTS):
        return Retry(why, max(answer.retry_after, UNSURE_SECONDS if code == TOO_FAST_FOR_ONE else 0))
    if code == WINDOW_CLOSED and not is_template:
        return WindowClosed(why)
    if code in TEMPLATE_FAULTS | OUR_FAULTS:
        logger.error("WhatsApp does not take a template of ours: code %d", code)
    return Dead(why)


def shut(why: str) -> Outcome:
    """Nothing more is sent until people have looked."""
    pause(VENDOR, why)
    return Retry(f"WhatsApp: {why}", PAUSE_SECONDS)

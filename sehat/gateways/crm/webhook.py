"""Any other system: a lead a call, signed, to an address of its own; the same signature on the way back."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from django.conf import settings

from sehat.gateways.crm.base import BadChange, Change, Dead, MappedCrm, Outcome, Record, Retry, Sent
from sehat.gateways.crm.verdicts import Unauthorized, Verdict, json_of, one_by_one, wait_of
from sehat.gateways.http import NoAnswer, post
from sehat.gateways.signatures import HERE, LEAST_SECRET, signed

VENDOR = "webhook"
SIGNED_FOR = 300  # seconds either way; what is older or of the future is refused
DEAD = {400, 413, 422}  # the receiver has read it and will not have it


class Webhook(MappedCrm):
    """2xx alone is success. A record that comes twice has the same id: its receiver upserts by it."""

    vendor = VENDOR
    batch_size = 20
    needs = ("CRM_WEBHOOK_URL", "CRM_WEBHOOK_SECRET")
    fields_setting, changes_setting = "CRM_WEBHOOK_FIELDS", "CRM_WEBHOOK_CHANGES"

    @classmethod
    def missing_settings(cls) -> list[str]:
        missing = super().missing_settings()
        if 0 < len(settings.CRM_WEBHOOK_SECRET) < LEAST_SECRET:
            missing.append(f"CRM_WEBHOOK_SECRET of at least {LEAST_SECRET} characters")
        url = urlsplit(settings.CRM_WEBHOOK_URL)
        if settings.CRM_WEBHOOK_URL and url.scheme != "https" and url.hostname not in HERE:
            missing.append("CRM_WEBHOOK_URL with https")
        return missing

    def send(self, records: list[Record]) -> list[Outcome]:
        return one_by_one(VENDOR, "webhook", records, self.deliver)

    def deliver(self, record: Record) -> Verdict:
        return deliver(str(record["Web_Lead_Id"]), self.mapped(record))

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        verify(headers.get("X-Sehat-Signature", ""), body)
        return self.stages().read(json_of(body))


def deliver(lead_id: str, lead: Record) -> Verdict:
    """Posts a signed event. What cannot be taken ever is dead, what may be later is tried again; never
    raises."""
    body = json.dumps({"type": "lead.upserted", "lead": lead}, ensure_ascii=False).encode()
    headers = {
        "Content-Type": "application/json",
        "X-Sehat-Id": message_id(body),
        "X-Sehat-Signature": signed_body(body, int(time.time())),
    }
    try:
        answer = post(settings.CRM_WEBHOOK_URL, headers=headers, content=body)
    except NoAnswer as fault:
        return Retry(f"webhook: {fault}")
    if 200 <= answer.status < 300:
        return Sent(lead_id)
    if answer.status in {401, 403}:
        return Unauthorized(f"HTTP {answer.status}")
    if answer.status in DEAD:
        return Dead(f"webhook: HTTP {answer.status}")
    return Retry(f"webhook: HTTP {answer.status}", wait_of(VENDOR, answer, 5))


def message_id(body: bytes) -> str:
    """The same for the same content, however often it is sent."""
    return hashlib.sha256(body).hexdigest()[:32]


def signed_body(body: bytes, at: int) -> str:
    return signed(settings.CRM_WEBHOOK_SECRET, body, at)


def verify(signature: str, body: bytes) -> None:
    """Raises BadChange for what this secret did not sign within SIGNED_FOR."""
    at = signature.partition(",")[0].removeprefix("t=")
    is_time = at.isdecimal() and len(at) <= 12 and abs(time.time() - int(at)) <= SIGNED_FOR
    expected = signed_body(body, int(at) if is_time else 0)
    is_ours = hmac.compare_digest(signature.encode(), expected.encode())
    if not (is_ours and is_time and settings.CRM_WEBHOOK_SECRET):
        raise BadChange("not signed, or too long ago")

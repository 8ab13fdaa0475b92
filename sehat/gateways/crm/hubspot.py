"""HubSpot (gateways.md, HubSpot): contacts upserted by a unique property of ours, 100 a call."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.conf import settings

from sehat.gateways.crm.base import (
    BadChange,
    Change,
    Dead,
    MappedCrm,
    Outcome,
    PollFailed,
    Record,
    Retry,
    Sent,
)
from sehat.gateways.crm.field_map import as_text
from sehat.gateways.crm.verdicts import Unauthorized, Verdict, json_of, settled, wait_of, word
from sehat.gateways.http import Answer, NoAnswer, post
from sehat.gateways.words import dicts

VENDOR = "hubspot"
LIMIT_SECONDS = 10  # the window of its limits
SIGNED_FOR = 300  # seconds; an older signature is refused
DEAD = {"VALIDATION_ERROR", "CONFLICT", "OBJECT_NOT_FOUND", "INVALID_EMAIL", "PROPERTY_DOESNT_EXIST"}
# An event of its webhooks names the property and the contact, and nothing of ours.
STAGE_EVENT = "contact.propertyChange"


class HubSpot(MappedCrm):
    vendor = VENDOR
    needs = ("HUBSPOT_TOKEN",)
    fields_setting, changes_setting = "HUBSPOT_FIELDS", "HUBSPOT_CHANGES"

    @classmethod
    def missing_for_changes(cls) -> list[str]:
        return [] if settings.HUBSPOT_CLIENT_SECRET else ["HUBSPOT_CLIENT_SECRET"]

    @property
    def unique(self) -> str:
        return self.fields()["Web_Lead_Id"].to

    def send(self, records: list[Record]) -> list[Outcome]:
        leads = [{name: as_text(value) for name, value in self.mapped(record).items()} for record in records]
        return settled(VENDOR, "HubSpot", self.write(leads))

    def write(self, leads: list[dict[str, str]]) -> list[Verdict]:
        """One call. A verdict a lead, in order."""
        ids = [lead[self.unique] for lead in leads]
        inputs = [
            {"idProperty": self.unique, "id": id, "properties": lead}
            for id, lead in zip(ids, leads, strict=True)
        ]
        try:
            answer = ask("/crm/v3/objects/contacts/batch/upsert", {"inputs": inputs})
        except NoAnswer as fault:
            return [Retry(f"HubSpot: {fault}") for _ in leads]
        if answer.status in {200, 201, 207} and isinstance(answer.fields().get("results"), list):
            return by_id(answer.fields(), ids, self.unique)
        verdict = of_call(answer)
        return [verdict for _ in leads]

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        """Version 3 of its signature: over method, address, body and a time that is not five minutes old."""
        at = headers.get("X-HubSpot-Request-Timestamp", "")
        if not at.isdecimal() or abs(time.time() - int(at[:16]) / 1000) > SIGNED_FOR:
            raise BadChange("no signature of these five minutes")
        sent = headers.get("X-HubSpot-Signature-v3", "").encode()
        if not settings.HUBSPOT_CLIENT_SECRET or not hmac.compare_digest(sent, signature(url, body, at)):
            raise BadChange("not signed by HubSpot")
        return [change for event in events(json_of(body)) if (change := self.of_event(event))]

    def of_event(self, event: dict[str, Any]) -> Change | None:
        stages = self.stages()
        property = stages.stage.removeprefix("properties.")
        if event.get("subscriptionType") != STAGE_EVENT or event.get("propertyName") != property:
            return None
        properties = {property: event.get("propertyValue")}
        return stages.change(
            {"id": event.get("objectId"), "updatedAt": event.get("occurredAt"), "properties": properties}
        )

    def poll(self, since: datetime) -> list[Change]:
        """By lastmodifieddate, the oldest first."""
        stages = self.stages()
        wanted = [
            path.removeprefix("properties.") for path in (stages.lead_id, stages.stage, stages.by) if path
        ]
        milliseconds = str(int(since.timestamp() * 1000))
        later = {"propertyName": "lastmodifieddate", "operator": "GTE", "value": milliseconds}
        staged = [
            {"propertyName": name, "operator": "HAS_PROPERTY"}
            for name in (self.unique, stages.stage.removeprefix("properties."))
        ]
        search = {
            "filterGroups": [{"filters": [later, *staged]}],
            "sorts": [{"propertyName": "lastmodifieddate", "direction": "ASCENDING"}],
            "properties": wanted,
            "limit": self.page_size,
        }
        try:
            answer = ask("/crm/v3/objects/contacts/search", search)
        except NoAnswer as fault:
            raise PollFailed(f"HubSpot: {fault}") from fault
        results = answer.fields().get("results")
        if answer.status != 200 or not isinstance(results, list):
            wait_of(VENDOR, answer, LIMIT_SECONDS)
            raise PollFailed(f"HubSpot: HTTP {answer.status}")
        return stages.read(dicts(results))


def ask(path: str, body: Mapping[str, object]) -> Answer:
    headers = {"Authorization": f"Bearer {settings.HUBSPOT_TOKEN}"}
    return post(f"{settings.HUBSPOT_URL}{path}", headers=headers, json=body)


def by_id(fields: dict[str, Any], ids: list[str], unique: str) -> list[Verdict]:
    """HubSpot says who was written and who not, in an order of its own; who is in neither is sent again."""
    written: dict[str, Verdict] = {}
    for result in dicts(fields.get("results")):
        properties = result.get("properties")
        ours = properties.get(unique) if isinstance(properties, dict) else None
        if word(result.get("id")):
            written[str(ours)] = Sent(word(result["id"]))
    refused: dict[str, Verdict] = {}
    for error in dicts(fields.get("errors")):
        context = error.get("context")
        named = context.get("ids") if isinstance(context, dict) else None
        for id in named if isinstance(named, list) else []:
            refused[str(id)] = of_code(word(error.get("category")))
    found = refused | written
    return [found.get(id, Retry("HubSpot: not a result")) for id in ids]


def of_code(code: str) -> Outcome:
    return Dead(f"HubSpot: {code}") if code in DEAD else Retry(f"HubSpot: {code or 'not a result'}")


def of_call(answer: Answer) -> Verdict:
    code = word(answer.fields().get("category"))
    if answer.status in {401, 403}:
        return Unauthorized(code or f"HTTP {answer.status}")
    if answer.status in {400, 409} and code in DEAD:  # one of them: the worker halves until it stands alone
        return Dead(f"HubSpot: {code}")
    wait = wait_of(VENDOR, answer, LIMIT_SECONDS)
    return Retry(f"HubSpot: HTTP {answer.status} {code}".strip(), wait)


def signature(url: str, body: bytes, at: str) -> bytes:
    text = b"POST" + url.encode() + body + at.encode()
    digest = hmac.new(settings.HUBSPOT_CLIENT_SECRET.encode(), text, hashlib.sha256).digest()
    return base64.b64encode(digest)


def events(value: object) -> list[dict[str, Any]]:
    """Raises BadChange for what is no list of events."""
    if not isinstance(value, list) or len(value) > 1000:
        raise BadChange("not a list of events")
    return dicts(value)

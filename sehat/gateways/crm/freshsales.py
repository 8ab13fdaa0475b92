"""Freshsales (gateways.md, Freshsales): a contact a call, found by our id, else by its number."""

from __future__ import annotations

from collections.abc import Mapping

from django.conf import settings

from sehat.gateways.crm.base import Change, Dead, MappedCrm, Outcome, Record, Retry, Sent
from sehat.gateways.crm.verdicts import Unauthorized, Verdict, json_of, one_by_one, wait_of, word
from sehat.gateways.http import Answer, NoAnswer, post

PATH = "/crm/sales/api/contacts/upsert"
LIMIT_SECONDS = 60
CUSTOM = "cf_"  # names of fields that an account has made itself
NUMBER = "mobile_number"
NOT_UNIQUE = b"is not unique"
DEAD = {400, 422}


class Freshsales(MappedCrm):
    """One person is one contact. Changes come from a workflow's webhook, which nobody signs: its address is
    secret."""

    vendor = "freshsales"
    batch_size = 10
    needs = ("FRESHSALES_URL", "FRESHSALES_TOKEN")
    fields_setting, changes_setting = "FRESHSALES_FIELDS", "FRESHSALES_CHANGES"
    needed_fields = (("Web_Lead_Id", ""), ("name", ""), ("phoneno", NUMBER))

    def send(self, records: list[Record]) -> list[Outcome]:
        leads = [self.mapped(record) for record in records]
        return one_by_one(self.vendor, "Freshsales", leads, self.write)

    def write(self, lead: Record) -> Verdict:
        """A number that another contact has is that person's: their contact is changed."""
        try:
            answer = upsert(lead, self.fields()["Web_Lead_Id"].to)
            if answer.status == 400 and NOT_UNIQUE in answer.body and lead[NUMBER]:
                answer = upsert(lead, NUMBER)
        except NoAnswer as fault:
            return Retry(f"Freshsales: {fault}")
        return verdict_of(answer)

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        return self.stages().read(json_of(body))


def upsert(lead: Record, key: str) -> Answer:
    """Raises NoAnswer."""
    own = {name: value for name, value in lead.items() if name.startswith(CUSTOM)}
    contact = {name: value for name, value in lead.items() if name not in own}
    body = {"unique_identifier": {key: lead[key]}, "contact": contact | {"custom_field": own}}
    headers = {"Authorization": f"Token token={settings.FRESHSALES_TOKEN}"}
    return post(f"{settings.FRESHSALES_URL}{PATH}", headers=headers, json=body)


def verdict_of(answer: Answer) -> Verdict:
    contact = answer.fields().get("contact")
    id = word(contact.get("id")) if isinstance(contact, dict) else ""
    if answer.status in {200, 201} and id:
        return Sent(id)
    if answer.status in {401, 403}:
        return Unauthorized(f"HTTP {answer.status}")
    if answer.status in DEAD:
        return Dead(f"Freshsales: HTTP {answer.status}")
    return Retry(f"Freshsales: HTTP {answer.status}", wait_of("freshsales", answer, LIMIT_SECONDS))

"""LeadSquared (gateways.md, LeadSquared): a lead a call, one person one lead, found by the number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.conf import settings

from sehat.gateways.crm.base import Change, Dead, MappedCrm, Outcome, Record, Retry, Sent
from sehat.gateways.crm.field_map import as_text
from sehat.gateways.crm.verdicts import Unauthorized, Verdict, json_of, one_by_one, wait_of, word
from sehat.gateways.http import Answer, NoAnswer, call

PATH = "/v2/LeadManagement.svc"
WINDOW_SECONDS = 5  # about 25 calls fit in
DUPLICATE = "MXDuplicateEntryException"
DEAD_PREFIX = "MXInvalid"
Attributes = list[dict[str, str]]


class LeadSquared(MappedCrm):
    """Changes come from a webhook, which LeadSquared does not sign: its address is secret (gateways.md)."""

    vendor = "leadsquared"
    batch_size = 5
    needs = ("LEADSQUARED_ACCESS_KEY", "LEADSQUARED_SECRET_KEY")
    fields_setting, changes_setting = "LEADSQUARED_FIELDS", "LEADSQUARED_CHANGES"
    needed_fields = (("Web_Lead_Id", ""), ("name", ""), ("phoneno", "Phone"))

    def send(self, records: list[Record]) -> list[Outcome]:
        leads = [self.mapped(record) for record in records]
        return one_by_one(self.vendor, "LeadSquared", leads, self.write)

    def write(self, lead: Record) -> Verdict:
        try:
            return self.capture(lead) if lead["Phone"] else self.blank(lead)
        except NoAnswer as fault:
            return Retry(f"LeadSquared: {fault}")

    def blank(self, lead: Record) -> Verdict:
        """Of a person who was erased there is no number left: found by our id. Raises NoAnswer.

        What is not there under it, or is by now of a newer request of theirs, needs no blanking.
        """
        unique = self.fields()["Web_Lead_Id"].to
        parameter = {"LookupName": unique, "LookupValue": lead[unique], "SqlOperator": "="}
        answer = ask(
            "Leads.Get",
            {
                "Parameter": parameter,
                "Columns": {"Include_CSV": "ProspectID"},
                "Paging": {"PageIndex": 1, "PageSize": 1},
            },
        )
        id = first_id(answer)
        if not id:
            return Sent("") if id == "" else verdict_of(answer)
        answer = ask("Lead.Update", attributes(lead), leadId=id)
        return Sent(id) if isinstance(verdict_of(answer), Sent) else verdict_of(answer)

    def capture(self, lead: Record) -> Verdict:
        """Written or changed by its number. An e-mail that another lead has is left out: no request waits for
        it, and no two patients become one. Raises NoAnswer."""
        answer = ask("Lead.Capture", attributes(lead, SearchBy="Phone"))
        if code_of(answer) != DUPLICATE:
            return verdict_of(answer)
        found = ask("RetrieveLeadByPhoneNumber", None, phone=str(lead["Phone"]))
        id = first_id(found)
        if id is None:
            return verdict_of(found)
        if not id:
            return verdict_of(ask("Lead.Capture", attributes(without_email(lead), SearchBy="Phone")))
        answer = ask("Lead.Update", attributes(lead), leadId=id)
        if code_of(answer) == DUPLICATE:
            answer = ask("Lead.Update", attributes(without_email(lead)), leadId=id)
        return Sent(id) if isinstance(verdict_of(answer), Sent) else verdict_of(answer)

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        return self.stages().read(json_of(body))


def first_id(answer: Answer) -> str | None:
    """The id of the first lead of a list, "" for an empty one; None where the answer is no list."""
    found = answer.value()
    if answer.status != 200 or not isinstance(found, list):
        return None
    return word(found[0].get("ProspectID")) if found and isinstance(found[0], dict) else ""


def without_email(lead: Record) -> Record:
    return {name: value for name, value in lead.items() if name != "EmailAddress"}


def attributes(lead: Record, **more: str) -> Attributes:
    return [{"Attribute": name, "Value": as_text(value)} for name, value in (lead | more).items()]


def ask(name: str, body: Attributes | Record | None, **params: str) -> Answer:
    """Raises NoAnswer. The keys go in headers, or in the address where an account wants them there."""
    keys = (settings.LEADSQUARED_ACCESS_KEY, settings.LEADSQUARED_SECRET_KEY)
    in_headers = settings.LEADSQUARED_KEYS_IN == "headers"
    names = ("x-LSQ-AccessKey", "x-LSQ-SecretKey") if in_headers else ("accessKey", "secretKey")
    sent = dict(zip(names, keys, strict=True))
    request: dict[str, Any] = {"headers": sent} if in_headers else {}
    request["params"] = params if in_headers else params | sent
    url = f"{settings.LEADSQUARED_URL}{PATH}/{name}"
    return call("GET", url, **request) if body is None else call("POST", url, json=body, **request)


def code_of(answer: Answer) -> str:
    return word(answer.fields().get("ExceptionType"))


def verdict_of(answer: Answer) -> Verdict:
    """By what the body says: a refusal may come with 500 as with 200."""
    fields, code = answer.fields(), code_of(answer)
    message = fields.get("Message")
    id = word(message.get("Id") or message.get("RelatedId")) if isinstance(message, dict) else ""
    if answer.status == 200 and fields.get("Status") == "Success":
        return Sent(id) if isinstance(message, dict) else Retry("LeadSquared: no id")
    if answer.status in {401, 403}:
        return Unauthorized(code or f"HTTP {answer.status}")
    if code == DUPLICATE or code.startswith(DEAD_PREFIX):
        return Dead(f"LeadSquared: {code}")
    wait = wait_of("leadsquared", answer, WINDOW_SECONDS)
    return Retry(f"LeadSquared: HTTP {answer.status} {code}".strip(), wait)

"""Zoho CRM v8 (gateways.md, Zoho CRM): leads go by a unique field of ours, so a second send adds none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from sehat.gateways.access import PAUSE_SECONDS, Token, TokenUnavailable, access, invalidate, pause
from sehat.gateways.crm.base import Change, Dead, MappedCrm, Outcome, Record, Retry, Sent
from sehat.gateways.crm.verdicts import (
    Unauthorized,
    Verdict,
    json_of,
    wait_of,
    with_second_try,
    word,
)
from sehat.gateways.http import Answer, NoAnswer, post

UNIQUE = "Web_Lead_Id"
FRESH_SECONDS = 55 * 60  # a token lives an hour
TOO_OFTEN_SECONDS = 600  # ten tokens in ten minutes, no more
DEAD = {
    "MANDATORY_NOT_FOUND",
    "INVALID_DATA",
    "PATTERN_NOT_MATCHED",
    "DEPENDENT_FIELD_MISSING",
    "INVALID_MODULE",
    "NOT_SUPPORTED",
}
UNAUTHORIZED = {"INVALID_TOKEN", "AUTHENTICATION_FAILURE", "OAUTH_SCOPE_MISMATCH", "NO_PERMISSION"}


class Zoho(MappedCrm):
    """Changes come from a webhook of a workflow rule, whose body the account's owner writes (gateways.md)."""

    vendor = "zoho"
    needs = ("ZOHO_CLIENT_ID", "ZOHO_CLIENT_SECRET", "ZOHO_REFRESH_TOKEN")
    fields_setting, changes_setting = "ZOHO_FIELDS", "ZOHO_CHANGES"
    needed_fields = (("Web_Lead_Id", UNIQUE), ("name", "Last_Name"))

    def send(self, records: list[Record]) -> list[Outcome]:
        return with_second_try("zoho", "Zoho", [self.mapped(record) for record in records], write)

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        return self.stages().read(json_of(body))


def write(leads: list[Record]) -> list[Verdict]:
    """One call. An outcome a lead, in order."""
    try:
        token = access("zoho", new_token)
        answer = post(
            f"{token.api_url}/crm/v8/Leads/upsert",
            headers={"Authorization": f"Zoho-oauthtoken {token.value}"},
            json={"data": leads, "duplicate_check_fields": [UNIQUE], "trigger": ["workflow"]},
        )
    except TokenUnavailable as fault:
        return [Retry(f"Zoho: {fault}", fault.after) for _ in leads]
    except NoAnswer as fault:
        return [Retry(f"Zoho: {fault}") for _ in leads]
    outcomes = outcomes_of(answer, len(leads))
    if any(isinstance(outcome, Unauthorized) for outcome in outcomes):
        invalidate("zoho", token)
    return outcomes


def outcomes_of(answer: Answer, count: int) -> list[Verdict]:
    """By the result of each lead, whatever the HTTP code; without one a lead, by that of the call."""
    fields = answer.fields()
    results = fields.get("data")
    if isinstance(results, list) and len(results) == count:
        return [of_lead(result) for result in results]
    return [of_call(answer, fields) for _ in range(count)]


def of_lead(result: object) -> Verdict:
    if not isinstance(result, dict):
        return Retry("Zoho: not a result")
    code, details = word(result.get("code")), result.get("details")
    fields = details if isinstance(details, dict) else {}
    name, id = word(fields.get("api_name")), word(fields.get("id"))
    if code == "SUCCESS" and id:
        return Sent(id)
    if code == "DUPLICATE_DATA":  # of our own field: it is there; of another: it is somebody else
        return Sent(id) if name in {"", UNIQUE} else Dead(f"Zoho: {code} {name}")
    if code in DEAD:
        return Dead(f"Zoho: {code} {name}".strip())
    return Unauthorized(code) if code in UNAUTHORIZED else Retry(f"Zoho: {code or 'not a result'}")


def of_call(answer: Answer, fields: dict[str, Any]) -> Verdict:
    code = word(fields.get("code"))
    if code in UNAUTHORIZED or answer.status == 401:
        return Unauthorized(code or "HTTP 401")
    if code in DEAD and 400 <= answer.status < 500:
        return Dead(f"Zoho: HTTP {answer.status}, {code}")
    return Retry(f"Zoho: HTTP {answer.status} {code}".strip(), wait_of("zoho", answer))


def new_token() -> Token:
    """Raises TokenUnavailable; a refusal that only people can mend pauses all calls."""
    form = {
        "refresh_token": settings.ZOHO_REFRESH_TOKEN,
        "client_id": settings.ZOHO_CLIENT_ID,
        "client_secret": settings.ZOHO_CLIENT_SECRET,
        "grant_type": "refresh_token",
    }
    try:
        answer = post(f"{settings.ZOHO_ACCOUNTS_URL}/oauth/v2/token", data=form)
    except NoAnswer as fault:
        raise TokenUnavailable(f"no token, {fault}") from fault
    fields = answer.fields()
    value = fields.get("access_token")
    if isinstance(value, str) and 0 < len(value) <= 500:
        return Token(value, api_url(fields.get("api_domain")), FRESH_SECONDS)
    error = fields.get("error")  # Zoho says it with HTTP 200 as well
    if error and answer.status < 500 and answer.status != 429:
        after = TOO_OFTEN_SECONDS if error == "Access Denied" else PAUSE_SECONDS
        why = "too many tokens" if error == "Access Denied" else word(error) or "refused"
        pause("zoho", why, after)
        raise TokenUnavailable(f"no token, {why}", after)
    raise TokenUnavailable(f"no token, HTTP {answer.status}", wait_of("zoho", answer))


def api_url(domain: object) -> str:
    """Where Zoho says the account lives, else the setting; never over a less safe way than the setting's."""
    own: str = settings.ZOHO_API_URL
    same_way = isinstance(domain, str) and urlsplit(domain).scheme == urlsplit(own).scheme
    return str(domain)[:200].rstrip("/") if same_way else own

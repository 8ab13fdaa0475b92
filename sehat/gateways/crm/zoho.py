"""Zoho CRM v8 (gateways.md, Zoho CRM): leads go by a unique field of ours, so a second send adds none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from sehat.gateways.access import (
    PAUSE_SECONDS,
    Token,
    TokenUnavailable,
    access,
    invalidate,
    pause,
    paused_seconds,
)
from sehat.gateways.crm.base import Crm, Dead, Outcome, Record, Retry, Sent
from sehat.gateways.crm.zoho_fields import BadFieldMap, field_map, in_zoho_names
from sehat.gateways.http import Answer, NoAnswer, post

UNIQUE = "Web_Lead_Id"
FRESH_SECONDS = 55 * 60  # a token lives an hour
TOO_OFTEN_SECONDS = 600  # ten tokens in ten minutes, no more
MAX_WAIT_SECONDS = 3600
DEAD = {
    "MANDATORY_NOT_FOUND",
    "INVALID_DATA",
    "PATTERN_NOT_MATCHED",
    "DEPENDENT_FIELD_MISSING",
    "INVALID_MODULE",
    "NOT_SUPPORTED",
}
UNAUTHORIZED = {"INVALID_TOKEN", "AUTHENTICATION_FAILURE", "OAUTH_SCOPE_MISMATCH", "NO_PERMISSION"}
NAMES = ("ZOHO_CLIENT_ID", "ZOHO_CLIENT_SECRET", "ZOHO_REFRESH_TOKEN")


@dataclass(frozen=True)
class Unauthorized:
    """The token is refused: another may be taken."""

    code: str


class Zoho(Crm):
    @classmethod
    def missing_settings(cls) -> list[str]:
        missing = [name for name in NAMES if not getattr(settings, name)]
        try:
            field_map(Path(settings.ZOHO_FIELDS))
        except BadFieldMap as fault:
            missing.append(f"ZOHO_FIELDS ({fault})")
        return missing

    def paused_seconds(self) -> float:
        return paused_seconds("zoho")

    def send(self, records: list[Record]) -> list[Outcome]:
        fields = field_map(Path(settings.ZOHO_FIELDS))
        leads = [in_zoho_names(record, fields) for record in records]
        outcomes = write(leads)
        refused = [place for place, outcome in enumerate(outcomes) if isinstance(outcome, Unauthorized)]
        if refused:  # with a new token, once, and only what was refused
            for place, outcome in zip(refused, write([leads[place] for place in refused]), strict=True):
                outcomes[place] = outcome
        return [as_outcome(outcome) for outcome in pause_if_unauthorized(outcomes)]


def pause_if_unauthorized(outcomes: list[Outcome | Unauthorized]) -> list[Outcome | Unauthorized]:
    refusal = next((outcome for outcome in outcomes if isinstance(outcome, Unauthorized)), None)
    if refusal:
        pause("zoho", refusal.code)
    return outcomes


def as_outcome(outcome: Outcome | Unauthorized) -> Outcome:
    return Retry(f"Zoho: {outcome.code}", PAUSE_SECONDS) if isinstance(outcome, Unauthorized) else outcome


def write(leads: list[dict[str, object]]) -> list[Outcome | Unauthorized]:
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


def outcomes_of(answer: Answer, count: int) -> list[Outcome | Unauthorized]:
    """By the result of each lead, whatever the HTTP code; without one a lead, by that of the call."""
    fields = answer.fields()
    results = fields.get("data")
    if isinstance(results, list) and len(results) == count:
        return [of_lead(result) for result in results]
    return [of_call(answer, fields) for _ in range(count)]


def of_lead(result: object) -> Outcome | Unauthorized:
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


def of_call(answer: Answer, fields: dict[str, Any]) -> Outcome | Unauthorized:
    code = word(fields.get("code"))
    if code in UNAUTHORIZED or answer.status == 401:
        return Unauthorized(code or "HTTP 401")
    if code in DEAD and 400 <= answer.status < 500:
        return Dead(f"Zoho: HTTP {answer.status}, {code}")
    return Retry(f"Zoho: HTTP {answer.status} {code}".strip(), min(answer.retry_after, MAX_WAIT_SECONDS))


def word(value: object) -> str:
    """A code, name or id of Zoho's; anything else is not repeated: it could hold what a patient wrote."""
    return str(value) if re.fullmatch(r"[A-Za-z0-9_]{1,60}", str(value)) and value is not None else ""


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
    raise TokenUnavailable(f"no token, HTTP {answer.status}", min(answer.retry_after, MAX_WAIT_SECONDS))


def api_url(domain: object) -> str:
    """Where Zoho says the account lives, else the setting; never over a less safe way than the setting's."""
    own: str = settings.ZOHO_API_URL
    same_way = isinstance(domain, str) and urlsplit(domain).scheme == urlsplit(own).scheme
    return str(domain)[:200].rstrip("/") if same_way else own

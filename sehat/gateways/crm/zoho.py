"""Zoho CRM v8 (gateways.md, Zoho CRM): leads go by a unique field of ours, so a second send adds none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from sehat.gateways.access import PAUSE_SECONDS, NotNow, Token, access, forget, pause, paused_seconds
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
NOT_LET_IN = {"INVALID_TOKEN", "AUTHENTICATION_FAILURE", "OAUTH_SCOPE_MISMATCH", "NO_PERMISSION"}
NAMES = ("ZOHO_CLIENT_ID", "ZOHO_CLIENT_SECRET", "ZOHO_REFRESH_TOKEN")


@dataclass(frozen=True)
class NotLetIn:
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
        refused = [place for place, outcome in enumerate(outcomes) if isinstance(outcome, NotLetIn)]
        if refused:  # with a new token, once, and only what was refused
            for place, outcome in zip(refused, write([leads[place] for place in refused]), strict=True):
                outcomes[place] = outcome
        return [ended(outcome) for outcome in paused_if_shut(outcomes)]


def paused_if_shut(outcomes: list[Outcome | NotLetIn]) -> list[Outcome | NotLetIn]:
    shut = next((outcome for outcome in outcomes if isinstance(outcome, NotLetIn)), None)
    if shut:
        pause("zoho", shut.code)
    return outcomes


def ended(outcome: Outcome | NotLetIn) -> Outcome:
    return Retry(f"Zoho: {outcome.code}", PAUSE_SECONDS) if isinstance(outcome, NotLetIn) else outcome


def write(leads: list[dict[str, object]]) -> list[Outcome | NotLetIn]:
    """One call. An outcome a lead, in order."""
    try:
        token = access("zoho", new_token)
        answer = post(
            f"{token.api_url}/crm/v8/Leads/upsert",
            headers={"Authorization": f"Zoho-oauthtoken {token.value}"},
            json={"data": leads, "duplicate_check_fields": [UNIQUE], "trigger": ["workflow"]},
        )
    except NotNow as fault:
        return [Retry(f"Zoho: {fault}", fault.after) for _ in leads]
    except NoAnswer as fault:
        return [Retry(f"Zoho: {fault}") for _ in leads]
    outcomes = judged(answer, len(leads))
    if any(isinstance(outcome, NotLetIn) for outcome in outcomes):
        forget("zoho", token)
    return outcomes


def judged(answer: Answer, count: int) -> list[Outcome | NotLetIn]:
    """Each lead by its own result, whatever the HTTP code. Results that are not one a lead say nothing."""
    said = answer.fields()
    results = said.get("data")
    if isinstance(results, list) and len(results) == count:
        return [of_lead(result) for result in results]
    return [of_call(answer, said) for _ in range(count)]


def of_lead(result: object) -> Outcome | NotLetIn:
    if not isinstance(result, dict):
        return Retry("Zoho: not a result")
    code, details = word(result.get("code")), result.get("details")
    told = details if isinstance(details, dict) else {}
    name, id = word(told.get("api_name")), word(told.get("id"))
    if code == "SUCCESS" and id:
        return Sent(id)
    if code == "DUPLICATE_DATA":  # of our own field: it is there; of another: it is somebody else
        return Sent(id) if name in {"", UNIQUE} else Dead(f"Zoho: {code} {name}")
    if code in DEAD:
        return Dead(f"Zoho: {code} {name}".strip())
    return NotLetIn(code) if code in NOT_LET_IN else Retry(f"Zoho: {code or 'not a result'}")


def of_call(answer: Answer, said: dict[str, Any]) -> Outcome | NotLetIn:
    code = word(said.get("code"))
    if code in NOT_LET_IN or answer.status == 401:
        return NotLetIn(code or "HTTP 401")
    if code in DEAD and 400 <= answer.status < 500:
        return Dead(f"Zoho: HTTP {answer.status}, {code}")
    return Retry(f"Zoho: HTTP {answer.status} {code}".strip(), min(answer.retry_after, MAX_WAIT_SECONDS))


def word(value: object) -> str:
    """A code, name or id of Zoho's; anything else is not repeated: it could hold what a patient wrote."""
    return str(value) if re.fullmatch(r"[A-Za-z0-9_]{1,60}", str(value)) and value is not None else ""


def new_token() -> Token:
    """Raises NotNow; a refusal that only people can mend pauses all calls."""
    form = {
        "refresh_token": settings.ZOHO_REFRESH_TOKEN,
        "client_id": settings.ZOHO_CLIENT_ID,
        "client_secret": settings.ZOHO_CLIENT_SECRET,
        "grant_type": "refresh_token",
    }
    try:
        answer = post(f"{settings.ZOHO_ACCOUNTS_URL}/oauth/v2/token", data=form)
    except NoAnswer as fault:
        raise NotNow(f"no token, {fault}") from fault
    said = answer.fields()
    value = said.get("access_token")
    if isinstance(value, str) and 0 < len(value) <= 500:
        return Token(value, api_url(said.get("api_domain")), FRESH_SECONDS)
    error = said.get("error")  # Zoho says it with HTTP 200 as well
    if error and answer.status < 500 and answer.status != 429:
        after = TOO_OFTEN_SECONDS if error == "Access Denied" else PAUSE_SECONDS
        why = "too many tokens" if error == "Access Denied" else word(error) or "refused"
        pause("zoho", why, after)
        raise NotNow(f"no token, {why}", after)
    raise NotNow(f"no token, HTTP {answer.status}", min(answer.retry_after, MAX_WAIT_SECONDS))


def api_url(domain: object) -> str:
    """Where Zoho says the account lives, else the setting; never over a less safe way than the setting's."""
    own: str = settings.ZOHO_API_URL
    same_way = isinstance(domain, str) and urlsplit(domain).scheme == urlsplit(own).scheme
    return str(domain)[:200].rstrip("/") if same_way else own

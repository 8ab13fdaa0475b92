"""Salesforce (gateways.md, Salesforce): upserts by an external id of ours, 200 a call; changes by a query."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote, urlsplit

from django.conf import settings

from sehat.gateways.access import PAUSE_SECONDS, Token, TokenUnavailable, access, hold, invalidate, pause
from sehat.gateways.crm.base import Change, Dead, MappedCrm, Outcome, PollFailed, Record, Retry, Sent
from sehat.gateways.crm.verdicts import Unauthorized, Verdict, wait_of, with_second_try, word
from sehat.gateways.http import Answer, NoAnswer, call, post
from sehat.gateways.words import dicts

VENDOR = "salesforce"
FRESH_SECONDS = 55 * 60  # an organisation's sessions end after two hours of rest, or as it says
UNAUTHORIZED = {"INVALID_SESSION_ID", "INVALID_AUTH_HEADER"}
LIMITED = "REQUEST_LIMIT_EXCEEDED"  # calls of a day
DEAD = {
    "DUPLICATES_DETECTED",
    "DUPLICATE_VALUE",
    "REQUIRED_FIELD_MISSING",
    "FIELD_CUSTOM_VALIDATION_EXCEPTION",
    "INVALID_EMAIL_ADDRESS",
    "INVALID_FIELD",
    "INVALID_FIELD_FOR_INSERT_UPDATE",
    "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST",
    "MALFORMED_ID",
    "STRING_TOO_LONG",
    "CANNOT_UPDATE_CONVERTED_LEAD",
}


class Salesforce(MappedCrm):
    vendor = VENDOR
    batch_size = 200
    page_size = 400
    needs = ("SALESFORCE_URL", "SALESFORCE_CLIENT_ID", "SALESFORCE_CLIENT_SECRET")
    fields_setting, changes_setting = "SALESFORCE_FIELDS", "SALESFORCE_CHANGES"
    needed_fields = (("Web_Lead_Id", ""), ("name", "LastName"))

    def send(self, records: list[Record]) -> list[Outcome]:
        leads = [self.mapped(record) for record in records]
        return with_second_try(VENDOR, "Salesforce", leads, self.write)

    def write(self, leads: list[Record]) -> list[Verdict]:
        """One call. A verdict a lead, in order."""
        path = f"composite/sobjects/Lead/{self.unique}"
        records = [{"attributes": {"type": "Lead"}, **lead} for lead in leads]
        try:
            token = access(VENDOR, new_token)
            answer = call(
                "PATCH",
                data_url(token, path),
                headers=bearer(token) | {"Sforce-Duplicate-Rule-Header": "allowSave=true"},
                json={"allOrNone": False, "records": records},
            )
        except TokenUnavailable as fault:
            return [Retry(f"Salesforce: {fault}", fault.after) for _ in leads]
        except NoAnswer as fault:
            return [Retry(f"Salesforce: {fault}") for _ in leads]
        verdicts = verdicts_of(answer, len(leads))
        if any(isinstance(verdict, Unauthorized) for verdict in verdicts):
            invalidate(VENDOR, token)
        return verdicts

    @property
    def unique(self) -> str:
        return self.fields()["Web_Lead_Id"].to

    def poll(self, since: datetime) -> list[Change]:
        """By SystemModstamp, the oldest first. The map of changes names the fields that are asked for."""
        stages = self.stages()
        asked = sorted({path for path in (stages.lead_id, stages.stage, stages.at, stages.by) if path})
        moment = since.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        query = (
            f"SELECT {', '.join(asked)} FROM Lead WHERE SystemModstamp >= {moment} "  # noqa: S608  # nosec B608
            f"AND {self.unique} != null AND {stages.stage} != null "
            f"ORDER BY SystemModstamp LIMIT {self.page_size}"
        )
        for _ in range(2):  # the second time with a new token
            answer, token = ask(query)
            if answer.status != 401:
                break
            invalidate(VENDOR, token)
        records = answer.fields().get("records")
        if answer.status != 200 or not isinstance(records, list):
            raise PollFailed(f"Salesforce: HTTP {answer.status}")
        return stages.read(dicts(records))


def ask(query: str) -> tuple[Answer, Token]:
    """Raises PollFailed."""
    try:
        token = access(VENDOR, new_token)
        return call("GET", data_url(token, f"query?q={quote(query)}"), headers=bearer(token)), token
    except (TokenUnavailable, NoAnswer) as fault:
        raise PollFailed(f"Salesforce: {fault}") from fault


def data_url(token: Token, path: str) -> str:
    return f"{token.api_url}/services/data/{settings.SALESFORCE_VERSION}/{path}"


def bearer(token: Token) -> dict[str, str]:
    return {"Authorization": f"Bearer {token.value}"}


def verdicts_of(answer: Answer, count: int) -> list[Verdict]:
    """By the result of each lead; without one a lead, by that of the call, which is a list of errors."""
    results = answer.value()
    if answer.status == 200 and isinstance(results, list) and len(results) == count:
        return [of_lead(result) for result in results]
    verdict = of_call(answer, results)
    return [verdict for _ in range(count)]


def of_lead(result: object) -> Verdict:
    if not isinstance(result, dict):
        return Retry("Salesforce: not a result")
    id = word(result.get("id"))
    if result.get("success") is True and id:
        return Sent(id)
    errors = result.get("errors")
    first = errors[0] if isinstance(errors, list) and errors and isinstance(errors[0], dict) else {}
    code, fields = word(first.get("statusCode")), first.get("fields")
    names = [word(name) for name in fields[:5]] if isinstance(fields, list) else []
    if code in DEAD:
        return Dead(f"Salesforce: {code} {' '.join(names)}".strip())
    return Unauthorized(code) if code in UNAUTHORIZED else Retry(f"Salesforce: {code or 'not a result'}")


def of_call(answer: Answer, errors: Any) -> Verdict:
    first = errors[0] if isinstance(errors, list) and errors and isinstance(errors[0], dict) else {}
    code = word(first.get("errorCode"))
    if code == LIMITED:
        hold(VENDOR, PAUSE_SECONDS)
        return Retry(f"Salesforce: {code}", PAUSE_SECONDS)
    if code in UNAUTHORIZED or answer.status == 401:
        return Unauthorized(code or "HTTP 401")
    if code in DEAD and answer.status == 400:
        return Dead(f"Salesforce: {code}")
    return Retry(f"Salesforce: HTTP {answer.status} {code}".strip(), wait_of(VENDOR, answer))


def new_token() -> Token:
    """By the client credentials of a connected app. Raises TokenUnavailable; a refusal pauses all calls."""
    form = {
        "grant_type": "client_credentials",
        "client_id": settings.SALESFORCE_CLIENT_ID,
        "client_secret": settings.SALESFORCE_CLIENT_SECRET,
    }
    try:
        answer = post(f"{settings.SALESFORCE_URL}/services/oauth2/token", data=form)
    except NoAnswer as fault:
        raise TokenUnavailable(f"no token, {fault}") from fault
    fields = answer.fields()
    value = fields.get("access_token")
    if answer.status == 200 and isinstance(value, str) and 0 < len(value) <= 500:
        return Token(value, api_url(fields.get("instance_url")), FRESH_SECONDS)
    if fields.get("error") and answer.status in {400, 401, 403}:
        why = word(fields["error"]) or "refused"
        pause(VENDOR, why)
        raise TokenUnavailable(f"no token, {why}", PAUSE_SECONDS)
    raise TokenUnavailable(f"no token, HTTP {answer.status}", wait_of(VENDOR, answer))


def api_url(instance: object) -> str:
    """Where Salesforce says the organisation lives, else the setting; never over a less safe way."""
    own: str = settings.SALESFORCE_URL
    same_way = isinstance(instance, str) and urlsplit(instance).scheme == urlsplit(own).scheme
    return str(instance)[:200].rstrip("/") if same_way else own

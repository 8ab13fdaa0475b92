"""Real HTTP servers that behave as CRMs do: LeadSquared, Salesforce, HubSpot, and any receiver of a webhook.

One server, a function of rules each. `created` tells what was made anew: a doubled lead stands in it twice.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

from sehat.gateways.tests.vendor import Fault, QuietHandler, serving

ACCESS, SECRET = "access-of-ours", "secret-of-ours-" + "x" * 32
Json = dict[str, Any]


@dataclass
class Request:
    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]  # by their names in small letters
    body: str

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class CrmVendor:
    url: str = ""
    leads: dict[str, Json] = field(default_factory=dict)  # by the vendor's own id
    written: dict[tuple[str, str], str] = field(default_factory=dict)  # who last got a value
    created: list[str] = field(default_factory=list)  # our ids
    refused: dict[str, Any] = field(default_factory=dict)  # what is said of a lead of ours
    faults: list[Fault] = field(default_factory=list)  # of the next calls
    tokens: list[str] = field(default_factory=list)
    live: set[str] = field(default_factory=set)
    requests: list[Request] = field(default_factory=list)
    changed: list[Json] = field(default_factory=list)  # what a query for changes finds
    lock: threading.Lock = field(default_factory=threading.Lock)

    def by(self, name: str, value: object) -> str:
        """The id of the lead that has this value, "" for none."""
        newest = self.written.get((name, str(value)), "") if value else ""
        if not newest or self.leads.get(newest, {}).get(name) == value:
            return newest
        return next((id for id, lead in self.leads.items() if lead.get(name) == value), "")

    def lead(self, name: str, value: object) -> Json:
        return self.leads[self.by(name, value)]

    def upsert(self, id: str, values: Json, ours: str) -> tuple[str, bool]:
        """(the vendor's id, whether it is new)."""
        new = id or f"00Q-{len(self.leads)}"
        if not id:
            self.created.append(str(values.get(ours)))
        self.leads[new] = self.leads.get(new, {}) | values
        self.written |= {(name, str(value)): new for name, value in values.items()}
        return new, not id


Rules = Callable[[CrmVendor, Request], tuple[int, object]]
NO_LEADSQUARED = {"Status": "Error", "ExceptionType": "MXDuplicateEntryException", "ExceptionMessage": "no"}


def leadsquared(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """Numbers and e-mails are unique; a duplicate is a 500."""
    sent = request.headers | request.query
    if (sent.get("x-lsq-accesskey") or sent.get("accessKey")) != ACCESS:
        return 401, {"Status": "Error", "ExceptionType": "MXUnauthorizedAccessException"}
    if request.path.endswith("/RetrieveLeadByPhoneNumber"):
        found = vendor.by("Phone", request.query["phone"])
        return 200, [{"ProspectID": found, **vendor.leads[found]}] if found else []
    if request.path.endswith("/Leads.Get"):
        wanted = request.json()["Parameter"]
        assert wanted["SqlOperator"] == "="
        found = vendor.by(wanted["LookupName"], wanted["LookupValue"])
        return 200, [{"ProspectID": found}] if found else []
    values = {row["Attribute"]: row["Value"] for row in request.json()}
    search = values.pop("SearchBy", "")
    refusal = vendor.refused.get(values["mx_Web_Lead_Id"])
    if refusal:
        return 500, {"Status": "Error", "ExceptionType": refusal, "ExceptionMessage": "no"}
    if request.path.endswith("/Lead.Update"):
        known = request.query["leadId"]
    else:
        assert request.path == "/v2/LeadManagement.svc/Lead.Capture"
        known = vendor.by(search, values.get(search))
    for unique in ("Phone", "EmailAddress"):
        if vendor.by(unique, values.get(unique)) not in {"", known}:
            return 500, NO_LEADSQUARED
    id, _ = vendor.upsert(known, values, "mx_Web_Lead_Id")
    return 200, {"Status": "Success", "Message": {"Id": id, "RelatedId": id, "AffectedRows": 1}}


def salesforce(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """Sessions, results in order, and errors as lists."""
    if request.path == "/services/oauth2/token":
        form = {name: values[0] for name, values in parse_qs(request.body).items()}
        asked = {"grant_type": "client_credentials", "client_id": ACCESS, "client_secret": SECRET}
        if form != asked:
            return 401, {"error": "invalid_client"}
        token = f"00D!token-{len(vendor.tokens)}"
        vendor.tokens.append(token)
        vendor.live.add(token)
        return 200, {"access_token": token, "instance_url": vendor.url, "token_type": "Bearer"}
    if request.headers.get("authorization", "").removeprefix("Bearer ") not in vendor.live:
        return 401, [{"errorCode": "INVALID_SESSION_ID", "message": "no"}]
    if request.path == "/services/data/v62.0/query":
        return 200, {"done": True, "records": soql(vendor.changed, request.query["q"])}
    assert (request.method, request.path) == (
        "PATCH",
        "/services/data/v62.0/composite/sobjects/Lead/Web_Lead_Id__c",
    )
    body = request.json()
    assert body["allOrNone"] is False
    assert len(body["records"]) <= 200
    return 200, [of_salesforce(vendor, record) for record in body["records"]]


def of_salesforce(vendor: CrmVendor, record: Json) -> Any:
    assert record.pop("attributes") == {"type": "Lead"}
    key = record["Web_Lead_Id__c"]
    if key in vendor.refused:
        return vendor.refused[key]
    for name in ("LastName", "Company"):
        if not record.get(name):
            return salesforce_error("REQUIRED_FIELD_MISSING", name)
    id, is_new = vendor.upsert(vendor.by("Web_Lead_Id__c", key), record, "Web_Lead_Id__c")
    return {"id": id, "success": True, "created": is_new, "errors": []}


def salesforce_error(code: str, *names: str) -> Json:
    return {"success": False, "errors": [{"statusCode": code, "message": "no", "fields": list(names)}]}


def soql(rows: list[Json], query: str) -> list[Json]:
    """The one query that is asked: since when, which fields are not null, and how many."""
    said = re.search(r"SystemModstamp >= (\S+) (.*) ORDER BY SystemModstamp LIMIT (\d+)$", query)
    assert said
    names = re.findall(r"AND (\w+) != null", said[2])
    since = said[1].removesuffix("Z")
    found = [row for row in rows if row["SystemModstamp"] >= since and all(row[name] for name in names)]
    return sorted(found, key=lambda row: str(row["SystemModstamp"]))[: int(said[3])]


def searched(rows: list[Json], search: Json) -> list[Json]:
    [later, *has] = search["filterGroups"][0]["filters"]
    assert {one["operator"] for one in has} == {"HAS_PROPERTY"}
    since = datetime.fromtimestamp(int(later["value"]) / 1000, UTC).isoformat()
    found = [
        row
        for row in rows
        if row["updatedAt"] >= since[:23] and all(row["properties"][one["propertyName"]] for one in has)
    ]
    return sorted(found, key=lambda row: str(row["updatedAt"]))[: search["limit"]]


def hubspot(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """Results in an order of its own; 207 when some are refused."""
    if request.headers.get("authorization") != f"Bearer {ACCESS}":
        return 401, {"status": "error", "category": "INVALID_AUTHENTICATION"}
    if request.path == "/crm/v3/objects/contacts/search":
        return 200, {"results": searched(vendor.changed, request.json())}
    assert request.path == "/crm/v3/objects/contacts/batch/upsert"
    inputs = request.json()["inputs"]
    assert len(inputs) <= 100
    results, errors = [], []
    for item in reversed(inputs):
        assert item["idProperty"] == "web_lead_id"
        assert all(isinstance(value, str) for value in item["properties"].values())
        if item["id"] in vendor.refused:
            refusal = vendor.refused[item["id"]]
            errors += [{"status": "error", "category": refusal, "context": {"ids": [item["id"]]}}]
            continue
        known = vendor.by("web_lead_id", item["id"])
        id, is_new = vendor.upsert(known, item["properties"], "web_lead_id")
        results.append({"id": id, "properties": {"web_lead_id": item["id"]}, "new": is_new})
    more = {"errors": errors, "numErrors": len(errors)} if errors else {}
    return (207 if errors else 200), {"status": "COMPLETE", "results": results, **more}


def freshsales(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """Found by whatever field is named; a number belongs to one contact."""
    if request.headers.get("authorization") != f"Token token={ACCESS}":
        return 401, {"errors": {"code": 401, "message": ["no"]}}
    assert request.path == "/crm/sales/api/contacts/upsert"
    body = request.json()
    [(key, value)] = body["unique_identifier"].items()
    values = {name: said for name, said in body["contact"].items() if name != "custom_field"}
    values |= body["contact"]["custom_field"]
    if values["external_id"] in vendor.refused:
        return vendor.refused[values["external_id"]], {}
    known = vendor.by(key, value)
    if vendor.by("mobile_number", values["mobile_number"]) not in {"", known}:
        return 400, {"errors": {"code": 400, "message": ["Mobile number is not unique"]}}
    id, is_new = vendor.upsert(known, values, "external_id")
    return (201 if is_new else 200), {"contact": {"id": id}}


def receiver(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """A system of the owner's: checks the signature as its own docs would tell it to."""
    at, _, given = request.headers.get("x-sehat-signature", "").removeprefix("t=").partition(",v1=")
    text = f"{at}.{request.body}".encode()
    if given != hmac.new(SECRET.encode(), text, hashlib.sha256).hexdigest():
        return 401, {}
    lead = request.json()["lead"]
    if lead["Web_Lead_Id"] in vendor.refused:
        return vendor.refused[lead["Web_Lead_Id"]], {}
    vendor.upsert(vendor.by("Web_Lead_Id", lead["Web_Lead_Id"]), lead, "Web_Lead_Id")
    return 200, {}


@contextmanager
def running_crm(rules: Rules) -> Iterator[CrmVendor]:
    vendor = CrmVendor()

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            parts = urlsplit(self.path)
            query = {name: values[0] for name, values in parse_qs(parts.query).items()}
            headers = {name.lower(): value for name, value in self.headers.items()}
            request = Request(self.command, parts.path, query, headers, self.read_body())
            with vendor.lock:
                vendor.requests.append(request)
                is_faulty = vendor.faults and not request.path.endswith("/token")
                fault = vendor.faults.pop(0) if is_faulty else Fault(stored=True)
            time.sleep(fault.wait)
            status, value = fault.status, None
            if fault.stored:
                with vendor.lock:
                    ruled, value = (fault.rules or rules)(vendor, request)
                status = ruled if fault.status == 200 else fault.status
            body = b"" if value is None else json.dumps(value).encode()
            self.say(status, body if fault.body is None else fault.body, fault)

        do_GET = do_PATCH = do_POST

    with serving(Handler) as vendor.url:
        yield vendor

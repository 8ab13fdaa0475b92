"""What may go wrong with a call to a CRM: two dozen kinds, each planted in one call of a server of ours.

A call may be refused before anything is written or after it was: `stored`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sehat.gateways.http import MAX_ANSWER_BYTES
from sehat.gateways.tests.crm_vendor import CrmVendor, Request, Rules, hubspot, salesforce, salesforce_error
from sehat.gateways.tests.vendor import Fault

HTML = b"<!doctype html><title>Bad gateway</title>"
TOO_SLOW = 5.0  # seconds; a caller of the storm waits less
Kind = Callable[[bool], Fault]  # by whether what was sent is written


def of_status(status: int, body: bytes = b"{}", **headers: str) -> Kind:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda stored: Fault(status=status, body=body, headers=named, stored=stored)


def by(rules: Rules) -> Kind:
    """Other rules for this one call."""
    return lambda stored: Fault(stored=True, rules=rules)


def of_json(value: object) -> Kind:
    return lambda stored: Fault(body=json.dumps(value).encode(), stored=stored)


ANY_VENDOR: dict[str, Kind] = {
    "429 with Retry-After": of_status(429, Retry_After="1"),
    "429 without Retry-After": of_status(429),
    "500": of_status(500),
    "502 with HTML": of_status(502, HTML),
    "503 with HTML": of_status(503, HTML),
    "504 without a body": of_status(504, b""),
    "401 without a code": of_status(401, b""),
    "403 of a proxy": of_status(403, HTML),
    "404": of_status(404),
    "408": of_status(408),
    "413": of_status(413, HTML),
    "302": of_status(302, b"", Location="/login"),
    "time-out": lambda stored: Fault(wait=TOO_SLOW, stored=stored),
    "slow body": lambda stored: Fault(drip=0.1, stored=True),
    "reset": lambda stored: Fault(reset=True, stored=stored),
    "answer cut": lambda stored: Fault(cut=True, stored=True),
    "truncated JSON": lambda stored: Fault(body=b'[{"id": "00Q-1", "succ', stored=stored),
    "HTML instead of JSON": of_status(200, HTML),
    "nothing": of_status(200, b""),
    "not UTF-8": of_status(200, b"\xff\xfe\x00"),
    "JSON of another kind": of_json("ok"),
    "too large an answer": of_status(200, b" " * (MAX_ANSWER_BYTES + 1)),
}


def twice(rules: Rules) -> Rules:
    """A proxy that sends it again: the vendor writes it twice."""

    def done(vendor: CrmVendor, request: Request) -> tuple[int, object]:
        rules(vendor, request)
        return rules(vendor, request)

    return done


def one_less(vendor: CrmVendor, request: Request) -> tuple[int, Any]:
    """All are written, and the last is not told of."""
    status, results = salesforce(vendor, request)
    return status, results[:-1] if isinstance(results, list) else results


def one_more(vendor: CrmVendor, request: Request) -> tuple[int, Any]:
    status, results = salesforce(vendor, request)
    return status, [*results, results[0]] if isinstance(results, list) else results


def some_locked(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """Every second one is not written: somebody has it open there."""
    records = request.json()["records"]
    locked = {record["Web_Lead_Id__c"]: salesforce_error("UNABLE_TO_LOCK_ROW") for record in records[::2]}
    vendor.refused |= locked
    answer = salesforce(vendor, request)
    for id in locked:
        del vendor.refused[id]
    return answer


def session_over(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    vendor.live.clear()
    return salesforce(vendor, request)


def some_untold(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    """All are written, and every second one is not told of."""
    status, answer = hubspot(vendor, request)
    return status, {"status": "COMPLETE", "results": answer["results"][::2]}  # type: ignore[index]


def some_refused(vendor: CrmVendor, request: Request) -> tuple[int, object]:
    ids = [item["id"] for item in request.json()["inputs"][::2]]
    vendor.refused |= dict.fromkeys(ids, "RATE_LIMITS")
    answer = hubspot(vendor, request)
    for id in ids:
        del vendor.refused[id]
    return answer


SALESFORCE: dict[str, Kind] = ANY_VENDOR | {
    "the same call twice": by(twice(salesforce)),
    "outcome list too short": by(one_less),
    "outcome list too long": by(one_more),
    "partial success": by(some_locked),
    "token expired": by(session_over),
    "calls of the day used up": of_status(403, b'[{"errorCode": "REQUEST_LIMIT_EXCEEDED"}]'),
    "200 with an error": of_json([{"errorCode": "UNKNOWN_EXCEPTION", "message": "no"}]),
}
HUBSPOT: dict[str, Kind] = ANY_VENDOR | {
    "the same call twice": by(twice(hubspot)),
    "outcome list too short": by(some_untold),
    "partial success": by(some_refused),
    "200 with an error": of_json({"status": "error", "category": "X"}),
}
# A vendor may do so and all is well: the leads are written, once, and told of.
HARMLESS = {"the same call twice", "token expired"}
SLOW = {"time-out", "slow body"}

"""A real HTTP server that behaves as Zoho CRM: tokens that end, upserts by a unique field, and faults."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs

from sehat.gateways.tests.vendor import Fault, QuietHandler, serving

REFRESH, CLIENT, SECRET = "1000.refresh-of-ours", "1000.CLIENT", "secret-of-ours"
Json = dict[str, Any]


@dataclass
class ZohoVendor:
    url: str = ""
    leads: dict[str, Json] = field(default_factory=dict)  # by Web_Lead_Id
    refused: dict[str, Json] = field(default_factory=dict)  # results by Web_Lead_Id
    tokens: list[str] = field(default_factory=list)  # all that were given
    live: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)  # of the next writes
    token_faults: list[Fault] = field(default_factory=list)
    writes: list[Json] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def end_tokens(self) -> None:
        self.live.clear()

    def give_token(self, form: Json) -> Json:
        asked = {"refresh_token": REFRESH, "client_id": CLIENT, "client_secret": SECRET}
        if any(form.get(name) != [value] for name, value in asked.items()):
            return {"error": "invalid_client"}
        token = f"1000.token-{len(self.tokens)}"
        self.tokens.append(token)
        self.live.add(token)
        return {"access_token": token, "expires_in": 3600, "api_domain": self.url, "token_type": "Bearer"}

    def upsert(self, body: Json) -> list[Json]:
        assert body["duplicate_check_fields"] == ["Web_Lead_Id"]
        assert body["trigger"] == ["workflow"]
        assert len(body["data"]) <= 100
        self.writes.append(body)
        return [self.write(lead) for lead in body["data"]]

    def write(self, lead: Json) -> Json:
        key = lead["Web_Lead_Id"]
        if key in self.refused:
            return self.refused[key]
        if not lead.get("Last_Name"):
            return error("MANDATORY_NOT_FOUND", "Last_Name")
        action = "update" if key in self.leads else "insert"
        self.leads[key] = self.leads.get(key, {"id": f"55500{len(self.leads)}"}) | lead
        details = {"id": self.leads[key]["id"]}
        return {"code": "SUCCESS", "action": action, "status": "success", "details": details}


def error(code: str, name: str = "") -> Json:
    return {"code": code, "status": "error", "message": "no", "details": {"api_name": name} if name else {}}


@contextmanager
def running_zoho() -> Iterator[ZohoVendor]:
    vendor = ZohoVendor()

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            text = self.read_body()
            is_token = self.path == "/oauth/v2/token"
            with vendor.lock:
                faults = vendor.token_faults if is_token else vendor.faults
                fault = faults.pop(0) if faults else Fault(stored=True)
            time.sleep(fault.wait)
            status, value = 200, Json()
            if fault.stored:
                with vendor.lock:
                    status, value = self.token(text) if is_token else self.leads(text)
            body = json.dumps(value).encode() if fault.body is None else fault.body
            self.say(fault.status if fault.status != 200 else status, body, fault)

        def token(self, text: str) -> tuple[int, Json]:
            return 200, vendor.give_token(parse_qs(text))

        def leads(self, text: str) -> tuple[int, Json]:
            assert self.path == "/crm/v8/Leads/upsert"
            token = self.headers.get("Authorization", "").removeprefix("Zoho-oauthtoken ")
            if token not in vendor.live:
                return 401, error("INVALID_TOKEN")
            return 200, {"data": vendor.upsert(json.loads(text))}

    with serving(Handler) as vendor.url:
        yield vendor

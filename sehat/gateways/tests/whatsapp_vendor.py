"""A real HTTP server that behaves as WhatsApp's Cloud API: templates, sessions, webhooks, faults."""

from __future__ import annotations

import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sehat.gateways.tests.vendor import QuietHandler, serving
from sehat.gateways.whatsapp.webhook import signature

NUMBER_ID, TOKEN, SECRET, VERIFY = "106540352242922", "EAAG-token-of-ours", "app-secret-of-ours", "verify-me"
Json = dict[str, Any]
MAX_TEXT_LENGTH = 4096


@dataclass
class Fault:
    """What goes wrong with one call. `stored`: the message goes out, only the answer is lost."""

    status: int = 200
    code: int | None = None
    body: bytes | None = None
    wait: float = 0
    reset: bool = False
    stored: bool = False


@dataclass
class WhatsAppVendor:
    url: str = ""
    templates: dict[str, int] = field(default_factory=dict)  # name -> number of variables
    sessions: set[str] = field(default_factory=set)  # numbers that wrote within the day
    unreachable: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)  # of the next calls
    sent: list[Json] = field(default_factory=list)
    calls: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def take(self, path: str, token: str, body: Json) -> tuple[int, Json]:
        """What a call without a fault is answered."""
        if token != TOKEN:
            return 401, error(190)
        if not path.endswith(f"/{NUMBER_ID}/messages") or body.get("messaging_product") != "whatsapp":
            return 400, error(100)
        if body["to"] in self.unreachable:
            return 400, error(131026)
        code = self.fault_of(body)
        if code:
            return 400, error(code)
        return 200, self.store(body)

    def fault_of(self, body: Json) -> int:
        """0 for a message that may go."""
        if body["type"] == "text":
            if not 0 < len(body["text"]["body"]) <= MAX_TEXT_LENGTH:
                return 131009
            return 0 if body["to"] in self.sessions else 131047
        template = body["template"]
        known = self.templates.get(template["name"])
        if known is None or template["language"]["code"] not in {"en", "hi"}:
            return 132001
        given = sum(len(part["parameters"]) for part in template["components"])
        return 0 if given == known else 132000

    def store(self, body: Json) -> Json:
        id = f"wamid.{len(self.sent):04}"
        self.sent.append(body | {"id": id})
        contact = {"input": body["to"], "wa_id": body["to"]}
        return {"messaging_product": "whatsapp", "contacts": [contact], "messages": [{"id": id}]}


def error(code: int) -> Json:
    told = {"message": "no", "type": "OAuthException", "code": code, "error_data": {"details": "no"}}
    return {"error": told | {"fbtrace_id": "AbC"}}


def envelope(**value: object) -> bytes:
    """A webhook as it is posted; `value` holds messages, statuses or user_preferences."""
    told = {
        "messaging_product": "whatsapp",
        "metadata": {"display_phone_number": "911140000000", "phone_number_id": NUMBER_ID},
    }
    change = {"field": "messages", "value": told | value}
    entry = {"id": "102290129340398", "changes": [change]}
    return json.dumps({"object": "whatsapp_business_account", "entry": [entry]}).encode()


def wrote(
    text: str, *, id: str = "wamid.in1", number: str = "", user: str = "", at: float = 0, answers: str = ""
) -> bytes:
    """The webhook of a message that a person wrote. Without `number` they show none."""
    contact = {"profile": {"name": "Sunita"}} | ({"wa_id": number} if number else {})
    contact |= {"user_id": user} if user else {}
    message: Json = {"id": id, "timestamp": str(int(at or time.time())), "type": "text"}
    message |= {"text": {"body": text}} | ({"from": number} if number else {})
    message |= {"context": {"id": answers}} if answers else {}
    return envelope(contacts=[contact], messages=[message])


def reacted(emoji: str, to: str, *, id: str = "wamid.r1", number: str = "", user: str = "") -> bytes:
    """The webhook of a picture that a person put to a message; "" takes it back."""
    contact = {"wa_id": number} | ({"user_id": user} if user else {})
    reaction = {"message_id": to} | ({"emoji": emoji} if emoji else {})
    message: Json = {"id": id, "timestamp": str(int(time.time())), "type": "reaction", "from": number}
    return envelope(contacts=[contact], messages=[message | {"reaction": reaction}])


def placed(name: str, *, id: str = "wamid.p1", number: str = "", user: str = "") -> bytes:
    """The webhook of a place that a person sent."""
    contact = {"wa_id": number} | ({"user_id": user} if user else {})
    message: Json = {"id": id, "timestamp": str(int(time.time())), "type": "location", "from": number}
    return envelope(contacts=[contact], messages=[message | {"location": {"name": name}}])


def noticed(body: str, *, id: str = "wamid.s1", number: str = "", user: str = "") -> bytes:
    """The webhook of what WhatsApp itself says of a person: another number, say."""
    contact = {"wa_id": number} | ({"user_id": user} if user else {})
    message: Json = {"id": id, "timestamp": str(int(time.time())), "type": "system", "from": number}
    return envelope(contacts=[contact], messages=[message | {"system": {"body": body}}])


def became(id: str, status: str, *, ours: str = "", code: int = 0) -> bytes:
    """The webhook of what became of a message of ours."""
    told: Json = {"id": id, "status": status, "timestamp": str(int(time.time())), "recipient_id": "91"}
    told |= {"biz_opaque_callback_data": ours} if ours else {}
    told |= {"errors": [{"code": code, "title": "no"}]} if code else {}
    return envelope(statuses=[told])


def switched(value: str, number: str, *, at: float = 0) -> bytes:
    """The webhook of somebody who stops or resumes messages in WhatsApp itself."""
    moment = str(int(at or time.time()))
    wish = {"wa_id": number, "category": "marketing_messages", "value": value, "timestamp": moment}
    return envelope(contacts=[{"wa_id": number}], user_preferences=[wish])


def signed(body: bytes) -> dict[str, str]:
    return {"X-Hub-Signature-256": signature(SECRET, body)}


@contextmanager
def running_whatsapp() -> Iterator[WhatsAppVendor]:
    vendor = WhatsAppVendor()

    class Handler(QuietHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
            token = self.headers.get("Authorization", "").removeprefix("Bearer ")
            with vendor.lock:
                vendor.calls += 1
                fault = vendor.faults.pop(0) if vendor.faults else None
                answer = (200, Json()) if fault and not fault.stored else vendor.take(self.path, token, body)
            if fault is None:
                self.reply(answer[0], json.dumps(answer[1]).encode())
            else:
                self.fail(fault, answer)

        def fail(self, fault: Fault, answer: tuple[int, Json]) -> None:
            time.sleep(fault.wait)
            if fault.reset:
                linger = struct.pack("ii", 1, 0)
                self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                self.connection.close()
                return
            told = error(fault.code) if fault.code is not None else answer[1]
            self.reply(fault.status, json.dumps(told).encode() if fault.body is None else fault.body)

        def reply(self, status: int, body: bytes) -> None:
            try:
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                return  # the caller gave up, as it should

        def finish(self) -> None:
            try:
                super().finish()
            except (OSError, ValueError):
                return  # reset, as planted

    with serving(Handler) as vendor.url:
        yield vendor

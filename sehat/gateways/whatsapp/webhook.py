"""What WhatsApp calls back, signed over its raw bytes: messages, statuses and preferences in one envelope."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from django.utils import timezone

from sehat.gateways.whatsapp.base import BadWebhook, Event, Inbound, Preference, Sender, Status
from sehat.gateways.words import dicts

Json = dict[str, Any]
MAX_TEXT_LENGTH = 4096
MAX_ID_LENGTH = 200
FORWARD = {"sent", "delivered", "read", "failed"}


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def is_signed(secret: str, header: str, body: bytes) -> bool:
    """In constant time. Nothing is signed without a secret."""
    return bool(secret) and hmac.compare_digest(header.encode(), signature(secret, body).encode())


def events(body: bytes, phone_number_id: str = "") -> list[Event]:
    """In the order of the envelope. What is of another number, or not to be understood, is left out.

    Raises BadWebhook for a body that is no envelope at all.
    """
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadWebhook("not JSON") from error
    if not isinstance(envelope, dict) or envelope.get("object") != "whatsapp_business_account":
        raise BadWebhook("not an envelope of WhatsApp")
    return [event for value in values_of(envelope, phone_number_id) for event in events_of(value)]


def values_of(envelope: Json, phone_number_id: str) -> Iterator[Json]:
    for entry in dicts(envelope.get("entry")):
        for change in dicts(entry.get("changes")):
            value = change.get("value")
            if isinstance(value, dict) and is_ours(value, phone_number_id):
                yield value


def is_ours(value: Json, phone_number_id: str) -> bool:
    said = part(value, "metadata").get("phone_number_id")
    return not phone_number_id or said is None or said == phone_number_id


def events_of(value: Json) -> Iterator[Event]:
    contacts = list(dicts(value.get("contacts")))
    for message in dicts(value.get("messages")):
        if word(message.get("id")):
            yield inbound(message, contacts)
    for status in dicts(value.get("statuses")):
        if word(status.get("id")) and word(status.get("status")) in FORWARD:
            yield status_of(status)
    for wish in dicts(value.get("user_preferences")):
        if word(wish.get("value")) in {"stop", "resume"}:
            yield Preference(
                sender_of(wish, contacts), wish["value"] == "stop", moment(wish.get("timestamp"))
            )


# Kinds whose text a person wrote or chose; of a picture or file that is its caption.
WRITTEN = frozenset({"text", "reaction", "system", "button", "interactive"})


def inbound(message: Json, contacts: list[Json]) -> Inbound:
    kind = word(message.get("type")) or "unknown"
    return Inbound(
        id=word(message.get("id")),
        sender=sender_of(message, contacts),
        at=moment(message.get("timestamp")),
        kind=kind[:20],
        text=text_of(message, kind)[:MAX_TEXT_LENGTH],
        answers=word(part(message, "context").get("id") or part(message, "reaction").get("message_id")),
        is_written=kind in WRITTEN or bool(text(part(message, kind).get("caption"))),
    )


def text_of(message: Json, kind: str) -> str:
    """What was typed or chosen; "" of a picture, which is not fetched."""
    match kind:
        case "text":
            return text(part(message, "text").get("body"))
        case "reaction":
            return text(part(message, "reaction").get("emoji"))
        case "system":
            return text(part(message, "system").get("body"))
        case "location":
            return place_of(part(message, "location"))
        case "contacts":
            return ", ".join(filter(None, map(contact_of, dicts(message.get("contacts")))))
        case "button":
            return text(part(message, "button").get("text"))
        case "interactive":
            chosen = part(message, "interactive")
            reply = part(chosen, "button_reply") or part(chosen, "list_reply")
            return text(reply.get("title"))
    return text(part(message, kind).get("caption")) or text(part(message, kind).get("filename"))


def place_of(place: Json) -> str:
    """Its name and address, where it has such, and where on the map it is."""
    point = [place.get("latitude"), place.get("longitude")]
    is_point = all(isinstance(one, int | float) and not isinstance(one, bool) for one in point)
    said = [text(place.get("name")), text(place.get("address")), *(map(str, point) if is_point else ())]
    return ", ".join(filter(None, said))


def contact_of(contact: Json) -> str:
    """A name and its numbers."""
    numbers = (text(phone.get("phone")) for phone in dicts(contact.get("phones")))
    return " ".join(filter(None, (text(part(contact, "name").get("formatted_name")), *numbers)))


def status_of(status: Json) -> Status:
    error = next(iter(dicts(status.get("errors"))), {})
    code = error.get("code")
    return Status(
        id=word(status.get("id")),
        status=status["status"],
        ours=word(status.get("biz_opaque_callback_data")),
        code=code if isinstance(code, int) else 0,
    )


def sender_of(item: Json, contacts: list[Json]) -> Sender:
    """By what the item says itself, and by the contact that is told beside it."""
    number, user = digits(item.get("from")) or digits(item.get("wa_id")), word(item.get("from_user_id"))
    user = user or word(item.get("user_id"))
    for contact in contacts:
        said_number, said_user = digits(contact.get("wa_id")), word(contact.get("user_id"))
        is_same = (number and number == said_number) or (user and user == said_user)
        is_other = number and said_number and number != said_number
        if is_same or (len(contacts) == 1 and not is_other):
            number, user = number or said_number, user or said_user
            break
    return Sender(user_id=user[:140], number=f"+{number}" if number else "")


def moment(value: object) -> datetime:
    """Seconds since 1970, never in the future; now for what is none."""
    now = timezone.now()
    said = text(value)
    if not said.isdecimal() or len(said) > 11:
        return now
    return min(now, datetime.fromtimestamp(int(said), UTC))


def digits(value: object) -> str:
    said = text(value).lstrip("+")
    return said if said.isascii() and said.isdigit() and 4 <= len(said) <= 20 else ""


def part(value: Json, name: str) -> Json:
    found = value.get(name)
    return found if isinstance(found, dict) else {}


def word(value: object) -> str:
    return text(value)[:MAX_ID_LENGTH]


def text(value: object) -> str:
    """Without what no database stores: half of a pair of surrogates, and NUL."""
    said = value if isinstance(value, str) else str(value) if isinstance(value, int) else ""
    return said.encode("utf-8", "replace").decode().replace("\0", "")

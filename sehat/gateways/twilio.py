"""What Twilio posts of messages and of calls: signed with the token of the account (its security page)."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Mapping
from urllib.parse import parse_qsl

from django.conf import settings


def signed_form(url: str, headers: Mapping[str, str], body: bytes) -> dict[str, str] | None:
    """The fields that were posted to `url`, as Twilio was told it; None for what it did not sign."""
    try:
        fields = dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=100))
    except ValueError:
        return None
    given, expected = headers.get("X-Twilio-Signature", ""), signature(url, fields)
    is_signed = hmac.compare_digest(given.encode(), expected.encode())
    return fields if is_signed and settings.TWILIO_AUTH_TOKEN else None


def signature(url: str, fields: Mapping[str, str]) -> str:
    """HMAC-SHA1 of the address and the sorted fields, in Base64."""
    text = url + "".join(name + fields[name] for name in sorted(fields))
    digest = hmac.new(settings.TWILIO_AUTH_TOKEN.encode(), text.encode(), hashlib.sha1)
    return base64.b64encode(digest.digest()).decode()

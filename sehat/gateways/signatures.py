"""Signed bodies of our own webhooks, and what a secret and an address of one must be."""

from __future__ import annotations

import hashlib
import hmac

LEAST_SECRET = 32  # characters
HERE = {"localhost", "127.0.0.1", "::1"}  # where https is not asked for


def signed(secret: str, body: bytes, at: int) -> str:
    """`t=…,v1=…`: seconds, and the HMAC-SHA256 of them, a dot and the body."""
    digest = hmac.new(secret.encode(), str(at).encode() + b"." + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={digest}"

"""The key an authenticator app is given: as a QR code, as text, and what it must answer."""

from __future__ import annotations

import base64
import time

import segno
from django.contrib.auth.models import User
from django_otp.oath import TOTP
from django_otp.plugins.otp_totp.models import TOTPDevice


def qr_code(user: User, key: str) -> str:
    """SVG to stand in the page: no picture is asked of any host. `key` is hex."""
    address = TOTPDevice(user=user, key=key).config_url
    return segno.make(address, error="m", micro=False).svg_inline(border=4, light="#fff", omitsize=True)


def key_to_type(key: str) -> str:
    """The key as apps take it, in groups of four: JBSW Y3DP …"""
    text = base64.b32encode(bytes.fromhex(key)).decode()
    return " ".join(text[start : start + 4] for start in range(0, len(text), 4))


def answered(key: str, code: str) -> TOTP | None:
    """The clock at which `code` is right, give or take 30 seconds; None when it is wrong."""
    clock = TOTP(bytes.fromhex(key))
    clock.time = time.time()
    return clock if code.isdecimal() and clock.verify(int(code), tolerance=1) else None

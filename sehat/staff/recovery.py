"""Recovery codes: ten for a day without the phone, each good once. Only their hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac

from django.conf import settings

from sehat.core.ids import random_letters

COUNT = 10
LETTERS = 10  # 50 random bits
HEARD_AS = str.maketrans("ILO", "110")  # Crockford's base 32 reads them so


def new_codes() -> list[str]:
    return [random_letters(LETTERS) for _ in range(COUNT)]


def written(code: str) -> str:
    """7K4MQ-2XRPA."""
    half = LETTERS // 2
    return f"{code[:half]}-{code[half:]}"


def digest_of(user_id: int, code: str) -> str:
    """16 letters, as long as django_otp stores: 80 bits of a keyed hash, of a code however it was typed."""
    read = code.upper().translate(HEARD_AS)
    text = f"recovery|{user_id}|{read}".encode()
    digest = hmac.new(settings.CODE_PEPPER.encode(), text, hashlib.sha256).digest()
    return base64.b32encode(digest)[:16].decode()

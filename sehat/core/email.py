"""One reading of an e-mail address (spec section 5: standard pattern, case-insensitive)."""

from __future__ import annotations

import re

PATTERN = re.compile(r"[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}", re.IGNORECASE | re.ASCII)
MAX_LENGTH = 254


def is_email(text: str) -> bool:
    return len(text) <= MAX_LENGTH and bool(PATTERN.fullmatch(text))

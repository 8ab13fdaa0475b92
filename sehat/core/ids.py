"""Identifiers that nobody can guess and a person can read out on the phone."""

from __future__ import annotations

import secrets

# Crockford's base 32: no I, L, O or U, so that no letter is heard or read as another.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
REFERENCE_LENGTH = len("SP-7K4M-Q2XR")


def random_letters(count: int) -> str:
    """`count` letters of 5 bits each from the system's generator."""
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def new_lead_id() -> str:
    """SP-7K4M-Q2XR-… with 120 random bits; its first part is the reference a patient is given."""
    return f"SP-{random_letters(4)}-{random_letters(4)}-{random_letters(16)}"


def reference_of(lead_id: str) -> str:
    """SP-7K4M-Q2XR: enough to find a request, not enough to open it."""
    return lead_id[:REFERENCE_LENGTH]

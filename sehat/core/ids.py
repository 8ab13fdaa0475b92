"""Identifiers that nobody can guess and a person can read out on the phone."""

from __future__ import annotations

import re
import secrets

from sehat.core.folding import without_invisible_signs
from sehat.core.phone import latin_digits

# Crockford's base 32: no I, L, O or U, so that no letter is heard or read as another.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
REFERENCE_LENGTH = len("SP-7K4M-Q2XR")
HYPHENS = re.compile("[\u2010-\u2015]")  # what programs make of one as they set or copy text
BETWEEN_LETTERS = re.compile(r"[\s-]+")
READ_OUT = re.compile(r"SP[\s-]+(?=.*[0-9])([0-9A-Z]{4})[\s-]+([0-9A-Z]{4})")
IN_ONE_WORD = re.compile(r"SP(?=.*[0-9])([0-9A-Z]{4})([0-9A-Z]{4})")
# What a person says or writes for a figure; the alphabet has none of these letters.
FIGURES = str.maketrans("OIL", "011")
BEGUN = re.compile(r"SP-[0-9A-Z-]*")


def random_letters(count: int) -> str:
    """`count` letters of 5 bits each from the system's generator."""
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def new_reference() -> str:
    """SP-7K4M-Q2XR; with a digit always, by which one that is read out or typed is told from words."""
    reference = f"SP-{random_letters(4)}-{random_letters(4)}"
    return reference if any(map(str.isdigit, reference)) else new_reference()


def new_lead_id() -> str:
    """SP-7K4M-Q2XR-… with nearly 120 random bits; its first part is the reference a patient is given."""
    return f"{new_reference()}-{random_letters(16)}"


def reference_of(lead_id: str) -> str:
    """SP-7K4M-Q2XR: enough to find a request, not enough to open it."""
    return lead_id[:REFERENCE_LENGTH]


def copied(text: str) -> str:
    """In capitals, with the digits and hyphens of a reference, without what nobody sees."""
    return HYPHENS.sub("-", without_invisible_signs(latin_digits(text))).upper()


def names_reference(text: str, reference: str) -> bool:
    """Whether a text says this reference, however it is written: sp 7k4m q2xr, SP–7K4M–Q2XR."""
    return reference.replace("-", "") in BETWEEN_LETTERS.sub("", copied(text)).translate(FIGURES)


def read_reference(typed: str) -> str:
    """A reference, an id or the beginning of one, however it was copied; "" for other words."""
    plain = copied(typed).strip()
    if whole := READ_OUT.fullmatch(plain) or IN_ONE_WORD.fullmatch(plain):
        return "SP-{}-{}".format(*whole.groups()).translate(FIGURES)
    return plain.translate(FIGURES) if BEGUN.fullmatch(plain) else ""

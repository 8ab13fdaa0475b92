"""Mobile numbers: one reading of what people type, paste or autofill (spec section 5, decisions 2.3).

The browser's twin is frontend/src/lib/mobile.ts; both run tests/mobile_cases.json.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

INDIA = "+91"
INDIAN_MOBILE = re.compile(r"[6-9][0-9]{9}")
FOREIGN_NUMBER = re.compile(r"[0-9]{4,20}")
# Also what nobody sees around a number that is copied from an address book, and the dashes of set text.
BETWEEN_DIGITS = re.compile(r"[\s().\-\u200b\u200e\u200f\u2010-\u2015\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
LATIN = str.maketrans("०१२३४५६७८९", "0123456789")
COUNTRY_CODE = re.compile(r"\+[1-9][0-9]{0,3}")


class BadMobile(ValueError):
    """What was typed is not a mobile number."""


@dataclass(frozen=True)
class Mobile:
    """`country_code` with its plus, `number` digits only."""

    country_code: str
    number: str

    @property
    def e164(self) -> str:
        return self.country_code + self.number


def latin_digits(text: str) -> str:
    """What a Hindi keyboard writes, in the digits that are dialled and that a code is sent in."""
    return text.translate(LATIN)


def digits_alone(text: str) -> str:
    """Without what people write between digits, "98100 00001" and "123-456", and what copying brings."""
    return BETWEEN_DIGITS.sub("", latin_digits(text))


def parse_mobile(typed: str, country_code: str = INDIA) -> Mobile:
    """Reads +91…, 0091…, 091…, 91 and ten digits, and zeros, in Latin or Hindi digits. Raises BadMobile.

    `country_code` comes with or without its plus ("+91" in state, "91" on the wire).
    """
    code = "+" + country_code.strip().lstrip("+")
    if not COUNTRY_CODE.fullmatch(code):
        raise BadMobile(f"{country_code!r} is no country code")
    pattern = INDIAN_MOBILE if code == INDIA else FOREIGN_NUMBER
    text = digits_alone(typed)
    national = (code[1:], "0" + code[1:], "+0" + code[1:]) if code == INDIA else ()
    for prefix in (code, "00" + code[1:], *national):
        rest = text.removeprefix(prefix).lstrip("0")
        if text.startswith(prefix) and pattern.fullmatch(rest):
            return Mobile(code, rest)
    digits = text.lstrip("0")
    if not pattern.fullmatch(digits):
        raise BadMobile("not a mobile number")
    return Mobile(code, digits)

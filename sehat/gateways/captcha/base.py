"""The contract of a captcha gateway: tells by a token whether a person sent the form."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

import httpx

NOT_SCORED = "0.0"  # spec section 3, captchascore
UNCHECKED = "no token came"  # a browser without JavaScript has none, which is no reason to call it a bot
NEEDED = ("CAPTCHA_SECRET", "CAPTCHA_SITE_KEY")  # of both vendors
TIMEOUT = httpx.Timeout(5, connect=2)
MAX_ANSWER_BYTES = 256 * 1024


@dataclass(frozen=True)
class Human:
    """The vendor believes it. `score` is a number as text, "0.0" when the vendor gives none."""

    score: str = NOT_SCORED


@dataclass(frozen=True)
class Bot:
    """The vendor does not."""

    score: str = NOT_SCORED


@dataclass(frozen=True)
class NoVerdict:
    """The vendor could not be asked: requests are taken and flagged, never refused."""

    why: str


Verdict = Human | Bot | NoVerdict


@dataclass(frozen=True)
class Widget:
    """What a browser needs to get a token, and the sources its page must allow for that."""

    vendor: Literal["turnstile", "recaptcha"]
    script_url: str
    site_key: str
    scripts: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class Captcha(ABC):
    @classmethod
    def missing_settings(cls) -> list[str]:
        """Names of required settings that are empty: a system check stops the start."""
        return []

    @classmethod
    def widget(cls) -> Widget | None:
        """None: a browser does nothing for it."""
        return None

    @abstractmethod
    def check(self, token: str, address: str) -> Verdict:
        """Never raises for a fault of the vendor or the network."""


def verify(url: str, form: dict[str, str]) -> dict[str, object] | NoVerdict:
    """The vendor's JSON object. No retry, no redirect, an answer of a sane size."""
    try:
        with httpx.stream("POST", url, data=form, timeout=TIMEOUT, follow_redirects=False) as response:
            body = b""
            for part in response.iter_bytes():
                body += part
                if len(body) > MAX_ANSWER_BYTES:
                    return NoVerdict("the answer is too large")
            if response.status_code != 200:
                return NoVerdict(f"HTTP {response.status_code}")
            answer = json.loads(body)
    except (httpx.HTTPError, ValueError) as error:
        return NoVerdict(type(error).__name__)
    return answer if isinstance(answer, dict) else NoVerdict("the answer is no object")

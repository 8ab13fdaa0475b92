"""The contract of a captcha gateway: tells by a token whether a person sent the form."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from sehat.gateways.gateway import Gateway
from sehat.gateways.http import NoAnswer, post

logger = logging.getLogger(__name__)
NOT_SCORED = "0.0"  # spec section 3, captchascore
UNCHECKED = "no token came"  # a browser without JavaScript has none, which is no reason to call it a bot
NEEDED = ("CAPTCHA_SECRET", "CAPTCHA_SITE_KEY")  # of both vendors
SECONDS = 5.0
NOT_OF_THE_TOKEN = ("missing-input-secret", "invalid-input-secret", "internal-error")


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


class Captcha(Gateway, ABC):
    @classmethod
    def widget(cls) -> Widget | None:
        """None: a browser does nothing for it."""
        return None

    @abstractmethod
    def check(self, token: str, address: str) -> Verdict:
        """Never raises for a fault of the vendor or the network."""


def verify(url: str, form: dict[str, str]) -> dict[str, object] | NoVerdict:
    """The vendor's JSON object, within SECONDS as a whole: a person waits for it. What is a fault of ours, a
    key that is not right, is no verdict either."""
    try:
        answer = post(url, seconds=SECONDS, data=form)
    except NoAnswer as fault:
        return NoVerdict(str(fault))
    if answer.status != 200:
        return NoVerdict(f"HTTP {answer.status}")
    value = answer.value()
    if not isinstance(value, dict):
        return NoVerdict("the answer is no object")
    codes = value.get("error-codes")
    ours = [code for code in codes if code in NOT_OF_THE_TOKEN] if isinstance(codes, list) else []
    if not ours:
        return value
    logger.error("the captcha tells nobody apart: %s", ours[0])
    return NoVerdict(ours[0])

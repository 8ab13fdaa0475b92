"""A member of staff with a phone, as an authenticator app of another maker counts."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

import pyotp
import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import Settings
from selectolax.lexbor import LexborHTMLParser as HTMLParser

PASSWORD = "a-long-staff-password"
LOGIN, CODE, SET_UP, HOME = "/cms/login/", "/cms/login/code/", "/cms/login/set-up/", "/cms/"


@dataclass
class Member:
    user: User
    browser: Client = field(default_factory=Client)
    app: pyotp.TOTP | None = None
    recovery: list[str] = field(default_factory=list)

    def password(self, password: str = PASSWORD, **more: str) -> str:
        """Where the password leads to."""
        form = {"username": self.user.username, "password": password} | more
        return str(self.browser.post(LOGIN, form).headers.get("Location", LOGIN))

    def set_up(self) -> None:
        self.password()
        page = HTMLParser(self.browser.get(SET_UP).content)
        key = page.css_first("#key")
        assert key is not None
        self.app = pyotp.TOTP(key.text().replace(" ", ""))
        shown = HTMLParser(self.browser.post(SET_UP, {"code": self.app.now()}).content)
        self.recovery = [each.text() for each in shown.css("#recovery-codes code")]
        # A half minute that ended on the way to the server is no fault of the phone's clock.
        self.user.totpdevice_set.update(drift=0)  # type: ignore[attr-defined]

    def shown(self, *, steps: int = 1) -> str:
        """The code the phone shows in half a minute: the one of now was spent on setting up."""
        assert self.app is not None
        return self.app.at(time.time() + 30 * steps)

    def wrong(self) -> str:
        """Six digits the phone shows neither now nor in the next minutes."""
        near = {self.shown(steps=step) for step in range(-3, 6)}
        return next(code for code in ("000000", *map(str, range(111111, 111131))) if code not in near)

    def code(self, code: str) -> str:
        """Where a code leads to; the fault when it leads nowhere."""
        answer = self.browser.post(CODE, {"code": code})
        fault = HTMLParser(answer.content).css_first("#code-fault .error-message")
        return fault.text() if fault else str(answer.headers.get("Location", ""))

    def leave(self) -> None:
        self.browser = Client()

    def is_in(self) -> bool:
        return self.browser.get(HOME).status_code == 200


def member(name: str) -> Member:
    return Member(User.objects.create_superuser(name, f"{name}@example.org", PASSWORD))


@pytest.fixture
def _asked(settings: Settings) -> None:
    settings.STAFF_SECOND_FACTOR = True


@pytest.fixture
def asha(db: None, _asked: None) -> Member:
    """Her account is new."""
    return member("asha")


@pytest.fixture
def meena(asha: Member) -> Member:
    """Her phone is set up, and she is not logged in."""
    made = member("meena")
    made.set_up()
    made.leave()
    return made

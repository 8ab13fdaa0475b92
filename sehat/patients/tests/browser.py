"""A browser of our own pages, and the addresses of the calls it makes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from django.test import Client

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

    from sehat.patients.tests.conftest import Phone

SIGNUP, LOGIN = "/users/v1/user/signup", "/users/v1/user/login"
GENERATE, VERIFY = "/lead/v1/authenticate/generateotp", "/lead/v1/authenticate/verifyotp"
UPDATE, LOGOUT = "/users/v1/user/update", "/users/v1/user/logout"
VISITOR, CITIES = "/timeline/visitorid", "/dmg/v1/web/citylist"
NUMBER = {"mobileNo": "9810000001", "countryCode": "91"}


class Browser:
    """A browser of our own pages: keeps its cookies, says where it comes from."""

    def __init__(self, phone: Phone, language: str = "en") -> None:
        self.client = Client(headers={"Sec-Fetch-Site": "same-origin", "Accept-Language": language})
        self.phone = phone

    def post(self, path: str, **body: Any) -> Response:
        return self.client.post(path, body, content_type="application/json")

    def put(self, path: str, **body: Any) -> Response:
        return self.client.put(path, body, content_type="application/json")

    def log_in(self) -> dict[str, Any]:
        assert self.post(SIGNUP, resend=0, **NUMBER).status_code == 200
        answer = self.post(LOGIN, otp=self.phone.code(), **NUMBER)
        assert answer.status_code == 200, answer.content
        user: dict[str, Any] = answer.json()["data"]
        return user

    def cookie(self, name: str) -> dict[str, Any]:
        value: dict[str, Any] = json.loads(unquote(self.client.cookies[name].value))
        return value


def said(answer: Response) -> tuple[int, str]:
    """The code and the message; the HTTP status is the code."""
    status = answer.json()["status"]
    assert status["code"] == answer.status_code
    return status["code"], status["message"]

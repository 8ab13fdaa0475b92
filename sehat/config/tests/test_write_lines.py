"""What visitors' calls write waits in line on SQLite: who does not starves those who do."""

from __future__ import annotations

import fcntl
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from django.db import connection
from django.test import Client
from PIL import Image
from pytest_django import Settings

from sehat.directory.demo.loader import load_directory
from sehat.leads.actions.photos import store_photo

LEAD = {"NameData": "Asha", "MobileNoData": "9810000001", "CityData": "Pune", "ProcedureNameData": "Other"}
NUMBER = {"mobileNo": "9810000001", "countryCode": "91"}
ANOTHER = NUMBER | {"mobileNo": "9810000002"}  # one is sent no two codes in a moment


class Line:
    """Sees each statement that writes; `outside` are those whose thread does not stand in line."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.outside: list[str] = []

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        if sql.startswith(("INSERT", "UPDATE", "DELETE")):
            self.written.append(sql)
            if connection.vendor == "sqlite" and is_free():
                self.outside.append(sql)
        return execute(sql, *rest)


def is_free() -> bool:
    with Path(f"{connection.settings_dict['NAME']}-lock").open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def code_in(place: Path) -> str:
    """The newest code that the local gateway has sent."""
    return str(json.loads((place / "sms.jsonl").read_text().splitlines()[-1])["text"])[-6:]


def photo() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (640, 480)).save(file, "PNG")
    return file.getvalue()


@pytest.mark.django_db(transaction=True)
def test_whatever_a_visitor_s_call_writes_stands_in_line(settings: Settings, tmp_path: Path) -> None:
    settings.VAR_DIR = settings.PHOTO_DIR = tmp_path
    load_directory(report=lambda _: None)
    client = Client(headers={"Sec-Fetch-Site": "same-origin", "Idempotency-Key": "one-form"})
    line = Line()

    def writes(path: str, body: object) -> bool:
        """Whether the call was taken, and something written."""
        before = len(line.written)
        answer = client.post(path, body, content_type="application/json")
        assert answer.status_code == 200, (path, answer.content)
        return len(line.written) > before

    with connection.execute_wrapper(line):
        assert writes("/lead/v1/authenticate/generateotp", NUMBER)
        assert writes("/lead/v1/authenticate/verifyotp", NUMBER | {"otp": code_in(tmp_path)})
        store_photo(by="visitor", data=photo(), form_key="one-form")
        assert writes("/api/lead/submit", LEAD)
        assert writes("/users/v1/user/signup", ANOTHER)
        assert writes("/users/v1/user/login", ANOTHER | {"otp": code_in(tmp_path)})
        assert writes("/users/v1/user/logout", {"everywhere": True})
    assert line.outside == []

"""A database that is locked, full or away: a visitor is told to come again, and no fault is shown as ours."""

from __future__ import annotations

import pytest
from django.db import OperationalError, connection
from django.test import Client

from sehat.directory import api as directory_api
from sehat.leads.api import form as lead_api

FULL = OperationalError("database or disk is full")
LEAD = {"NameData": "Asha", "MobileNoData": "9810000001", "CityData": "Pune", "ProcedureNameData": "Other"}


def fail(*_: object, **__: object) -> None:
    raise FULL


@pytest.fixture
def client() -> Client:
    return Client(raise_request_exception=False)


@pytest.mark.django_db
def test_a_call_is_told_to_come_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lead_api, "create_lead", fail)
    answer = client.post("/api/lead/submit", LEAD, content_type="application/json")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "10")
    assert answer.json()["status"]["message"].startswith("We could not save this just now")


@pytest.mark.parametrize("path", ["/api/cities", "/api/lead/treatments?departmentId=1"])
def test_a_list_that_could_not_be_read_is_kept_by_nobody(
    client: Client, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(directory_api, "city_options", fail)
    monkeypatch.setattr(lead_api, "procedure_options", fail)
    answer = client.get(path)
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "10")
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_page_is_told_to_come_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "cursor", fail)
    answer = client.get("/health")
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "10")
    assert b"Please try again in a minute" in answer.content

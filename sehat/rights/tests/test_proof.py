"""Proving a number: a code of a purpose of its own, and nothing told before it is right."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from sehat.patients.models import Patient
from sehat.patients.tests.conftest import another
from sehat.rights.models import Proof
from sehat.rights.tests.conftest import CODE, E164, HELD, NUMBER, PROOF, Clock, Visitor

pytestmark = pytest.mark.django_db


def test_a_number_without_an_account_is_proved_by_a_code(visitor: Visitor) -> None:
    lead = visitor.send()
    visitor.prove()
    held = visitor.see().json()["data"]
    assert [request["reference"] for request in held["requests"]] == [lead.reference]
    assert held["profile"] is None
    assert "credentials" not in visitor.client.cookies
    assert not Patient.objects.exists()


def test_who_is_logged_in_needs_no_code(visitor: Visitor) -> None:
    visitor.send()
    visitor.log_in_as(**NUMBER)
    held = visitor.client.get(HELD).json()["data"]
    assert len(held["requests"]) == 1
    assert held["profile"]["name"] == held["requests"][0]["name"]


@pytest.mark.parametrize(("minutes", "status"), [(29, 200), (30, 401)])
def test_who_logged_in_some_time_ago_proves_the_number_again(
    visitor: Visitor, clock: Clock, minutes: int, status: int
) -> None:
    visitor.send()
    visitor.log_in_as(**NUMBER)
    clock.move(minutes=minutes)
    assert visitor.client.get(HELD).status_code == status
    bodies = {"correct": {"name": "Asha"}, "erase": {}, "withdraw": {}, "stop-contact": {}, "keep": {}}
    for what, body in bodies.items():
        assert visitor.ask(what, **body).status_code == status
    assert visitor.client.get("/api/lead/requests").status_code == 200


def test_sending_says_and_does_the_same_for_known_and_unknown_numbers(visitor: Visitor, clock: Clock) -> None:
    visitor.send()
    Patient.objects.create(mobile=E164)
    answers, work = [], []
    for number in (NUMBER["mobileNo"], "9810000002"):
        with CaptureQueriesContext(connection) as queries:
            answer = visitor.post(CODE, mobileNo=number, countryCode="91")
        answers.append((answer.status_code, answer.content, dict(answer.headers)))
        work.append([query["sql"].split(" ")[0] for query in queries])
    assert answers[0] == answers[1]
    assert work[0] == work[1]


def test_a_wrong_code_says_the_same_for_known_and_unknown_numbers(visitor: Visitor) -> None:
    visitor.send()
    answers = set()
    for number in (NUMBER["mobileNo"], "9810000002"):
        visitor.post(CODE, mobileNo=number, countryCode="91")
        wrong = another(visitor.phone.code())
        answer = visitor.post(PROOF, mobileNo=number, countryCode="91", otp=wrong)
        answers.add((answer.status_code, answer.content))
    [(status, body)] = answers
    assert status == 422
    assert b"Please enter valid OTP" in body


@pytest.mark.parametrize("path", ["/users/v1/user/signup", "/lead/v1/authenticate/generateotp"])
def test_a_code_of_another_purpose_proves_nothing(visitor: Visitor, path: str) -> None:
    visitor.post(path, **NUMBER)
    assert visitor.post(PROOF, otp=visitor.phone.code(), **NUMBER).status_code == 422


def test_the_code_logs_nobody_in(visitor: Visitor) -> None:
    visitor.post(CODE, **NUMBER)
    answer = visitor.post("/users/v1/user/login", otp=visitor.phone.code(), **NUMBER)
    assert answer.status_code == 422


@pytest.mark.parametrize(("age", "status"), [(1799, 200), (1800, 401), (1801, 401)])
def test_a_proof_lives_half_an_hour(visitor: Visitor, clock: Clock, age: int, status: int) -> None:
    visitor.prove()
    clock.move(seconds=age)
    assert visitor.see().status_code == status


@pytest.mark.parametrize("age", [299, 300, 301])
def test_its_code_lives_five_minutes(visitor: Visitor, clock: Clock, age: int) -> None:
    visitor.post(CODE, **NUMBER)
    clock.move(seconds=age)
    answer = visitor.post(PROOF, otp=visitor.phone.code(), **NUMBER)
    assert answer.status_code == (200 if age < 300 else 422)


def test_a_proof_opens_its_own_number_alone(visitor: Visitor) -> None:
    visitor.send()
    visitor.prove(mobileNo="9810000002", countryCode="91")
    held = visitor.see().json()["data"]
    assert (held["mobile"], held["requests"]) == ("+919810000002", [])


def test_a_proof_that_is_over_is_not_a_session(visitor: Visitor, clock: Clock) -> None:
    """Someone else may be logged in here: what a page shows is never swapped under it."""
    visitor.log_in_as(mobileNo="9810000003", countryCode="91")
    visitor.prove()
    clock.move(minutes=31)
    assert visitor.see().status_code == 401


@pytest.mark.parametrize("proof", ["", "x", "x" * 43, "é" * 43, "x" * 8000])
def test_a_forged_proof_opens_nothing(proof: str) -> None:
    headers = {"Proof": proof.encode().decode("latin-1"), "Sec-Fetch-Site": "same-origin"}
    client = Client(headers=headers)
    assert client.get(HELD).status_code == 401
    for what in ("correct", "withdraw", "stop-contact", "erase", "keep"):
        answer = client.post(f"/api/privacy/{what}", {}, content_type="application/json")
        assert answer.status_code == 401


def test_what_opens_is_kept_as_a_hash_and_not_for_long(visitor: Visitor, clock: Clock) -> None:
    visitor.prove()
    assert visitor.proof not in str(list(Proof.objects.values()))
    clock.move(minutes=31)
    visitor.prove(mobileNo="9810000002", countryCode="91")
    assert [proof.mobile for proof in Proof.objects.all()] == ["+919810000002"]


def test_calls_of_one_number_are_limited(visitor: Visitor) -> None:
    visitor.prove()
    codes = [visitor.ask("stop-contact").status_code for _ in range(65)]
    assert codes[:29] == [200] * 29
    assert 429 in codes


def test_another_site_asks_for_nothing(visitor: Visitor) -> None:
    foreign = Client(headers={"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"})
    assert foreign.post(CODE, NUMBER, content_type="application/json").status_code == 403
    assert visitor.phone.messages() == []

"""Logging in and out, and the token between (decisions 3.2, 3.3)."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.patients.models import Token
from sehat.patients.sessions import token_digest
from sehat.patients.tests.browser import (
    CITIES,
    LOGIN,
    LOGOUT,
    NUMBER,
    SIGNUP,
    UPDATE,
    VISITOR,
    Browser,
    said,
)
from sehat.patients.tests.conftest import Clock, Phone, another

pytestmark = pytest.mark.django_db


class TestLoggingIn:
    def test_answers_the_user_of_the_specification(self, browser: Browser) -> None:
        user = browser.log_in()
        assert set(user) == {"token", "name", "mobileNo", "email", "id", "selectedCity"}
        assert (user["mobileNo"], user["name"], user["selectedCity"]) == ("+919810000001", "", None)

    def test_sets_two_cookies_for_a_year(self, browser: Browser) -> None:
        user = browser.log_in()
        credentials, profile = (browser.client.cookies[name] for name in ("credentials", "profile"))
        assert browser.cookie("credentials") == user
        assert browser.cookie("profile") == {
            "name": "",
            "mobileNo": "******0001",
            "email": "",
            "id": user["id"],
            "selectedCity": None,
        }
        for cookie in (credentials, profile):
            assert (cookie["max-age"], cookie["samesite"], cookie["path"]) == (31536000, "Lax", "/")
        assert (credentials["httponly"], profile["httponly"]) == (True, "")
        assert user["token"] not in unquote(profile.value)

    def test_is_secure_where_the_site_is_https(self, browser: Browser, settings: Settings) -> None:
        settings.SITE_URL = "https://site.example"  # whatever the proxy says of one request
        browser.post(SIGNUP, **NUMBER)
        body = {"otp": browser.phone.code(), **NUMBER}
        browser.client.post(LOGIN, body, content_type="application/json")
        assert browser.client.cookies["credentials"]["secure"]
        assert browser.client.cookies["profile"]["secure"]

    def test_is_not_kept_by_caches(self, browser: Browser) -> None:
        browser.post(SIGNUP, **NUMBER)
        answer = browser.post(LOGIN, otp=browser.phone.code(), **NUMBER)
        assert answer.headers["Cache-Control"] == "no-store"

    def test_with_a_wrong_code_is_refused_in_the_words_of_the_specification(self, browser: Browser) -> None:
        browser.post(SIGNUP, **NUMBER)
        for code in (another(browser.phone.code()), "", "12345"):
            answer = browser.post(LOGIN, otp=code, **NUMBER)
            assert said(answer) == (422, "Please enter valid OTP")
            assert answer.json()["error"] == [{"field": "otp", "message": "Please enter valid OTP"}]
        assert "credentials" not in browser.client.cookies

    def test_again_is_the_same_patient_with_another_token(
        self, browser: Browser, clock: Clock, phone: Phone
    ) -> None:
        first = browser.log_in()
        clock.move(minutes=1)
        second = Browser(phone).log_in()
        assert first["id"] == second["id"]
        assert first["token"] != second["token"]
        assert browser.client.get(VISITOR).status_code == 200

    def test_keeps_no_token_in_the_clear(self, browser: Browser) -> None:
        token = browser.log_in()["token"]
        assert len(token) >= 40
        assert token not in str(list(Token.objects.values()))

    def test_guesses_of_one_connection_are_limited(self, browser: Browser) -> None:
        codes = {browser.post(LOGIN, otp="000000", **NUMBER).status_code for _ in range(80)}
        assert codes == {422, 429}


class TestAToken:
    @pytest.mark.parametrize("form", ["{}", "Bearer {}", "bearer {}", "Bearer   {} "])
    def test_is_taken_from_the_authorization_header(self, browser: Browser, form: str) -> None:
        token = browser.log_in()["token"]
        answer = Client(headers={"Authorization": form.format(token)}).get(VISITOR)
        assert answer.status_code == 200

    def test_lives_a_year(self, browser: Browser, clock: Clock) -> None:
        browser.log_in()
        clock.move(seconds=31535999)
        assert browser.client.get(VISITOR).status_code == 200
        clock.move(seconds=1)
        assert browser.client.get(VISITOR).status_code == 401

    def test_is_changed_after_a_month(self, browser: Browser, clock: Clock) -> None:
        old = browser.log_in()["token"]
        browser.put(UPDATE, name="Asha")
        assert browser.cookie("credentials")["token"] == old
        clock.move(days=31)
        browser.put(UPDATE, name="Asha Devi")
        new = browser.cookie("credentials")["token"]
        assert new != old
        with_old = Client(headers={"Authorization": old})
        assert with_old.get(VISITOR).status_code == 200  # a call that was under way
        clock.move(seconds=61)
        assert with_old.get(VISITOR).status_code == 401
        assert browser.client.get(VISITOR).status_code == 200

    def test_of_a_header_is_not_changed_under_its_owner(self, browser: Browser, clock: Clock) -> None:
        token = browser.log_in()["token"]
        clock.move(days=31)
        client = Client(headers={"Authorization": token})
        client.put(UPDATE, {"name": "Asha"}, content_type="application/json")
        clock.move(seconds=61)
        assert client.get(VISITOR).status_code == 200

    @pytest.mark.parametrize(
        "cookie",
        [
            "",
            "x",
            "%7B%22token%22%3A%22abc",
            "null",
            "[]",
            "%22text%22",
            "%7B%22token%22%3A5%7D",
            "%7B%22token%22%3A%22" + "a" * 8000 + "%22%7D",
            "%ff%fe%00",
            "%5B" * 2600,
            "%7B%22token%22%3A%22%D9%AA" + "%D9%AA" * 30 + "%22%7D",
        ],
    )
    def test_that_is_none_is_a_guest_s(self, cookie: str) -> None:
        client = Client(headers={"Cookie": f"credentials={cookie}; profile={cookie}"})
        assert client.get(VISITOR).status_code == 401
        assert client.get(CITIES).status_code == 200
        assert client.post(LOGOUT, content_type="application/json").status_code == 200

    def test_cut_short_is_a_guest_s(self, browser: Browser) -> None:
        browser.log_in()
        whole = browser.client.cookies["credentials"].value
        for length in range(0, len(whole), 7):
            browser.client.cookies["credentials"] = whole[:length]
            assert browser.client.get(VISITOR).status_code == 401


class TestLoggingOut:
    def test_revokes_the_token_and_clears_both_cookies(self, browser: Browser) -> None:
        token = browser.log_in()["token"]
        assert said(browser.post(LOGOUT))[0] == 200
        assert {browser.client.cookies[name].value for name in ("credentials", "profile")} == {""}
        assert Client(headers={"Authorization": token}).get(VISITOR).status_code == 401

    def test_needs_no_body(self, browser: Browser) -> None:
        browser.log_in()
        assert browser.client.post(LOGOUT, content_type="application/json").status_code == 200

    def test_leaves_other_devices_in_unless_it_is_everywhere(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        browsers = [browser, Browser(phone), Browser(phone)]
        for each in browsers:
            each.log_in()
            clock.move(minutes=1)
        browsers[0].post(LOGOUT)
        assert browsers[1].client.get(VISITOR).status_code == 200
        browsers[1].post(LOGOUT, everywhere=True)
        assert browsers[2].client.get(VISITOR).status_code == 401

    def test_everywhere_is_not_said_to_be_done_where_the_session_was_over(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        token = browser.log_in()["token"]
        other = Browser(phone, language="hi")
        clock.move(minutes=1)
        other.log_in()
        Token.objects.filter(digest=token_digest(token)).update(revoked_at=clock.now)
        code, message = said(browser.post(LOGOUT, everywhere=True))
        assert (code, message[:27]) == (401, "Your session here has ended")
        assert other.client.get(VISITOR).status_code == 200
        assert said(browser.post(LOGOUT))[0] == 200

    def test_is_open_to_a_guest(self, browser: Browser) -> None:
        assert said(browser.post(LOGOUT))[0] == 200

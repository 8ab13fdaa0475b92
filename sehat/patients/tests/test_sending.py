"""Codes on their way, of a login and of a request form (decisions 3.1)."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from sehat.patients.models import Patient
from sehat.patients.tests.browser import (
    GENERATE,
    LOGIN,
    NUMBER,
    SIGNUP,
    VERIFY,
    Browser,
    said,
)
from sehat.patients.tests.conftest import Clock, Phone, another

pytestmark = pytest.mark.django_db


class TestSendingACode:
    @pytest.mark.parametrize("path", [SIGNUP, GENERATE])
    def test_is_acknowledged_with_the_words_of_the_specification(self, browser: Browser, path: str) -> None:
        answer = browser.post(path, resend=0, **NUMBER)
        assert said(answer) == (200, "We have sent an OTP on your mobile number")
        assert answer.json()["error"] == []
        assert len(browser.phone.messages()) == 1

    @pytest.mark.parametrize(
        "number",
        [
            {"mobileNo": "9810000001", "countryCode": "+91"},
            {"mobileNo": "+919810000001"},
            {"mobileNo": "09810000001", "countryCode": "91"},
            {"mobileNo": 9810000001, "countryCode": 91},
        ],
    )
    def test_takes_a_number_as_people_write_it(self, browser: Browser, number: dict[str, Any]) -> None:
        assert browser.post(SIGNUP, **number).status_code == 200
        assert browser.phone.messages()[0]["to"] == "+919810000001"

    @pytest.mark.parametrize(
        "number",
        [
            {"mobileNo": "5810000001", "countryCode": "91"},
            {"mobileNo": "98100", "countryCode": "91"},
            {"mobileNo": "", "countryCode": "91"},
            {"mobileNo": "9810000001", "countryCode": "abc"},
            {"mobileNo": "2025550123", "countryCode": "1"},  # +91 only by default
        ],
    )
    def test_refuses_what_is_no_number_of_ours(self, browser: Browser, number: dict[str, Any]) -> None:
        answer = browser.post(SIGNUP, **number)
        assert said(answer) == (422, "Please enter valid mobile number")
        assert answer.json()["error"] == [
            {"field": "mobileNo", "message": "Please enter valid mobile number"}
        ]
        assert browser.phone.messages() == []

    @pytest.mark.parametrize("body", [{}, {"mobileNo": None}, {"mobileNo": ""}])
    @pytest.mark.parametrize("path", [SIGNUP, GENERATE, LOGIN, VERIFY])
    def test_no_number_is_a_wrong_one(self, browser: Browser, path: str, body: dict[str, Any]) -> None:
        assert said(browser.post(path, **body)) == (422, "Please enter valid mobile number")

    @pytest.mark.parametrize("path", [LOGIN, VERIFY])
    def test_no_code_is_a_wrong_one(self, browser: Browser, path: str) -> None:
        assert said(browser.post(path, **NUMBER)) == (422, "Please enter valid OTP")

    def test_null_is_the_same_as_not_sent(self, browser: Browser) -> None:
        sent = browser.post(SIGNUP, mobileNo="9810000001", countryCode=None, resend=None)
        assert said(sent)[0] == 200

    def test_another_country_is_a_setting(self, browser: Browser, settings: Settings) -> None:
        settings.LOGIN_COUNTRY_CODES = ["+91", "+1"]
        assert browser.post(SIGNUP, mobileNo="2025550123", countryCode="1").status_code == 200

    def test_says_and_does_the_same_for_known_and_unknown_numbers(
        self, browser: Browser, clock: Clock
    ) -> None:
        Patient.objects.create(mobile="+919810000001", name="Asha")
        answers, work = [], []
        for number in ("9810000001", "9810000002"):
            with CaptureQueriesContext(connection) as queries:
                answer = browser.post(SIGNUP, mobileNo=number, countryCode="91", resend=0)
            answers.append((answer.status_code, answer.content, dict(answer.headers)))
            work.append([query["sql"].split(" ")[0] for query in queries])
        assert answers[0] == answers[1]
        assert work[0] == work[1]

    def test_too_soon_says_how_long_to_wait(self, browser: Browser, clock: Clock) -> None:
        browser.post(SIGNUP, **NUMBER)
        answer = browser.post(SIGNUP, resend=1, **NUMBER)
        assert said(answer) == (429, "Please wait 30 secs before you ask for another OTP.")
        assert 30 <= int(answer.headers["Retry-After"]) <= 31

    def test_is_refused_in_the_language_of_the_page(self, phone: Phone, clock: Clock) -> None:
        hindi = Browser(phone, "hi")
        assert said(hindi.post(SIGNUP, mobileNo="98100")) == (422, "कृपया सही मोबाइल नंबर लिखें")
        hindi.post(SIGNUP, **NUMBER)
        answer = hindi.post(SIGNUP, resend=1, **NUMBER)
        assert said(answer) == (429, "दूसरा OTP माँगने से पहले कृपया 30 सेकंड रुकें।")

    def test_that_fails_is_told(self, browser: Browser, settings: Settings) -> None:
        settings.VAR_DIR = "/dev/null/nowhere"
        code, message = said(browser.post(SIGNUP, **NUMBER))
        assert (code, message.startswith("We could not send the OTP")) == (503, True)

    @pytest.mark.parametrize("proxies", [0, 1])
    def test_a_thousand_forged_addresses_are_one(
        self, browser: Browser, settings: Settings, proxies: int
    ) -> None:
        settings.TRUSTED_PROXIES = proxies
        settings.CODES_PER_SITE_PER_MINUTE = 10_000
        codes = []
        for forged in range(1000):
            chain = f"10.0.{forged // 250}.{forged % 250}" + (", 203.0.113.7" if proxies else "")
            answer = browser.client.post(
                SIGNUP,
                {"mobileNo": str(9810000000 + forged), "countryCode": "91"},
                content_type="application/json",
                headers={"X-Forwarded-For": chain},
            )
            codes.append(answer.status_code)
        share = settings.CODES_PER_ADDRESS_PER_TEN_MINUTES
        # Beyond its share an address is slowed to one in 30 seconds; a test may cross into the next window.
        assert share <= codes.count(200) <= share + 5
        assert codes[:share] == [200] * share
        assert codes[-1] == 429

    def test_the_site_has_a_limit_too(self, browser: Browser, settings: Settings) -> None:
        settings.CODES_PER_SITE_PER_MINUTE = 1
        codes = [browser.post(SIGNUP, mobileNo=str(9810000000 + i)).status_code for i in range(4)]
        assert codes.count(429) >= 2

    def test_a_flood_for_one_number_costs_one_message_and_nobody_else_a_code(
        self, browser: Browser, settings: Settings
    ) -> None:
        settings.TRUSTED_PROXIES, settings.CODES_PER_SITE_PER_MINUTE = 1, 20

        def ask(number: str, address: str) -> int:
            body, headers = {"mobileNo": number, "countryCode": "91"}, {"X-Forwarded-For": address}
            post = browser.client.post(SIGNUP, body, content_type="application/json", headers=headers)
            return post.status_code

        flood = [ask("9810000001", f"203.0.113.{call % 17}") for call in range(300)]
        assert (flood.count(200), len(browser.phone.messages())) == (1, 1)
        assert ask("9810000002", "198.51.100.7") == 200

    def test_all_addresses_of_one_ipv6_connection_are_one(self, browser: Browser, settings: Settings) -> None:
        settings.TRUSTED_PROXIES = 1
        share = settings.CODES_PER_ADDRESS_PER_TEN_MINUTES
        codes = [
            browser.client.post(
                SIGNUP,
                {"mobileNo": str(9810000000 + call), "countryCode": "91"},
                content_type="application/json",
                headers={"X-Forwarded-For": f"2001:db8:1:2::{call + 1:x}"},
            ).status_code
            for call in range(share + 10)
        ]
        assert share <= codes.count(200) <= share + 1

    def test_the_day_has_a_budget_and_its_end_is_in_the_log(
        self, browser: Browser, settings: Settings, caplog: pytest.LogCaptureFixture
    ) -> None:
        settings.CODES_PER_SITE_PER_DAY = 2
        codes = [browser.post(SIGNUP, mobileNo=str(9810000000 + call)).status_code for call in range(3)]
        assert codes == [200, 200, 429]
        assert "the day's 2 one-time codes are used up" in caplog.text

    def test_from_another_site_is_refused(self, phone: Phone) -> None:
        client = Client(headers={"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"})
        answer = client.post(SIGNUP, NUMBER, content_type="application/json")
        assert answer.status_code == 403
        assert phone.messages() == []


class TestAFormsCode:
    def test_is_verified_and_logs_nobody_in(self, browser: Browser) -> None:
        browser.post(GENERATE, **NUMBER)
        answer = browser.post(VERIFY, otp=browser.phone.code(), **NUMBER)
        assert said(answer)[0] == 200
        assert answer.json()["data"] == {"verified": True}
        assert "credentials" not in browser.client.cookies
        assert not Patient.objects.exists()

    def test_does_not_open_the_login(self, browser: Browser) -> None:
        browser.post(GENERATE, **NUMBER)
        assert browser.post(LOGIN, otp=browser.phone.code(), **NUMBER).status_code == 422

    def test_that_is_wrong_is_refused(self, browser: Browser) -> None:
        browser.post(GENERATE, **NUMBER)
        answer = browser.post(VERIFY, otp=another(browser.phone.code()), **NUMBER)
        assert said(answer) == (422, "Please enter valid OTP")

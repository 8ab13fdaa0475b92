"""Nobody shuts a patient out of their own number: by wrong guesses or by asking (ASVS 6.1.1)."""

from __future__ import annotations

import json

import pytest
from django.test import Client
from pytest_django import Settings

from sehat.gateways.captcha.base import Bot, Captcha, Human, NoVerdict, Verdict, Widget
from sehat.patients.models import Code
from sehat.patients.tests.browser import GENERATE, LOGIN, NUMBER, SIGNUP, VERIFY, Browser, said
from sehat.patients.tests.conftest import Clock, Phone, another

pytestmark = pytest.mark.django_db


class TestWrongGuessesOfAnotherBrowser:
    def test_leave_the_code_to_the_one_that_asked(self, browser: Browser, phone: Phone) -> None:
        browser.post(SIGNUP, **NUMBER)
        attacker, code = Browser(phone), phone.code()
        for _ in range(8):
            assert attacker.post(LOGIN, otp=another(code), **NUMBER).status_code == 422
        assert browser.post(LOGIN, otp=code, **NUMBER).status_code == 200

    def test_are_five_in_all_however_many_browsers_guess(self, browser: Browser, phone: Phone) -> None:
        browser.post(SIGNUP, **NUMBER)
        code = phone.code()
        for _ in range(5):
            Browser(phone).post(LOGIN, otp=another(code), **NUMBER)
        assert Browser(phone).post(LOGIN, otp=code, **NUMBER).status_code == 422

    def test_count_apart_from_its_own_five(self, browser: Browser, phone: Phone) -> None:
        browser.post(SIGNUP, **NUMBER)
        code = phone.code()
        for _ in range(5):
            browser.post(LOGIN, otp=another(code), **NUMBER)
        assert browser.post(LOGIN, otp=code, **NUMBER).status_code == 422

    def test_with_codes_of_its_own_push_out_no_code(
        self, browser: Browser, phone: Phone, clock: Clock
    ) -> None:
        browser.post(SIGNUP, **NUMBER)
        code, attacker = phone.code(), Browser(phone)
        for _ in range(3):
            clock.move(seconds=31)
            assert attacker.post(SIGNUP, **NUMBER).status_code == 200
        assert browser.post(LOGIN, otp=code, **NUMBER).status_code == 200


class TestAnAppWithoutCookies:
    def test_logs_in_as_the_specification_says(self, phone: Phone) -> None:
        def app() -> Browser:
            return Browser(phone)  # forgets its cookies between two calls

        assert app().post(SIGNUP, **NUMBER).status_code == 200
        assert app().post(LOGIN, otp=another(phone.code()), **NUMBER).status_code == 422
        assert app().post(LOGIN, otp=phone.code(), **NUMBER).status_code == 200

    def test_verifies_the_number_of_a_form(self, phone: Phone) -> None:
        Browser(phone).post(GENERATE, **NUMBER)
        assert Browser(phone).post(VERIFY, otp=phone.code(), **NUMBER).status_code == 200


class TestTheCookie:
    def test_is_opaque_short_lived_and_no_script_s(self, browser: Browser, settings: Settings) -> None:
        settings.SITE_URL = "https://www.example.org"
        answer = browser.post(SIGNUP, **NUMBER)
        cookie = answer.cookies["__Host-asked"]
        assert (cookie["httponly"], cookie["secure"], cookie["samesite"]) == (True, True, "Lax")
        assert (cookie["path"], cookie["max-age"], cookie["domain"]) == ("/", 600, "")
        assert "9810000001" not in cookie.value

    def test_goes_when_the_code_was_right(self, browser: Browser, phone: Phone) -> None:
        browser.post(SIGNUP, **NUMBER)
        assert browser.post(LOGIN, otp=another(phone.code()), **NUMBER).cookies == {}
        assert browser.post(LOGIN, otp=phone.code(), **NUMBER).cookies["asked"].value == ""

    @pytest.mark.parametrize("mine", ["", "x", "a" * 31, "a" * 33, "a" * 30 + "-b"])
    def test_is_of_our_making_alone(self, browser: Browser, mine: str) -> None:
        """A short one, which somebody put there, could be guessed."""
        browser.client.cookies["asked"] = mine
        made = browser.post(SIGNUP, **NUMBER).cookies["asked"].value
        assert (made != mine, len(made), made.isalnum()) == (True, 32, True)

    def test_is_stored_as_a_hash(self, browser: Browser) -> None:
        cookie = browser.post(SIGNUP, **NUMBER).cookies["asked"]
        assert cookie.value not in str(Code.objects.values().get())

    @pytest.mark.parametrize("forged", ["", "x", "x" * 5000, "'; drop table"])
    def test_that_is_forged_counts_as_none(self, browser: Browser, phone: Phone, forged: str) -> None:
        browser.post(SIGNUP, **NUMBER)
        stranger = Browser(phone)
        stranger.client.cookies["asked"] = forged
        assert stranger.post(LOGIN, otp=phone.code(), **NUMBER).status_code == 200


class PlayedCaptcha(Captcha):
    """Believes the token "good"; its vendor cannot be asked about "away"."""

    @classmethod
    def widget(cls) -> Widget:
        return Widget("turnstile", "https://captcha.example/api.js", "public-key")

    def check(self, token: str, address: str) -> Verdict:
        if token == "away":
            return NoVerdict("HTTP 500")
        return Human() if token == "good" else Bot()


@pytest.fixture
def _captcha(settings: Settings) -> None:
    settings.CAPTCHA_GATEWAY = f"{__name__}.PlayedCaptcha"


def ask(clock: Clock, token: str = "", number: str = "9810000001", address: str = "203.0.113.9") -> int:
    clock.move(seconds=31)
    headers = {"Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address}
    client = Client(headers=headers | ({"Captcha-Token": token} if token else {}))
    body = {"mobileNo": number, "countryCode": "91"}
    return client.post(SIGNUP, body, content_type="application/json").status_code


@pytest.mark.usefixtures("_captcha")
class TestWhereACaptchaIsSetUp:
    def test_strangers_send_three_codes_a_day_and_leave_the_rest_to_people(
        self, clock: Clock, phone: Phone
    ) -> None:
        assert [ask(clock) for _ in range(20)] == [200] * 3 + [428] * 17
        assert ask(clock, "forged") == 428
        assert [ask(clock, "good") for _ in range(2)] == [200] * 2
        assert len(phone.messages()) == 5

    def test_who_is_known_to_be_a_person_takes_no_code_from_strangers(self, clock: Clock) -> None:
        assert [ask(clock, "good") for _ in range(2)] == [200] * 2
        assert [ask(clock) for _ in range(4)] == [200] * 3 + [428]

    def test_the_limits_of_what_messages_cost_stay(self, clock: Clock, phone: Phone) -> None:
        assert [ask(clock, "good") for _ in range(20)].count(200) == 5
        assert len(phone.messages()) == 5

    def test_a_vendor_who_is_away_holds_up_nobody(self, clock: Clock) -> None:
        assert [ask(clock) for _ in range(4)][-1] == 428
        assert ask(clock, "away") == 200

    def test_the_refusal_says_how_to_go_on(self, clock: Clock, browser: Browser) -> None:
        for _ in range(3):
            ask(clock)
        clock.move(seconds=31)
        answer = browser.post(SIGNUP, **NUMBER)
        assert said(answer) == (428, "Please confirm that you are a person and try again, or call us.")
        assert json.loads(answer.headers["Captcha"]) == {
            "vendor": "turnstile",
            "scriptUrl": "https://captcha.example/api.js",
            "siteKey": "public-key",
        }

    def test_a_crowded_address_steps_up_and_is_not_slowed(self, clock: Clock, settings: Settings) -> None:
        settings.TRUSTED_PROXIES, settings.CODES_PER_ADDRESS_PER_TEN_MINUTES = 1, 2
        codes = [ask(clock, number=str(9810000010 + call)) for call in range(4)]
        people = [ask(clock, "good", number=str(9810000020 + call)) for call in range(4)]
        assert codes == [200, 200, 428, 428]
        assert people == [200] * 4

"""Login, profile and logout as a browser calls them (spec section 7, decisions 3)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.patients.models import Code, Patient, Token
from sehat.patients.tests.conftest import Clock, Phone, another

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

SIGNUP, LOGIN = "/users/v1/user/signup", "/users/v1/user/login"
GENERATE, VERIFY = "/lead/v1/authenticate/generateotp", "/lead/v1/authenticate/verifyotp"
UPDATE, LOGOUT = "/users/v1/user/update", "/users/v1/user/logout"
VISITOR, CITIES = "/timeline/visitorid", "/dmg/v1/web/citylist"
NUMBER = {"mobileNo": "9810000001", "countryCode": "91"}
pytestmark = pytest.mark.django_db


class Browser:
    """A browser of our own pages: keeps its cookies, says where it comes from."""

    def __init__(self, phone: Phone) -> None:
        self.client = Client(headers={"Sec-Fetch-Site": "same-origin"})
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


@pytest.fixture
def browser(phone: Phone) -> Browser:
    return Browser(phone)


def said(answer: Response) -> tuple[int, str]:
    """The code and the message; the HTTP status is the code."""
    status = answer.json()["status"]
    assert status["code"] == answer.status_code
    return status["code"], status["message"]


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
        assert not browser.client.cookies
        assert not Patient.objects.exists()

    def test_does_not_open_the_login(self, browser: Browser) -> None:
        browser.post(GENERATE, **NUMBER)
        assert browser.post(LOGIN, otp=browser.phone.code(), **NUMBER).status_code == 422

    def test_that_is_wrong_is_refused(self, browser: Browser) -> None:
        browser.post(GENERATE, **NUMBER)
        answer = browser.post(VERIFY, otp=another(browser.phone.code()), **NUMBER)
        assert said(answer) == (422, "Please enter valid OTP")


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

    def test_is_secure_over_https(self, browser: Browser) -> None:
        browser.post(SIGNUP, **NUMBER)
        body = {"otp": browser.phone.code(), **NUMBER}
        browser.client.post(LOGIN, body, content_type="application/json", secure=True)
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
        assert not browser.client.cookies

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

    def test_is_open_to_a_guest(self, browser: Browser) -> None:
        assert said(browser.post(LOGOUT))[0] == 200


class TestTheProfile:
    @pytest.fixture(autouse=True)
    def _logged_in(self, browser: Browser) -> None:
        browser.log_in()

    def test_takes_name_and_email(self, browser: Browser) -> None:
        answer = browser.put(UPDATE, name="  Asha   Devi ", email="asha@example.org")
        assert said(answer) == (200, "Profile Updated")
        for name in ("credentials", "profile"):
            assert browser.cookie(name)["name"] == "Asha Devi"
            assert browser.cookie(name)["email"] == "asha@example.org"

    def test_takes_the_city_by_its_id(self, browser: Browser) -> None:
        browser.put(UPDATE, cityId=514)
        city = {"cityid": 514, "cityname": "Delhi NCR", "type": "popular"}
        assert browser.cookie("profile")["selectedCity"] == city
        assert browser.client.get(CITIES).json()["data"] == {"cityId": 514, "cityName": "Delhi NCR"}

    def test_takes_the_other_city(self, browser: Browser) -> None:
        browser.put(UPDATE, cityId=0)
        assert browser.cookie("profile")["selectedCity"]["cityname"] == "Other"

    def test_leaves_what_is_not_sent(self, browser: Browser) -> None:
        browser.put(UPDATE, name="Asha", email="asha@example.org")
        browser.put(UPDATE, cityId=514)
        browser.put(UPDATE, name="Asha Devi")
        profile = browser.cookie("profile")
        assert (profile["name"], profile["email"]) == ("Asha Devi", "asha@example.org")
        assert profile["selectedCity"]["cityid"] == 514

    @pytest.mark.parametrize(
        ("field", "value", "message"),
        [
            ("name", "", "Please enter your name"),
            ("name", "   ", "Please enter your name"),
            ("name", "<b>Asha</b>", "Please enter your name"),
            ("name", "x" * 101, "Please enter your name"),
            ("email", "", "Please enter your email"),
            ("email", "asha@", "Please enter your email"),
            ("email", "a" * 250 + "@example.org", "Please enter your email"),
            ("cityId", 999_999, "Please select your city"),
        ],
    )
    def test_refuses_by_field(self, browser: Browser, field: str, value: object, message: str) -> None:
        answer = browser.put(UPDATE, **{field: value})
        assert said(answer) == (422, message)
        assert answer.json()["error"][0] == {"field": field, "message": message}

    def test_changes_nothing_when_one_field_is_wrong(self, browser: Browser) -> None:
        assert browser.put(UPDATE, name="Asha", email="no").status_code == 422
        assert Patient.objects.get().name == ""

    def test_wants_something_to_change(self, browser: Browser) -> None:
        assert browser.put(UPDATE).status_code == 422

    def test_is_for_the_logged_in(self, phone: Phone) -> None:
        guest = Browser(phone)
        assert said(guest.put(UPDATE, name="Asha")) == (401, "Please log in to do this.")

    def test_is_audited_without_personal_data(self, browser: Browser) -> None:
        browser.put(UPDATE, name="Asha", email="asha@example.org")
        events = str(list(AuditEvent.objects.filter(subject__startswith="patient").values()))
        assert "profile updated" in events
        for personal in ("Asha", "asha@", "9810000001"):
            assert personal not in events


class TestTheVisitorId:
    def test_is_one_for_a_patient(self, browser: Browser) -> None:
        browser.log_in()
        first = browser.client.get(VISITOR).json()
        assert set(first) == {"visitorid"}
        assert first["visitorid"].isdecimal()
        assert browser.client.get(VISITOR).json() == first

    def test_is_the_one_the_browser_has_already(self, browser: Browser) -> None:
        browser.log_in()
        answer = browser.client.get(VISITOR, headers={"visitorid": "1763640000000123456"})
        assert answer.json() == {"visitorid": "1763640000000123456"}

    @pytest.mark.parametrize("offered", ["", "1", "abc", "9" * 40, "1763640000000-1"])
    def test_is_a_new_one_when_the_browser_s_is_none(self, browser: Browser, offered: str) -> None:
        browser.log_in()
        browser.client.cookies["visitorid"] = offered
        assert browser.client.get(VISITOR).json()["visitorid"] != offered


class TestTheCityList:
    def test_is_open_to_guests(self, browser: Browser) -> None:
        answer = browser.client.get(CITIES).json()
        assert [item["cityid"] for item in answer["results"][:6]] == [514, 477, 93, 267, 248, 568]
        assert set(answer["results"][0]) >= {"cityid", "cityname", "webIconPrimary", "webIconSecondary"}
        assert "data" not in answer

    def test_names_the_city_of_the_logged_in(self, browser: Browser) -> None:
        browser.log_in()
        assert browser.client.get(CITIES).json()["data"] == {"cityId": None, "cityName": None}


class TestDeliveryReports:
    PATH = "/sms/report/msg91/" + "s" * 32

    @pytest.fixture(autouse=True)
    def _vendor(self, settings: Settings) -> None:
        settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"
        settings.SMS_REPORT_SECRET = "s" * 32

    def report(self, path: str, body: object) -> int:
        return Client().post(path, body, content_type="application/json").status_code

    def test_tell_what_became_of_a_code(self, clock: Clock) -> None:
        code = Code.objects.create(
            number_key="k", created_at=clock.now, expires_at=clock.now, sms_id="m1", state="sent"
        )
        assert self.report(self.PATH, [{"requestId": "m1", "report": [{"status": "1"}]}]) == 204
        code.refresh_from_db()
        assert code.state == "delivered"

    @pytest.mark.parametrize(
        "path", ["/sms/report/msg91/guess", "/sms/report/twilio/" + "s" * 32, "/sms/report/x/" + "é" * 32]
    )
    def test_of_strangers_are_not_known(self, path: str) -> None:
        assert self.report(path, []) == 404

    def test_that_cannot_be_read_are_refused(self) -> None:
        assert self.report(self.PATH, {"x": 1}) == 403

    def test_are_off_without_a_secret(self, settings: Settings) -> None:
        settings.SMS_REPORT_SECRET = ""
        assert self.report(self.PATH, []) == 404


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(["mobileNo", "countryCode", "otp", "resend", "name", "email", "cityId", "everywhere"])
BODIES = (
    st.dictionaries(NAMES, ANYTHING, max_size=5).map(json.dumps).map(str.encode)
    | ANYTHING.map(json.dumps).map(str.encode)
    | st.binary(max_size=60)
    | st.sampled_from([b"[" * 50_000, b"9" * 5000, b'{"mobileNo":"\\ud800"}', b'{"name":"\\u0000"}'])
)


@pytest.fixture
def roomy(settings: Settings, browser: Browser) -> Browser:
    settings.CODES_PER_ADDRESS_PER_TEN_MINUTES = settings.CODES_PER_SITE_PER_MINUTE = 10**6
    browser.log_in()
    return browser


@pytest.mark.parametrize(
    ("method", "path"),
    [("post", path) for path in (SIGNUP, GENERATE, VERIFY, LOGIN, LOGOUT)] + [("put", UPDATE)],
)
@hypothesis_settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=BODIES)
def test_no_body_whatever_is_a_fault_of_ours(roomy: Browser, method: str, path: str, body: bytes) -> None:
    cache.clear()
    answer = getattr(roomy.client, method)(path, body, content_type="application/json")
    assert answer.status_code < 500, (body, answer.content)
    status = answer.json()["status"]
    assert status["code"] == answer.status_code
    assert "Traceback" not in answer.content.decode()


@hypothesis_settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(header=st.text(st.characters(min_codepoint=32, max_codepoint=255), max_size=200))
def test_no_authorization_whatever_is_a_fault_of_ours(client: Client, header: str) -> None:
    assert client.get(VISITOR, headers={"Authorization": header}).status_code == 401
    client.cookies.clear()
    assert client.get(CITIES, headers={"Cookie": f"credentials={header}"}).status_code == 200

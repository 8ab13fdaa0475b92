"""One-time codes: how long they live, how often they may be tried and sent (decisions 3.1)."""

from __future__ import annotations

import hmac
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from django.core.checks import run_checks
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.errors import RateLimited, ServiceUnavailable
from sehat.core.phone import Mobile
from sehat.patients.actions import check_code, delete_expired_codes, note_report, send_code
from sehat.patients.codes import share_of_number, wait_before_another, wait_for
from sehat.patients.models import Code
from sehat.patients.selectors import is_verified
from sehat.patients.tests.conftest import MOBILE, Clock, Phone, another

LOGIN, LEAD = Code.Purpose.LOGIN, Code.Purpose.LEAD


def send(purpose: Code.Purpose = LOGIN, mobile: Mobile = MOBILE) -> None:
    send_code(by="visitor", mobile=mobile, purpose=purpose)


def check(code: str, purpose: Code.Purpose = LOGIN, mobile: Mobile = MOBILE) -> bool:
    return check_code(by="visitor", mobile=mobile, purpose=purpose, code=code)


@pytest.mark.django_db
class TestACode:
    def test_is_six_digits_told_to_the_phone(self, phone: Phone, settings: Settings) -> None:
        settings.SITE_URL, settings.BRAND_NAME = "https://www.example.org:8443", "Sehat Path"
        send()
        [message] = phone.messages()
        code = phone.code()
        assert message["to"] == "+919810000001"
        assert message["text"].startswith(f"{code} is your Sehat Path OTP.")
        assert message["text"].endswith(f"\n@www.example.org #{code}")

    def test_is_right_once(self, phone: Phone) -> None:
        send()
        assert check(phone.code())
        assert not check(phone.code())

    def test_may_be_typed_with_a_hindi_keyboard(self, phone: Phone) -> None:
        send()
        assert check(phone.code().translate(str.maketrans("0123456789", "०१२३४५६७८९")))

    @pytest.mark.parametrize("written", ["{} {}", " {}-{} ", "{}\u00a0{}", "\u200e{}{}"])
    def test_may_be_pasted_as_a_message_writes_it(self, phone: Phone, written: str) -> None:
        send()
        assert check(written.format(phone.code()[:3], phone.code()[3:]))

    @pytest.mark.parametrize(("age", "is_good"), [(299, True), (300, False), (301, False)])
    def test_lives_five_minutes(self, clock: Clock, phone: Phone, age: int, is_good: bool) -> None:
        send()
        clock.move(seconds=age)
        assert check(phone.code()) is is_good

    def test_lives_no_longer_when_the_clock_is_set_back(self, clock: Clock, phone: Phone) -> None:
        send()
        clock.move(minutes=-2)
        assert not check(phone.code())

    def test_is_good_at_the_fifth_try_and_not_at_the_sixth(self, clock: Clock, phone: Phone) -> None:
        for wrong_tries, is_good in ((4, True), (5, False)):
            send()
            for _ in range(wrong_tries):
                assert not check(another(phone.code()))
            assert check(phone.code()) is is_good
            clock.move(minutes=6)

    def test_and_the_one_before_are_accepted_but_no_older(self, clock: Clock, phone: Phone) -> None:
        codes = []
        for _ in range(3):
            send()
            codes.append(phone.code())
            clock.move(seconds=31)
        oldest, previous, newest = codes
        assert not check(oldest) or oldest in {previous, newest}
        assert check(previous)
        assert not check(newest)  # one answer uses both up

    def test_is_good_for_its_purpose_and_its_number_only(self, clock: Clock, phone: Phone) -> None:
        send(LEAD)
        assert not check(phone.code(), LOGIN)
        assert not check(phone.code(), LEAD, Mobile("+91", "9810000002"))
        assert check(phone.code(), LEAD)

    def test_is_not_kept_and_names_no_number(self, phone: Phone) -> None:
        send()
        stored = " ".join(str(value) for value in Code.objects.values().get().values())
        assert phone.code() not in stored
        assert "9810000001" not in stored

    def test_under_another_pepper_is_worthless(self, phone: Phone, settings: Settings) -> None:
        send()
        settings.CODE_PEPPER = "another"
        assert not check(phone.code())

    @pytest.mark.parametrize("guess", ["", "0", "१२३४५६", "1234567", "x" * 1000, "\x00"])
    def test_is_not_guessed_by_nonsense(self, phone: Phone, guess: str) -> None:
        send()
        assert not check(guess)

    def test_costs_a_stranger_s_number_the_same_work(self, monkeypatch: pytest.MonkeyPatch) -> None:
        compared = count_compares(monkeypatch)
        assert not check("123456", mobile=Mobile("+91", "9999999999"))
        assert len(compared) == 1

    def test_that_could_not_be_sent_is_told_and_leaves_the_one_before(
        self, clock: Clock, phone: Phone, settings: Settings
    ) -> None:
        send()
        first = phone.code()
        clock.move(seconds=31)
        place, settings.VAR_DIR = settings.VAR_DIR, "/dev/null/nowhere"
        with pytest.raises(ServiceUnavailable):
            send()
        settings.VAR_DIR = place
        assert check(first)

    def test_knows_what_became_of_its_message(self) -> None:
        from sehat.gateways.sms.base import Report

        send()
        code = Code.objects.get()
        assert code.state == Code.State.SENT
        note_report(by="sms", report=Report("", "failed"))
        note_report(by="sms", report=Report(code.sms_id, "delivered"))
        code.refresh_from_db()
        assert code.state == Code.State.DELIVERED

    def test_that_is_right_uses_up_none_of_another_purpose(self, phone: Phone, clock: Clock) -> None:
        send()
        login = phone.code()
        clock.move(seconds=31)
        send(LEAD)
        assert check(phone.code(), LEAD)
        assert check(login)

    def test_of_a_request_form_verifies_its_number_for_half_an_hour(self, clock: Clock, phone: Phone) -> None:
        send(LEAD)
        assert not is_verified(MOBILE)
        assert check(phone.code(), LEAD)
        assert is_verified(MOBILE)
        assert not is_verified(Mobile("+91", "9810000002"))
        clock.move(minutes=30)
        assert not is_verified(MOBILE)

    def test_of_a_login_verifies_no_request_form(self, phone: Phone) -> None:
        send(LOGIN)
        assert check(phone.code())
        assert not is_verified(MOBILE)

    def test_is_forgotten_after_two_days(self, clock: Clock) -> None:
        send()
        clock.move(days=2, seconds=1)
        send(mobile=Mobile("+91", "9810000002"))
        assert delete_expired_codes(by="test", limit=10) == 1
        assert Code.objects.count() == 1


@pytest.mark.django_db
class TestANumber:
    @pytest.mark.parametrize(("pause", "may"), [(29, False), (30, True), (31, True)])
    def test_is_sent_one_code_in_thirty_seconds(self, clock: Clock, pause: int, may: bool) -> None:
        send()
        clock.move(seconds=pause)
        assert sends() is may

    @pytest.mark.parametrize(("after", "may"), [(3599, False), (3600, True), (3601, True)])
    def test_is_sent_five_in_an_hour(self, clock: Clock, after: int, may: bool) -> None:
        for _ in range(5):
            send()
            clock.move(seconds=60)
        clock.move(seconds=after - 300)
        assert sends() is may

    @pytest.mark.parametrize(("after", "may"), [(86399, False), (86400, True), (86401, True)])
    def test_is_sent_ten_in_a_day(self, clock: Clock, after: int, may: bool) -> None:
        for _ in range(10):
            send()
            clock.move(minutes=20)
        clock.move(seconds=after - 12000)
        assert sends() is may

    def test_has_one_share_for_all_purposes(self, clock: Clock) -> None:
        send(LOGIN)
        assert not sends(LEAD)

    def test_is_told_how_long_to_wait(self, clock: Clock) -> None:
        send()
        clock.move(seconds=12)
        with pytest.raises(RateLimited, match="Please wait 18 secs") as refused:
            send()
        assert refused.value.seconds == 19

    def test_gets_ten_messages_of_ten_thousand_calls_in_a_day(self, clock: Clock, phone: Phone) -> None:
        for _ in range(10_000):
            sends()
            clock.move(seconds=8.639)
        assert len(phone.messages()) == 10


def sends(purpose: Code.Purpose = LOGIN) -> bool:
    try:
        send(purpose)
    except RateLimited:
        return False
    return True


def test_how_many_codes_a_number_is_sent_is_a_setting(settings: Settings) -> None:
    settings.CODE_SECONDS_BETWEEN, settings.CODES_PER_NUMBER_PER_HOUR = 1, 2
    now = datetime(2026, 11, 20, tzinfo=UTC)
    sent = [now - timedelta(minutes=minutes) for minutes in (50, 20)]
    assert wait_for(sent, now) == timedelta(minutes=10)
    settings.CODES_PER_NUMBER_PER_HOUR = 3
    assert wait_for(sent, now) is None


@given(st.lists(st.floats(0, 200_000), max_size=60))
def test_no_window_ever_holds_more_than_its_share(asked: list[float]) -> None:
    start, sent = datetime(2026, 11, 20, tzinfo=UTC), list[datetime]()
    for seconds in sorted(asked):
        now = start + timedelta(seconds=seconds)
        if wait_for(sent, now) is None:
            sent.append(now)
    for window, limit in share_of_number():
        for moment in sent:
            assert len([other for other in sent if moment <= other < moment + window]) <= limit


@given(st.lists(st.floats(0, 100_000), min_size=1, max_size=12))
def test_who_waits_as_long_as_told_is_served(asked: list[float]) -> None:
    now = datetime(2026, 11, 20, tzinfo=UTC)
    sent = [now - timedelta(seconds=seconds) for seconds in asked]
    wait = wait_for(sent, now)
    if wait is not None:
        assert wait > timedelta(0)
        assert wait_for(sent, now + wait) is None
        assert wait_for(sent, now + wait - timedelta(microseconds=1)) is not None


@pytest.mark.parametrize(
    ("wait", "words"),
    [
        (timedelta(seconds=29.2), "30 secs"),
        (timedelta(minutes=11.5), "12 minutes"),
        (timedelta(hours=23), "23 hours"),
    ],
)
def test_a_wait_is_told_in_words(wait: timedelta, words: str) -> None:
    message, count = wait_before_another(wait)
    assert message.format(count=count) == f"Please wait {words} before you ask for another OTP."


def count_compares(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    compare, compared = hmac.compare_digest, list[bool]()

    def counted(a: str, b: str) -> bool:
        compared.append(compare(a, b))
        return compared[-1]

    monkeypatch.setattr(hmac, "compare_digest", counted)
    return compared


def in_parallel(times: int, guess: str) -> list[bool]:
    def one(_: int) -> bool:
        try:
            return check(guess)
        finally:
            connection.close()

    with ThreadPoolExecutor(32) as pool:
        return list(pool.map(one, range(times)))


@pytest.mark.django_db(transaction=True)
def test_five_hundred_guesses_at_once_are_five_compares(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    send()
    compared = count_compares(monkeypatch)
    assert not any(in_parallel(500, another(phone.code())))
    assert len(compared) == 5
    assert not check(phone.code())


@pytest.mark.django_db(transaction=True)
def test_a_right_code_sent_many_times_at_once_is_right_once(phone: Phone) -> None:
    send()
    assert in_parallel(20, phone.code()).count(True) == 1


@pytest.mark.django_db(transaction=True)
def test_two_sends_at_once_are_one_message(phone: Phone) -> None:
    def one(_: int) -> bool:
        try:
            return sends()
        finally:
            connection.close()

    with ThreadPoolExecutor(16) as pool:
        assert list(pool.map(one, range(40))).count(True) == 1
    assert len(phone.messages()) == 1


class TestTheStart:
    def faults(self) -> str:
        return " ".join(str(fault.msg) for fault in run_checks() if str(fault.id).startswith("patients"))

    def test_goes_on_with_the_local_gateway(self) -> None:
        assert self.faults() == ""

    def test_stops_at_a_secret_of_the_reports_that_can_be_guessed(self, settings: Settings) -> None:
        settings.SMS_REPORT_SECRET = "short"
        assert "SMS_REPORT_SECRET" in self.faults()

    def test_stops_without_what_a_vendor_needs(self, settings: Settings) -> None:
        settings.SMS_GATEWAY = "sehat.gateways.sms.msg91.Msg91"
        settings.SMS_SECOND_GATEWAY = "sehat.gateways.sms.sns.Sns"
        for name in ("MSG91_AUTH_KEY", "SMS_CODE_TEMPLATE_ID", "SMS_DLT_ENTITY_ID", "SNS_SENDER_ID"):
            assert name in self.faults()

    def test_stops_without_a_registered_template(self, settings: Settings) -> None:
        settings.SMS_GATEWAY, settings.MSG91_AUTH_KEY = "sehat.gateways.sms.msg91.Msg91", "k"
        assert "SMS_CODE_TEMPLATE_ID" in self.faults()
        settings.SMS_CODE_TEMPLATE_ID = "1107000"
        assert self.faults() == ""

    @pytest.mark.parametrize("name", ["sehat.nowhere.Sms", "sehat.patients.models.Code", "Sms"])
    def test_stops_at_what_is_no_gateway(self, settings: Settings, name: str) -> None:
        settings.SMS_GATEWAY = name
        assert "no gateway" in self.faults()

    @pytest.mark.parametrize("text", ["No code", "{codes}", "{"])
    def test_stops_at_a_text_without_its_code(self, settings: Settings, text: str) -> None:
        settings.SMS_CODE_TEXT = text
        assert "SMS_CODE_TEXT" in self.faults()

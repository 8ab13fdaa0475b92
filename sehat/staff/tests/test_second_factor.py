"""Login of staff: a password alone opens nothing."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pyotp
import pytest
import segno
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.utils import timezone
from django_otp.util import random_hex
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.staff.actions import Refused, prove, set_up, until
from sehat.staff.authenticator import answered, key_to_type
from sehat.staff.checks import second_factor_asked
from sehat.staff.password import PER_ADDRESS_AND_NAME, TOO_MANY
from sehat.staff.tests.conftest import CODE, HOME, LOGIN, PASSWORD, SET_UP, Member


def audited_actions(member: Member) -> list[str]:
    rows = AuditEvent.objects.filter(subject=f"staff {member.user.pk}").order_by("pk")
    return list(rows.values_list("action", flat=True))


def let_time_pass(member: Member) -> None:
    for devices in (member.user.totpdevice_set, member.user.staticdevice_set):  # type: ignore[attr-defined]
        devices.update(throttling_failure_timestamp=None)


def test_the_first_login_sets_up_an_app(asha: Member) -> None:
    assert asha.password() == SET_UP
    page = asha.browser.get(SET_UP)
    html = page.content.decode()
    assert "<svg" in html
    assert re.search(r"([A-Z2-7]{4} ){7}[A-Z2-7]{4}", html)
    assert "no-store" in page.headers["Cache-Control"]
    assert re.findall(r'src="(?:https?:)?//', html) == []
    asha.set_up()
    assert len(set(asha.recovery)) == 10
    assert asha.is_in()
    assert audited_actions(asha) == ["second factor set up"]


def test_a_password_alone_opens_nothing(asha: Member, meena: Member) -> None:
    for member in (asha, meena):
        member.password()
        assert not member.is_in()


def test_a_session_that_was_there_before_the_password_knows_nothing_of_the_login(meena: Member) -> None:
    """Who put a session of their own into her browser would see the page of her code as well."""
    meena.browser.get(LOGIN)
    session = meena.browser.session
    session["from"] = "a stranger"
    session.save()
    planted = meena.browser.cookies["sessionid"].value
    meena.password()
    stranger = Client()
    stranger.cookies["sessionid"] = planted
    assert stranger.get(CODE).status_code == 302
    assert meena.browser.get(CODE).status_code == 200


def test_a_wrong_code_sets_nothing_up(asha: Member) -> None:
    asha.password()
    answer = asha.browser.post(SET_UP, {"code": "12345"})
    assert "code-fault" in answer.content.decode()
    assert asha.password() == SET_UP


def test_each_pending_login_gets_another_key(asha: Member) -> None:
    """Who knows a password and looked at the page before her shall not know her key."""
    keys = set()
    for _ in range(3):
        asha.password()
        keys.add(asha.browser.get(SET_UP).content.decode().split('id="key">')[1][:39])
    assert len(keys) == 3


def test_the_next_logins_ask_for_a_code(meena: Member) -> None:
    assert meena.password() == CODE
    assert meena.code(meena.shown()) == HOME
    assert meena.is_in()
    assert audited_actions(meena)[-1] == "second factor proved"


def test_a_code_may_be_typed_with_blanks(meena: Member) -> None:
    meena.password()
    code = meena.shown()
    assert meena.code(f" {code[:3]} {code[3:]} ") == HOME


@pytest.mark.parametrize("between", ["-", "\u2011", "\u2013", "\u00a0", "\u200b"])
def test_a_code_is_taken_as_it_is_pasted(meena: Member, between: str) -> None:
    meena.password()
    code = meena.shown()
    assert meena.code(f"\u200e{code[:3]}{between}{code[3:]}\ufeff") == HOME


def test_a_code_is_taken_in_the_digits_of_a_hindi_keyboard(meena: Member) -> None:
    meena.password()
    hindi = str.maketrans({str(digit): chr(0x0966 + digit) for digit in range(10)})
    assert meena.code(meena.shown().translate(hindi)) == HOME


def test_a_recovery_code_is_taken_as_it_is_copied_from_a_document(meena: Member) -> None:
    meena.password()
    assert meena.code(f" {meena.recovery[0].replace('-', chr(0x2011))}\u200b") == HOME


def test_six_wrong_digits_are_refused(meena: Member) -> None:
    meena.password()
    assert meena.code(meena.wrong()).startswith("This code is wrong")
    assert not meena.is_in()
    assert audited_actions(meena)[-1] == "second factor refused"


@pytest.mark.parametrize("wrong", ["", "000", "abcdef", "१२३४५६", "9" * 5000, "\x00", "7K4MQ-2XRPA", "-1"])
def test_a_wrong_code_is_refused_and_written_down(meena: Member, wrong: str) -> None:
    meena.password()
    assert meena.code(wrong).startswith("This code is wrong")
    assert not meena.is_in()
    assert audited_actions(meena)[-1] == "second factor refused"


def test_a_code_opens_once(meena: Member) -> None:
    code = meena.shown()
    meena.password()
    assert meena.code(code) == HOME
    meena.leave()
    meena.password()
    assert meena.code(code).startswith("This code is wrong, or was used already.")
    assert not meena.is_in()


@pytest.mark.parametrize("steps", [-10, -2, 3, 10])
def test_a_code_of_another_time_is_refused(meena: Member, steps: int) -> None:
    meena.password()
    assert meena.code(meena.shown(steps=steps)).startswith("This code is wrong")


def test_after_wrong_codes_even_the_right_one_waits(meena: Member) -> None:
    meena.user.totpdevice_set.update(throttling_failure_count=8)  # type: ignore[attr-defined]
    meena.password()
    right = meena.shown()
    assert meena.code(meena.wrong()).startswith("This code is wrong")
    assert re.fullmatch(r"Too many wrong codes\. Try again in \d minutes\.", meena.code(right))
    assert not meena.is_in()
    let_time_pass(meena)
    assert meena.code(right) == HOME


def test_a_recovery_code_opens_once(meena: Member) -> None:
    code = meena.recovery[0]
    meena.password()
    assert meena.code(code.lower().replace("-", " ")) == HOME
    meena.leave()
    meena.password()
    assert meena.code(code).startswith("This code is wrong")
    let_time_pass(meena)
    assert meena.code(meena.recovery[1]) == HOME
    assert audited_actions(meena)[-1] == "recovery code used"


def test_no_recovery_code_stands_in_the_database(meena: Member) -> None:
    stored = {token.token for device in meena.user.staticdevice_set.all() for token in device.token_set.all()}  # type: ignore[attr-defined]
    assert len(stored) == 10
    assert stored.isdisjoint({code.replace("-", "") for code in meena.recovery})


def test_a_recovery_code_of_another_member_opens_nothing(asha: Member, meena: Member) -> None:
    asha.set_up()
    asha.leave()
    asha.password()
    assert asha.code(meena.recovery[0]).startswith("This code is wrong")


def test_nobody_reaches_the_code_without_the_password(client: Client, meena: Member) -> None:
    for path in (CODE, SET_UP):
        assert client.get(path).headers["Location"] == LOGIN
        assert client.post(path, {"code": meena.shown()}).headers["Location"] == LOGIN


def test_a_pending_login_expires_after_ten_minutes(meena: Member) -> None:
    meena.password()
    session = meena.browser.session
    session["staff_at_the_door"] = session["staff_at_the_door"] | {"until": 0}
    session.save()
    assert meena.code(meena.shown()) == LOGIN


def test_a_changed_password_ends_a_pending_login(meena: Member) -> None:
    meena.password()
    meena.user.set_password("another-long-password")
    meena.user.save()
    assert meena.code(meena.shown()) == LOGIN


def test_who_has_a_phone_cannot_set_up_another_with_the_password(meena: Member) -> None:
    meena.password()
    assert meena.browser.get(SET_UP).headers["Location"] == CODE
    assert meena.browser.post(SET_UP, {"code": "123456"}).headers["Location"] == CODE


def test_the_key_of_the_session_changes_at_both_steps(meena: Member) -> None:
    """A session somebody else put into her browser is of no use to them."""
    meena.browser.get(LOGIN)
    meena.password()
    before = meena.browser.session.session_key
    meena.code(meena.shown())
    assert meena.browser.session.session_key != before


def test_the_worker_clears_who_never_came_back(asha: Member) -> None:
    asha.password()
    assert Session.objects.count() == 1
    call_command("deliver_leads", once=True)
    assert Session.objects.count() == 1
    Session.objects.update(expire_date=timezone.now())
    call_command("deliver_leads", once=True)
    assert Session.objects.count() == 0


def test_a_session_that_gave_no_code_is_nobody_s(asha: Member) -> None:
    asha.browser.force_login(asha.user)
    assert not asha.is_in()


def test_where_they_wanted_to_go_is_kept_and_never_leads_away(meena: Member) -> None:
    meena.password(next="/cms/leads/")
    assert meena.code(meena.shown()) == "/cms/leads/"
    meena.leave()
    meena.password(next="https://evil.example/")
    assert meena.code(meena.recovery[0]) == HOME


def test_passwords_are_tried_so_often_and_no_more(meena: Member) -> None:
    form = {"username": "meena", "password": "wrong"}
    for _ in range(PER_ADDRESS_AND_NAME - 1):  # her phone was set up after one
        assert TOO_MANY not in meena.browser.post(LOGIN, form).content.decode()
    answer = meena.browser.post(LOGIN, form | {"password": PASSWORD})
    assert TOO_MANY in answer.content.decode()


def test_a_member_who_is_no_longer_active_cannot_log_in(meena: Member) -> None:
    meena.password()
    User.objects.update(is_active=False)
    assert meena.code(meena.shown()) == LOGIN


def test_where_it_is_switched_off_a_password_is_enough(asha: Member, settings: Settings) -> None:
    settings.STAFF_SECOND_FACTOR = False
    assert asha.password() == HOME
    assert asha.is_in()


@pytest.mark.parametrize(
    ("production", "asked", "warned"), [(True, False, 1), (True, True, 0), (False, False, 0)]
)
def test_production_is_warned_when_it_is_off(
    settings: Settings, production: bool, asked: bool, warned: int
) -> None:
    settings.PRODUCTION, settings.STAFF_SECOND_FACTOR = production, asked
    assert [fault.id for fault in second_factor_asked(None)] == ["staff.W001"] * warned


def test_the_picture_says_what_the_key_says(asha: Member) -> None:
    asha.password()
    html = asha.browser.get(SET_UP).content.decode()
    key = html.split('id="key">')[1][:39].replace(" ", "")
    whose = "otpauth://totp/Sehat%20Path%3Aasha"
    address = f"{whose}?secret={key}&algorithm=SHA1&digits=6&period=30&issuer=Sehat%20Path"
    path = re.search(
        r' d="[^"]+"', segno.make(address, error="m", micro=False).svg_inline(border=4, omitsize=True)
    )
    assert path is not None
    assert path[0] in html


@given(st.binary(min_size=20, max_size=20))
def test_any_key_is_typed_as_another_maker_reads_it(key: bytes) -> None:
    code = pyotp.TOTP(key_to_type(key.hex()).replace(" ", "")).now()
    assert answered(key.hex(), code) is not None


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("of_app", [True, False])
def test_a_code_sent_many_times_at_once_opens_once(meena: Member, of_app: bool) -> None:
    code = meena.shown() if of_app else meena.recovery[0]

    def one(_: int) -> bool:
        try:
            prove(by="meena", member=meena.user, code=code)
        except Refused:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(one, range(16))).count(True) == 1


@pytest.mark.django_db(transaction=True)
def test_two_phones_set_up_at_once_are_one(asha: Member) -> None:
    def one(_: int) -> bool:
        key = random_hex(20)
        try:
            code = pyotp.TOTP(key_to_type(key).replace(" ", "")).now()
            set_up(by="asha", member=asha.user, key=key, code=code)
        except Refused:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(one, range(8))).count(True) == 1


def test_one_name_is_guessed_so_often_an_hour_from_whatever_addresses(
    meena: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sehat.staff.password.PER_NAME_AN_HOUR", 5)  # two were for setting her phone up
    form = {"username": "meena", "password": "wrong"}
    pages = [
        Client(REMOTE_ADDR=f"198.51.100.{number}").post(LOGIN, form).content.decode() for number in range(6)
    ]
    told = [TOO_MANY in page for page in pages]
    assert (told[0], told[-1]) == (False, True)
    assert sorted(told) == told
    other = Client(REMOTE_ADDR="198.51.100.99").post(LOGIN, form | {"username": "ravi"})
    assert TOO_MANY not in other.content.decode()


def test_who_waits_for_a_code_while_the_phone_is_reset_sets_up_another(meena: Member) -> None:
    meena.password()
    call_command("reset_second_factor", "meena")
    assert meena.browser.get(CODE).headers["Location"] == SET_UP
    assert meena.code(meena.shown()) == SET_UP
    meena.set_up()
    assert meena.is_in()


def test_who_sets_up_a_phone_in_two_windows_is_asked_for_its_code_in_the_second(asha: Member) -> None:
    asha.password()
    second = Member(asha.user)
    second.password()
    asha.set_up()
    assert second.browser.get(SET_UP).headers["Location"] == CODE
    assert second.browser.post(SET_UP, {"code": "000000"}).headers["Location"] == CODE
    assert not second.is_in()


def test_a_recovery_code_of_who_has_none_left_is_refused(meena: Member) -> None:
    meena.user.staticdevice_set.all().delete()  # type: ignore[attr-defined]
    meena.password()
    assert meena.code(meena.recovery[0]).startswith("This code is wrong")
    assert not meena.is_in()


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "in 1 second"),
        (0.4, "in 1 second"),
        (1.5, "in 2 seconds"),
        (119, "in 119 seconds"),
        (121, "in 3 minutes"),
        (3600, "in 60 minutes"),
    ],
)
def test_how_long_to_wait_is_said_in_whole_seconds_and_minutes_and_never_too_short(
    monkeypatch: pytest.MonkeyPatch, seconds: float, said: str
) -> None:
    now = timezone.now()
    monkeypatch.setattr(timezone, "now", lambda: now)
    assert until(now + timedelta(seconds=seconds)) == said

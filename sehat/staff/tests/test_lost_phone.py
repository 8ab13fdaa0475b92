"""New recovery codes, another phone, and what an administrator does for who lost both."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.core.management import CommandError, call_command
from pytest_django import Settings
from selectolax.lexbor import LexborHTMLParser as HTMLParser

from sehat.core.models import AuditEvent
from sehat.staff.tests.conftest import CODE, PASSWORD, SET_UP, Member

OWN, USERS = "/cms/second-factor/", "/cms/users/"


def reset_of(member: Member) -> str:
    return f"/cms/second-factor/reset/{member.user.pk}/"


@pytest.fixture
def at_work(meena: Member) -> Member:
    meena.password()
    meena.code(meena.shown())
    return meena


def test_new_recovery_codes_want_a_code_and_end_the_old_ones(at_work: Member) -> None:
    old = at_work.recovery
    assert "code-fault" in at_work.browser.post(OWN, {"code": at_work.wrong()}).content.decode()
    answer = at_work.browser.post(OWN, {"code": old[0]})
    new = [each.text() for each in HTMLParser(answer.content).css("#recovery-codes code")]
    assert len(new) == 10
    at_work.leave()
    at_work.password()
    assert at_work.code(old[1]).startswith("This code is wrong")
    at_work.user.staticdevice_set.update(throttling_failure_timestamp=None)  # type: ignore[attr-defined]
    assert at_work.code(new[0]) == "/cms/"


def test_another_phone_wants_a_code_too(at_work: Member) -> None:
    old = at_work.app
    answer = at_work.browser.post(OWN, {"code": at_work.recovery[0], "another_phone": ""})
    assert answer.headers["Location"] == SET_UP
    assert not at_work.is_in()
    at_work.set_up()
    assert at_work.is_in()
    assert at_work.app is not None
    assert old is not None
    assert at_work.app.secret != old.secret


def test_an_administrator_resets_it_and_their_sessions_end(at_work: Member, asha: Member) -> None:
    asha.set_up()
    assert reset_of(at_work) in asha.browser.get(USERS).content.decode()
    assert asha.browser.get(reset_of(at_work)).status_code == 200
    assert at_work.is_in()  # the question changes nothing
    asha.browser.post(reset_of(at_work))
    assert not at_work.is_in()
    assert at_work.password() == SET_UP
    row = AuditEvent.objects.get(action="second factor reset")
    assert (row.by, row.subject) == ("asha", f"staff {at_work.user.pk}")


def test_nobody_resets_their_own(at_work: Member) -> None:
    assert at_work.browser.post(reset_of(at_work)).status_code == 302  # Wagtail's way to say no
    assert at_work.is_in()


@pytest.mark.parametrize("helper_may", [True, False])
def test_who_keeps_accounts_resets_members_but_no_superuser(at_work: Member, helper_may: bool) -> None:
    keeper = Member(User.objects.create_user("keeper", "k@example.org", PASSWORD))
    keeper.user.groups.add(Group.objects.get(name="Editors"))
    if helper_may:
        keeper.user.user_permissions.add(Permission.objects.get(codename="change_user"))
    other = Member(User.objects.create_user("other", "o@example.org", PASSWORD))
    for member in (keeper, other):
        member.user.groups.add(Group.objects.get(name="Editors"))
        member.set_up()
    keeper.browser.post(reset_of(at_work))
    keeper.browser.post(reset_of(other))
    assert at_work.is_in()
    assert other.is_in() is not helper_may


def test_the_only_administrator_has_a_command(at_work: Member) -> None:
    call_command("reset_second_factor", "meena")
    assert not at_work.is_in()
    with pytest.raises(CommandError):
        call_command("reset_second_factor", "nobody")


def test_the_account_page_leads_there(at_work: Member) -> None:
    assert OWN in at_work.browser.get("/cms/account/").content.decode()
    assert "Recovery codes left: 10." in at_work.browser.get(OWN).content.decode()
    at_work.leave()
    at_work.password()
    assert at_work.browser.get(OWN).status_code == 302
    assert at_work.browser.get(CODE).status_code == 200


def test_the_account_page_counts_one_s_own_recovery_codes(at_work: Member, asha: Member) -> None:
    asha.set_up()
    at_work.leave()
    at_work.password()
    at_work.code(at_work.recovery[0])
    assert "Recovery codes left: 9." in at_work.browser.get(OWN).content.decode()


def test_who_comes_back_hours_after_a_reset_stays_in(at_work: Member, settings: Settings) -> None:
    """The idle time of the session that the reset ended is not that of the new one."""
    assert at_work.is_in()
    call_command("reset_second_factor", "meena")
    session = at_work.browser.session
    session["staff_seen"] -= settings.STAFF_IDLE_MINUTES * 60 + 60
    session["staff_began"] -= settings.SESSION_COOKIE_AGE + 60
    session.save()
    at_work.set_up()
    assert at_work.is_in()
    assert at_work.is_in()

"""A new member of staff chooses the password by a link that came by mail."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, User
from django.core import mail
from django.test import Client
from pytest_django import Settings

from sehat.core.models import AuditEvent

pytestmark = pytest.mark.django_db
PASSWORD = "a-password-of-my-own"
NEW = {"username": "meena", "email": "meena@example.org", "first_name": "Meena", "last_name": "Rao"}


@pytest.fixture(autouse=True)
def mailed(settings: Settings) -> None:
    settings.WAGTAIL_PASSWORD_RESET_ENABLED = True


@pytest.fixture
def administrator(client: Client) -> Client:
    user = User.objects.create_user("asha")
    user.groups.add(Group.objects.get(name="Administrators"))
    client.force_login(user)
    return client


def made(administrator: Client, **more: object) -> str:
    return administrator.post("/cms/users/new/", NEW | more, follow=True).content.decode()


def link() -> str:
    [message] = mail.outbox
    assert message.to == ["meena@example.org"]
    return next(word for word in str(message.body).split() if "/password_reset/" in word)


def choose(link: str) -> str:
    """Opens the link as somebody who is not signed in, and chooses a password; gives the page after it."""
    browser = Client()
    page = browser.get(link.removeprefix("http://localhost:8000"), follow=True)
    told = {"new_password1": PASSWORD, "new_password2": PASSWORD}
    return browser.post(page.request["PATH_INFO"], told, follow=True).content.decode()


def test_an_account_without_a_password_is_invited_and_chooses_its_own(administrator: Client) -> None:
    group = Group.objects.get(name="Agents")
    assert "meena is invited by mail" in made(administrator, groups=[group.pk])
    meena = User.objects.get(username="meena")
    assert list(meena.groups.all()) == [group]
    assert not meena.check_password("")
    assert "Your user name: meena" in str(mail.outbox[0].body)
    choose(link())
    meena.refresh_from_db()
    assert meena.check_password(PASSWORD)
    event = AuditEvent.objects.get(action="staff invited")
    assert (event.by, event.subject) == ("asha", f"user {meena.pk}")


def test_the_link_works_once(administrator: Client) -> None:
    made(administrator)
    choose(link())
    User.objects.filter(username="meena").update(first_name="M")
    before = User.objects.get(username="meena").password
    choose(link())
    assert User.objects.get(username="meena").password == before


def test_whoever_lost_the_link_asks_for_another(administrator: Client) -> None:
    made(administrator)
    mail.outbox.clear()
    Client().post("/cms/password_reset/", {"email": "meena@example.org"})
    choose(link())
    assert User.objects.get(username="meena").check_password(PASSWORD)


def test_who_is_given_a_password_gets_no_mail(administrator: Client) -> None:
    made(administrator, password1=PASSWORD, password2=PASSWORD)
    assert User.objects.get(username="meena").check_password(PASSWORD)
    assert mail.outbox == []


@pytest.mark.parametrize("given", [{"password1": PASSWORD}, {"password2": PASSWORD}])
def test_half_a_password_is_none(administrator: Client, given: dict[str, str]) -> None:
    assert "The two password fields" in made(administrator, **given)
    assert not User.objects.filter(username="meena").exists()


def test_where_no_mail_is_set_up_a_password_is_asked_for(administrator: Client, settings: Settings) -> None:
    settings.WAGTAIL_PASSWORD_RESET_ENABLED = False
    made(administrator)
    assert not User.objects.filter(username="meena").exists()


def test_an_account_is_kept_and_it_is_said_when_no_mail_goes_out(
    administrator: Client, settings: Settings
) -> None:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    assert "no mail goes out" in made(administrator)
    assert User.objects.filter(username="meena").exists()
    assert not AuditEvent.objects.filter(action="staff invited").exists()

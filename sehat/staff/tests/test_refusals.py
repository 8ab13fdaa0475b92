"""What staff were refused is known afterwards, and what nobody uses ends."""

from __future__ import annotations

import time

import pytest
from django.contrib.auth.models import Group, User
from django.core import mail
from django.test import Client
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.leads.models import Lead, OutboxRow
from sehat.staff.password_reset import NO_MAIL, PER_ACCOUNT, PER_ADDRESS, TOO_MANY
from sehat.staff.tests.conftest import HOME, LOGIN, PASSWORD

pytestmark = pytest.mark.django_db
DESK = "/cms/desk/"  # the first page of an agent leads on
RESET = "/cms/password_reset/"


@pytest.fixture
def agent(client: Client) -> User:
    """Logged in, of the group that ships for those who call back."""
    user = User.objects.create_user("asha", "asha@example.org", PASSWORD)
    user.groups.add(Group.objects.get(name="Agents"))
    client.force_login(user)
    return user


def rows(action: str) -> list[tuple[str, str]]:
    return list(AuditEvent.objects.filter(action=action).order_by("pk").values_list("by", "subject"))


class TestAnAgent:
    def test_works_on_requests_and_exports_none(self, client: Client, agent: User) -> None:
        lead = Lead.objects.create(name="Parvathi", country_code="+91", mobile="9810000001")
        OutboxRow.objects.create(lead=lead)
        assert client.get("/cms/leads/").status_code == 200
        assert client.get("/cms/leads/", {"export": "csv"}).status_code == 302
        assert client.get(f"/cms/leads/work/{lead.pk}/").status_code == 200

    @pytest.mark.parametrize(
        "path", ["/cms/audit/", "/cms/users/", "/cms/groups/", "/cms/images/", "/cms/pages/"]
    )
    def test_sees_nothing_else(self, client: Client, agent: User, path: str) -> None:
        assert client.get(path).status_code in {302, 403}


class TestWhatIsRefused:
    def test_a_wrong_password_is_noted_by_the_account_alone(self, client: Client) -> None:
        member = User.objects.create_user("meena", "meena@example.org", PASSWORD)
        client.post(LOGIN, {"username": "meena", "password": "wrong"})
        client.post(LOGIN, {"username": "my secret pass phrase", "password": ""})
        client.post(LOGIN, {"username": "my secret pass phrase", "password": "x"})
        assert rows("login refused") == [("somebody", f"staff {member.pk}"), ("somebody", "staff unknown")]
        assert "secret" not in str(list(AuditEvent.objects.values()))

    def test_a_login_by_the_password_alone_is_noted(self, client: Client) -> None:
        member = User.objects.create_superuser("meena", "meena@example.org", PASSWORD)
        client.post(LOGIN, {"username": "meena", "password": PASSWORD})
        assert rows("logged in") == [("meena", f"staff {member.pk}")]

    def test_a_look_at_requests_without_the_right_is_noted(self, client: Client) -> None:
        editor = User.objects.create_user("ed", "ed@example.org", PASSWORD)
        editor.groups.add(Group.objects.get(name="Editors"))
        client.force_login(editor)
        assert client.get("/cms/leads/").status_code == 302
        assert rows("page refused") == [("ed", "page /cms/leads/")]

    def test_a_way_home_is_no_refusal(self, client: Client, agent: User) -> None:
        client.get(HOME)
        client.get("/cms/login/")
        assert rows("page refused") == []

    def test_who_tries_everything_fills_no_disk(self, client: Client, agent: User) -> None:
        for _ in range(70):
            client.get("/cms/audit/")
        assert 60 <= len(rows("page refused")) <= 70


class TestASession:
    @pytest.mark.parametrize(("minutes", "is_in"), [(29, True), (31, False)])
    def test_ends_when_nobody_uses_it(
        self,
        client: Client,
        agent: User,
        settings: Settings,
        monkeypatch: pytest.MonkeyPatch,
        minutes: int,
        is_in: bool,
    ) -> None:
        settings.STAFF_IDLE_MINUTES = 30
        client.get(DESK)
        later = time.time() + minutes * 60
        monkeypatch.setattr("sehat.staff.sessions.time.time", lambda: later)
        assert (client.get(DESK).status_code == 200) is is_in

    def test_is_not_kept_alive_by_a_page_that_was_left_open(
        self, client: Client, agent: User, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings.STAFF_IDLE_MINUTES = 30
        client.get(DESK)
        start = time.time()
        for minutes in (20, 40):
            moment = start + minutes * 60
            monkeypatch.setattr("sehat.staff.sessions.time.time", lambda moment=moment: moment)
            client.post("/cms/editing-sessions/ping/wagtailcore/page/1/1/")
        assert client.get(DESK).status_code == 302

    def test_ends_after_a_working_day_however_busy(
        self, client: Client, agent: User, settings: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        settings.STAFF_IDLE_MINUTES, settings.SESSION_COOKIE_AGE = 60, 3600
        start, answers = time.time(), []
        for minutes in (0, 40, 80):
            moment = start + minutes * 60
            monkeypatch.setattr("sehat.staff.sessions.time.time", lambda moment=moment: moment)
            answers.append(client.get(DESK).status_code)
        assert answers == [200, 200, 302]


class TestAForgottenPassword:
    @pytest.fixture(autouse=True)
    def _mail(self, settings: Settings) -> None:
        settings.WAGTAIL_PASSWORD_RESET_ENABLED = True
        User.objects.create_user("meena", "meena@example.org", PASSWORD)

    def ask(self, client: Client, email: str) -> str:
        return client.post(RESET, {"email": email}, follow=True).content.decode()

    def test_is_mended_by_a_mail(self, client: Client) -> None:
        assert TOO_MANY not in self.ask(client, "meena@example.org")
        assert [message.to for message in mail.outbox] == [["meena@example.org"]]

    def test_sends_an_account_three_mails_an_hour(self, client: Client) -> None:
        pages = [self.ask(client, "meena@example.org") for _ in range(PER_ACCOUNT + 1)]
        assert [TOO_MANY in page for page in pages] == [False] * PER_ACCOUNT + [True]
        assert len(mail.outbox) == PER_ACCOUNT

    def test_is_asked_from_one_address_ten_times_an_hour(self, client: Client) -> None:
        pages = [self.ask(client, f"{number}@example.org") for number in range(PER_ADDRESS + 1)]
        assert [TOO_MANY in page for page in pages] == [False] * PER_ADDRESS + [True]

    @pytest.mark.parametrize("email", ["meena@example.org", "nobody@example.org"])
    def test_is_told_when_no_mail_goes_out_whoever_asks(
        self, client: Client, settings: Settings, email: str
    ) -> None:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
        assert NO_MAIL in self.ask(client, email)

    def test_has_no_page_where_no_mail_is_set_up(self, client: Client, settings: Settings) -> None:
        settings.WAGTAIL_PASSWORD_RESET_ENABLED = False
        assert client.get(RESET).status_code == 404


def test_a_form_of_an_earlier_session_is_refused_in_words(agent: User) -> None:
    """Who logs in again in another tab has a new token; Django's own page says “CSRF verification failed”."""
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(agent)
    answer = strict.post("/cms/desk/next/")
    html = answer.content.decode()
    assert answer.status_code == 403
    assert "This page was open too long" in html
    assert "Nothing was saved" in html
    assert "CSRF verification" not in html
    assert HOME in html

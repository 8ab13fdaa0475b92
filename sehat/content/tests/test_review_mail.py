"""Who is to act hears of a medical review by mail, and mail that does not go out stops nobody."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from pytest_django import Settings
from wagtail.models import Page

from sehat.content.models import ConditionPage
from sehat.content.tests.rows import real_reviewer
from sehat.content.tests.test_medical_review import approve, made_by
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def with_address(user: User) -> User:
    user.email = f"{user.username}@example.org"
    user.save()
    return user


@pytest.fixture
def editor(db: None) -> Client:
    return signed_in(with_address(someone_of("Editors")))


@pytest.fixture
def reviewer(db: None) -> Client:
    user = with_address(someone_of("Medical reviewers"))
    doctor = real_reviewer("general-surgery")
    doctor.user = user
    doctor.save()
    return signed_in(user)


def submitted(editor: Client) -> ConditionPage:
    return made_by(editor, **{"action-submit": "1"})


def send_back(client: Client, page: Page) -> None:
    state = page.current_workflow_task_state
    path = f"/cms/pages/workflow/action/{page.pk}/reject/{state.pk}/"
    assert client.post(path, {"comment": "Name the source."}).status_code in {200, 302}


def told() -> list[tuple[list[str], str, str]]:
    found = [(one.to, str(one.subject), str(one.body)) for one in mail.outbox]
    mail.outbox.clear()
    return found


def test_a_page_that_is_submitted_is_told_to_its_reviewers(editor: Client, reviewer: Client) -> None:
    page = submitted(editor)
    [(to, subject, body)] = told()
    assert to == ["medical-reviewers@example.org"]
    assert "A new condition" in subject
    assert f"/cms/pages/{page.pk}/edit/" in body


def test_what_was_decided_is_told_to_the_editor(editor: Client, reviewer: Client) -> None:
    page = submitted(editor)
    told()
    send_back(reviewer, page)
    [(to, subject, body)] = told()
    assert to == ["editors@example.org"]
    assert "rejected" in subject
    assert "Name the source." in body
    page.current_workflow_state.resume(user=None)
    told()
    approve(reviewer, Page.objects.get(pk=page.pk))
    [(to, subject, _)] = told()
    assert to == ["editors@example.org"]
    assert "approved" in subject
    assert Page.objects.get(pk=page.pk).live


class Refusing(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"554 No service here\r\n")


@pytest.fixture
def refusing() -> Iterator[int]:
    """The port of a mail server that takes nobody's mail."""
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Refusing) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield int(server.server_address[1])
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("host", ["", "127.0.0.1"])
def test_without_a_mail_server_pages_are_submitted_and_approved(
    editor: Client, reviewer: Client, settings: Settings, refusing: int, host: str
) -> None:
    """Submitting answered 500 where no mail server is set, or where it refuses."""
    settings.EMAIL_BACKEND = "sehat.staff.mail.SmtpBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = host, refusing
    page = submitted(editor)
    approve(reviewer, page)
    assert Page.objects.get(pk=page.pk).live

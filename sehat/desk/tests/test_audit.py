"""The audit trail at /cms: for who has the right, to read and never to write."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.core import audit
from sehat.core.models import AuditEvent

pytestmark = pytest.mark.django_db
TRAIL = "/cms/audit/"


@pytest.fixture
def events() -> list[AuditEvent]:
    audit.record(by="asha", action="lead viewed", subject="lead SP-ONE")
    audit.record(by="kiran", action="leads exported", subject="leads", filters=["status"])
    return list(AuditEvent.objects.order_by("pk"))


def test_it_says_who_did_what_to_which_record(desk: Client, events: list[AuditEvent]) -> None:
    page = desk.get(TRAIL).content.decode()
    for words in ("lead SP-ONE", "lead viewed", "asha", "leads exported", "kiran", "status"):
        assert words in page


@pytest.mark.parametrize("query", [{"q": "SP-ONE"}, {"by": "asha"}, {"action": "lead viewed"}])
def test_it_is_searched_and_filtered(desk: Client, events: list[AuditEvent], query: dict[str, str]) -> None:
    page = desk.get(TRAIL, query).content.decode()
    assert "lead SP-ONE" in page
    assert "leads exported" not in page


def test_nobody_writes_or_deletes_a_row(desk: Client, events: list[AuditEvent]) -> None:
    given = AuditEvent.objects.exclude(action="page refused")
    before = list(given.values())
    for path in ("new/", f"edit/{events[0].pk}/", f"delete/{events[0].pk}/"):
        assert desk.post(TRAIL + path, {"subject": "nothing"}).status_code in {302, 403, 404}
    assert list(given.values()) == before


def test_who_has_not_the_right_sees_nothing(client: Client, events: list[AuditEvent]) -> None:
    assert client.get(TRAIL).status_code == 302
    client.force_login(User.objects.create_user("editor", "editor@example.org", "a-long-staff-password"))
    assert "SP-ONE" not in client.get(TRAIL, follow=True).content.decode()

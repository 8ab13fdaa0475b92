"""The audit trail at /cms: for who has the right, to read and never to write."""

from __future__ import annotations

import html

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.core import audit
from sehat.core.models import AuditEvent
from sehat.desk.audit_list import in_words

pytestmark = pytest.mark.django_db
TRAIL = "/cms/audit/"


@pytest.fixture
def events() -> list[AuditEvent]:
    audit.record(by="asha", action="lead viewed", subject="lead SP-ONE")
    audit.record(by="kiran", action="leads exported", subject="leads", filters=["status"])
    return list(AuditEvent.objects.order_by("pk"))


def test_it_says_who_did_what_to_which_record(desk: Client, events: list[AuditEvent]) -> None:
    page = desk.get(TRAIL).content.decode()
    for words in ("lead SP-ONE", "lead viewed", "asha", "leads exported", "kiran", "filters: status"):
        assert words in page


@pytest.mark.parametrize("query", [{"q": "SP-ONE"}, {"by": "asha"}, {"action": "lead viewed"}])
def test_it_is_searched_and_filtered(desk: Client, events: list[AuditEvent], query: dict[str, str]) -> None:
    page = desk.get(TRAIL, query).content.decode()
    assert "lead SP-ONE" in page
    assert "filters: status" not in page  # what the other row says


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


def test_who_and_what_are_chosen_from_lists(desk: Client, events: list[AuditEvent]) -> None:
    User.objects.create_user("newcomer")
    audit.record(by="person 0123456789abcdef", action="erasure asked", subject="person 0123456789abcdef")
    page = desk.get(TRAIL).content.decode()
    for value in ("lead viewed", "leads exported", "erasure asked", "asha", "newcomer"):
        assert f'<option value="{value}">' in page
    assert '<option value="person' not in page


def test_what_nothing_is_told_of_finds_nothing(desk: Client, events: list[AuditEvent]) -> None:
    page = desk.get(TRAIL, {"action": "lead vanished"}).content.decode()
    assert "SP-ONE" not in page
    assert '<option value="lead vanished" selected>' in page


def test_details_are_told_in_words(desk: Client) -> None:
    audit.record(by="asha", action="lead moved", subject="lead SP-ONE", before="new", after="closed")
    audit.record(by="asha", action="leads listed", subject="leads", searched=True, filters=["status", "city"])
    page = html.unescape(desk.get(TRAIL).content.decode())
    assert "from: new; to: closed" in page
    assert "filters: status, city; searched: yes" in page
    assert "{'" not in page


@pytest.mark.parametrize(
    ("details", "words"),
    [
        ({}, ""),
        (None, ""),
        ({"count": 0, "why": None, "to": "", "fields": []}, "count: 0"),
        ({"after": "closed", "before": "new"}, "from: new; to: closed"),
        ({"groups": ["Agents", "Editors"], "is_superuser": False}, "groups: Agents, Editors; superuser: no"),
        ({"given": {"page_type": "Blog"}}, "given: page type: Blog"),
        ({"rows": [{"line": 2}, {"line": 3}]}, "rows: line: 2, line: 3"),
        ("as it is", "as it is"),
    ],
)
def test_each_kind_of_detail_has_its_words(details: object, words: str) -> None:
    assert in_words(details) == words

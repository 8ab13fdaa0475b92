"""A number is whole for who may reveal numbers alone: on no page, in no file and in no row of the trail."""

from __future__ import annotations

import json

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.desk.tests.waiting import waiting
from sehat.leads.models import Lead, LeadNote, OutboxRow
from sehat.rights.actions import request_erasure
from sehat.rights.proofs import DataSubject
from sehat.staff.tests.people import signed_in

pytestmark = pytest.mark.django_db
NUMBER, MAIL = "9810000001", "patient.one@example.org"
ALL_BUT_REVEAL = (
    "access_admin", "view_lead", "call_lead", "assign_lead", "release_lead", "replay_lead",
    "view_auditevent", "view_inboundmessage",
)  # fmt: skip
PAGES = [
    *["/cms/leads/", "/cms/leads/?q=Patient", "/cms/desk/", "/cms/desk/rows/", "/cms/desk/?view=all"],
    *["/cms/calls/", "/cms/visits/?by=city", "/cms/crm/", "/cms/erasures/", "/cms/put-aside/", "/cms/audit/"],
    *["/cms/unknown-messages/", "/cms/status/", "/cms/"],
]
OF_REQUEST = [
    "/cms/leads/work/{}/", "/cms/leads/inspect/{}/", "/cms/crm/preview/?lead={}", "/cms/leads/replay/{}/",
]  # fmt: skip


@pytest.fixture
def lead() -> Lead:
    found = waiting()
    Lead.objects.filter(pk=found.pk).update(email=MAIL)
    return found


@pytest.fixture
def kiran(db: None) -> Client:
    """Who may do all with requests but see whole numbers."""
    user = User.objects.create_user("kiran")
    user.user_permissions.set(Permission.objects.filter(codename__in=ALL_BUT_REVEAL))
    return signed_in(user)


def leaks(text: str) -> list[str]:
    return [word for word in (NUMBER, MAIL) if word in text]


def test_no_page_tells_it(kiran: Client, lead: Lead) -> None:
    OutboxRow.objects.update(state="dead", last_error="refused")
    subject = DataSubject("+91" + NUMBER, None)
    for path in [*PAGES, *(one.format(lead.pk) for one in OF_REQUEST)]:
        answer = kiran.get(path)
        assert (path, answer.status_code) == (path, 200)
        assert (path, leaks(answer.content.decode())) == (path, [])
    request_erasure(by="kiran", subject=subject)
    assert leaks(kiran.get("/cms/erasures/").content.decode()) == []


@pytest.mark.parametrize("state", ["spam", "held"])
def test_a_request_that_is_put_aside_tells_it_neither(kiran: Client, lead: Lead, state: str) -> None:
    if state == "spam":
        Lead.objects.update(status="spam")
    else:
        OutboxRow.objects.update(state="held")
    path = f"/cms/leads/release/{lead.pk}/" if state == "spam" else "/cms/put-aside/"
    page = kiran.get(path).content.decode()
    assert "Patient 1" in page
    assert leaks(page) == []


def test_asking_to_reveal_it_gives_nothing_and_takes_nothing(kiran: Client, lead: Lead) -> None:
    answer = kiran.post(f"/cms/leads/work/{lead.pk}/", {"reveal": "yes"})
    assert leaks(answer.content.decode()) == []
    assert not AuditEvent.objects.filter(action__in=("number revealed", "lead claimed")).exists()
    assert kiran.get(f"/cms/leads/photo/{lead.pk}/").status_code in {302, 403, 404}


def test_a_refused_export_or_form_tells_it_neither(kiran: Client, lead: Lead) -> None:
    for path in ("/cms/leads/?export=csv", "/cms/leads/?export=xlsx"):
        answer = kiran.get(path, follow=True)
        assert "attachment" not in answer.headers.get("Content-Disposition", "")
        assert leaks(answer.content.decode()) == []
    body = {"outcome": "later", "status": "new", "version": "1", "text": "x"}
    assert leaks(kiran.post(f"/cms/leads/work/{lead.pk}/", body, follow=True).content.decode()) == []
    correct = kiran.post(f"/cms/leads/correct/{lead.pk}/", {"name": "1"}, follow=True).content.decode()
    assert leaks(correct) == []


def test_whoever_works_on_it_leaves_no_number_in_the_trail(desk: Client, lead: Lead) -> None:
    desk.get("/cms/leads/", {"q": NUMBER, "export": "csv"})
    desk.get("/cms/leads/", {"q": MAIL})
    desk.post(f"/cms/leads/work/{lead.pk}/", {"reveal": "yes"})
    desk.post(f"/cms/leads/correct/{lead.pk}/", {"name": "Sunita Rao"})
    desk.post("/cms/erasures/begin/", {"reference": lead.reference, "has_asked": "on"})
    LeadNote.objects.create(lead=lead, text="private")
    told = json.dumps(list(AuditEvent.objects.values("by", "action", "subject", "details")))
    assert "number revealed" in told
    assert "erasure asked" in told
    assert not [word for word in (NUMBER, MAIL, "Sunita", "private") if word in told]


CLOSED = [
    *[f"/cms/leads/{query}" for query in ("", "?q=Patient", "?status=new")],
    *[f"/cms/desk/{page}" for page in ("", "rows/", "counters/", "filters/")],
    *[f"/cms/{page}/" for page in ("erasures", "audit", "crm", "calls", "put-aside", "unknown-messages")],
]


@pytest.mark.parametrize("path", CLOSED)
def test_who_sees_no_requests_is_told_nothing_of_them(db: None, lead: Lead, path: str) -> None:
    user = User.objects.create_user("esha")
    user.user_permissions.set(Permission.objects.filter(codename="access_admin"))
    client = signed_in(user)
    assert client.get(path).status_code in {302, 403}
    page = client.get(path, follow=True).content.decode()
    assert not [word for word in ("Patient 1", lead.reference, "9810000001", "put aside") if word in page]

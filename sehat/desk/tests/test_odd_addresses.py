"""What nobody types by hand, in the addresses of /cms: answered, never a fault, and nothing written."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.desk.tests.waiting import waiting
from sehat.leads.models import Lead
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db
HUGE = "99999999999999999999"
READ = [
    *[f"/cms/leads/{page}/%00/" for page in ("work", "release", "replay", "photo", "inspect")],
    *["/cms/leads/inspect/_00/", "/cms/crm/preview/?lead=%00"],
    *[f"/cms/audit/?{name}=%00" for name in ("action", "by", "q", "ordering", "p")],
    *[f"/cms/leads/?{name}=%00" for name in ("q", "p", "city", "status", "source", "campaign", "ordering")],
    *[f"/cms/leads/?city={HUGE}", "/cms/leads/?ordering=mobile", "/cms/leads/?age=x&age=day"],
    *["/cms/desk/?tier=%00", f"/cms/desk/?department={HUGE}", "/cms/calls/?from=%00", "/cms/visits/?by=%00"],
    *[f"/cms/desk/filters/{HUGE}/", f"/cms/message-templates/preview/{HUGE}/"],
]
PRESSED = [
    *[f"/cms/leads/{deed}/%00/" for deed in ("work", "hold", "give", "answer", "correct", "call", "phone")],
    *["/cms/put-aside/%00/release/", "/cms/put-aside/%00/spam/", f"/cms/erasures/{HUGE}/take-back/"],
    *["/cms/crm/%00/again/", "/cms/crm/%00/stage/"],
]


@pytest.mark.parametrize("path", READ)
def test_an_odd_address_is_answered(desk: Client, path: str) -> None:
    waiting()
    assert desk.get(path).status_code < 500


@pytest.mark.parametrize("path", PRESSED)
def test_a_button_of_an_odd_address_does_nothing(desk: Client, path: str) -> None:
    lead = waiting()
    before = Lead.objects.values().get(pk=lead.pk)
    assert desk.post(path).status_code < 500
    assert Lead.objects.values().get(pk=lead.pk) == before


@pytest.mark.parametrize("path", ["/cms/leads/work/%00/", f"/cms/leads/work/{'x' * 500}/"])
def test_what_is_refused_at_an_odd_address_is_noted_as_far_as_it_can_be(db: None, path: str) -> None:
    assert signed_in(someone_of("Editors")).get(path).status_code < 500
    noted = AuditEvent.objects.filter(action="page refused").values_list("subject", flat=True)
    assert all(len(subject) <= 60 and "\x00" not in subject for subject in noted)

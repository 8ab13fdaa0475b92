"""What did not reach the CRM: staff are told, see why, and send it again (gateways.md, Never lose a lead)."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client
from django.utils import timezone

from sehat.core.india import local_moment
from sehat.core.models import AuditEvent
from sehat.gateways.crm.base import Crm, Dead, Outcome, Sent
from sehat.leads.actions import Consent, Origin, create_lead, requeue
from sehat.leads.delivery import DeliveryWorker
from sehat.leads.fields import Answers
from sehat.leads.models import Lead, OutboxRow

pytestmark = pytest.mark.django_db
HOME, LIST = "/cms/", "/cms/leads/"
WHY = "INVALID_DATA: Phone"


class Vendor(Crm):
    """A CRM that refuses everything until it is mended."""

    def __init__(self) -> None:
        self.is_mended = False
        self.got: list[object] = []

    def send(self, records: list[dict[str, object]]) -> list[Outcome]:
        if not self.is_mended:
            return [Dead(WHY) for _ in records]
        self.got += [record["Web_Lead_Id"] for record in records]
        return [Sent(f"crm-{number}") for number, _ in enumerate(records)]


@pytest.fixture
def vendor() -> Vendor:
    return Vendor()


@pytest.fixture
def leads(vendor: Vendor) -> list[Lead]:
    """Two requests that the CRM refused for good."""
    made = [
        create_lead(
            by="test",
            answers=Answers(name=name, mobile=mobile, city="Pune", condition="Piles"),
            consent=Consent("2026-11"),
            origin=Origin(),
        )
        for name, mobile in (("Sunita Rao", "9876543210"), ("Kiran Rao", "9876543211"))
    ]
    deliver(vendor)
    return made


def deliver(vendor: Vendor) -> None:
    OutboxRow.objects.filter(state="waiting").update(due_at=timezone.now())
    while DeliveryWorker(vendor).run_once():
        pass


def html(client: Client, path: str) -> str:
    return client.get(path).content.decode()


def test_the_first_page_tells_of_what_was_given_up_and_leads_there(desk: Client, leads: list[Lead]) -> None:
    page = html(desk, HOME)
    assert "2 requests did not reach the CRM" in page
    assert f"{LIST}?outbox__state=dead" in page
    OutboxRow.objects.filter(lead=leads[0]).update(state="sent")
    assert "1 request did not reach the CRM and is no longer tried" in html(desk, HOME)
    found = html(desk, f"{LIST}?outbox__state=dead")
    assert [lead.reference in found for lead in leads] == [False, True]


def test_it_says_nothing_while_all_goes_well(desk: Client) -> None:
    assert "did not reach the CRM" not in html(desk, HOME)
    assert desk.get("/cms/leads/replay/").status_code == 404


def test_a_request_says_how_it_fared(desk: Client, vendor: Vendor, leads: list[Lead]) -> None:
    where = f"/cms/leads/inspect/{leads[0].pk}/"
    page = html(desk, where)
    assert "Given up after 1 try" in page
    assert WHY in page
    requeue(leads[0])
    assert "Waiting, 0 tries so far" in html(desk, where)
    vendor.is_mended = True
    deliver(vendor)
    page = html(desk, where)
    assert "Sent on" in page
    assert "crm-0" in page


def test_one_is_sent_again_after_a_question(desk: Client, vendor: Vendor, leads: list[Lead]) -> None:
    replay = f"/cms/leads/replay/{leads[0].pk}/"
    assert html(desk, LIST).count("Send again") == 2
    assert WHY in html(desk, replay)
    assert OutboxRow.objects.filter(state="dead").count() == 2  # asking changes nothing
    assert desk.post(replay).status_code == 302
    vendor.is_mended = True
    deliver(vendor)
    assert vendor.got == [leads[0].pk]
    assert OutboxRow.objects.filter(lead=leads[1], state="dead").exists()
    assert AuditEvent.objects.filter(by="desk", action="lead delivery replayed").count() == 1
    assert desk.post(replay).status_code == 404  # it is there


def test_all_are_sent_again_at_once(desk: Client, vendor: Vendor, leads: list[Lead]) -> None:
    assert "2 given up" in html(desk, "/cms/leads/replay/")
    answer = desk.post("/cms/leads/replay/", follow=True)
    assert "2 requests are on their way to the CRM" in answer.content.decode()
    vendor.is_mended = True
    deliver(vendor)
    assert set(vendor.got) == {lead.pk for lead in leads}
    assert set(OutboxRow.objects.values_list("state", flat=True)) == {"sent"}


def test_what_fails_again_is_given_up_again(desk: Client, vendor: Vendor, leads: list[Lead]) -> None:
    desk.post("/cms/leads/replay/")
    deliver(vendor)
    assert OutboxRow.objects.filter(state="dead", attempts=1).count() == 2


def test_who_may_only_look_is_not_told_and_sends_nothing(client: Client, leads: list[Lead]) -> None:
    user = User.objects.create_user("viewer", "viewer@example.org", "a-long-staff-password")
    user.user_permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_lead")))
    client.force_login(user)
    assert "did not reach the CRM" not in html(client, HOME)
    assert "Send again" not in html(client, LIST)
    for path in ("/cms/leads/replay/", f"/cms/leads/replay/{leads[0].pk}/"):
        client.post(path)
    assert OutboxRow.objects.filter(state="dead").count() == 2


def test_the_first_page_tells_since_when_the_crm_has_not_had_a_request(
    desk: Client, leads: list[Lead]
) -> None:
    since = timezone.now() - timedelta(minutes=16)
    OutboxRow.objects.filter(lead=leads[0]).update(state="waiting")
    Lead.objects.filter(pk=leads[0].pk).update(created_at=timezone.now())
    assert local_moment(since) not in html(desk, HOME)
    Lead.objects.filter(pk=leads[0].pk).update(created_at=since)
    assert local_moment(since) in html(desk, HOME)

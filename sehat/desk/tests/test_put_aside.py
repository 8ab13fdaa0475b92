"""What is in doubt is seen by staff with its reason, and released by one click (decisions 7.6)."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from sehat.core.models import AuditEvent
from sehat.leads.actions import Consent, Origin, create_lead, withdraw_lead
from sehat.leads.fields import Answers
from sehat.leads.models import Lead
from sehat.leads.spam import SubmissionSignals

pytestmark = pytest.mark.django_db
PAGE = "/cms/put-aside/"


@pytest.fixture
def held() -> Lead:
    return create_lead(
        by="test",
        answers=Answers(name="Sunita Rao", mobile="9876543210", city="Pune", condition="Piles"),
        consent=Consent("2026-11"),
        origin=Origin(signals=SubmissionSignals(filled_in_ms=300)),
    )


def test_the_first_page_counts_them_and_leads_to_them(desk: Client, held: Lead) -> None:
    page = desk.get("/cms/").content.decode()
    assert "1 request was put aside and waits for you" in page
    assert f'href="{PAGE}"' in page


def test_each_stands_with_its_reason(desk: Client, held: Lead) -> None:
    page = desk.get(PAGE).content.decode()
    assert held.reference in page
    assert "filled in too fast" in page
    assert AuditEvent.objects.filter(by="desk", subject="leads put aside").exists()


def test_its_number_is_whole_for_who_may_reveal_numbers_alone(
    client: Client, desk: Client, held: Lead
) -> None:
    assert "9876543210" in desk.get(PAGE).content.decode()
    sorter = User.objects.create_user("sorter", password="a-long-staff-password")
    wanted = ("access_admin", "view_lead", "release_lead")
    sorter.user_permissions.add(*Permission.objects.filter(codename__in=wanted))
    client.force_login(sorter)
    page = client.get(PAGE).content.decode()
    assert ("98••••••10" in page, "9876543210" in page) == (True, False)


def test_my_desk_counts_what_is_put_aside(desk: Client, held: Lead) -> None:
    assert desk.get("/cms/desk/counters/").json()["put aside"] == "1"


def test_it_stands_in_the_queue_as_well(desk: Client, held: Lead) -> None:
    assert held.reference in desk.get("/cms/leads/?status=new").content.decode()


def test_one_click_releases_it(desk: Client, held: Lead) -> None:
    assert desk.post(f"{PAGE}{held.pk}/release/").status_code == 302
    held.outbox.refresh_from_db()
    assert held.outbox.state == "waiting"
    assert "Nothing is put aside" in desk.get(PAGE).content.decode()
    assert "put aside and" not in desk.get("/cms/").content.decode()
    assert desk.post(f"{PAGE}nobody/release/").status_code == 404


@pytest.mark.parametrize(("deed", "told"), [("release", "no longer put aside"), ("spam", "taken back")])
def test_who_comes_after_its_patient_took_it_back_is_told_so(
    desk: Client, held: Lead, deed: str, told: str
) -> None:
    withdraw_lead(by="patient", lead_id=held.pk)
    said = desk.post(f"{PAGE}{held.pk}/{deed}/", follow=True).content.decode()
    assert f"Nothing was done: {held.reference}" in said
    assert told in said
    held.refresh_from_db()
    assert held.status == "withdrawn"


def test_who_comes_after_a_colleague_released_it_is_told_so(desk: Client, held: Lead) -> None:
    for told in (f"{held.reference} is released", f"{held.reference} is no longer put aside"):
        assert told in desk.post(f"{PAGE}{held.pk}/release/", follow=True).content.decode()
    assert AuditEvent.objects.filter(action="lead released").count() == 1


def test_one_click_calls_it_spam_and_it_can_be_released_still(desk: Client, held: Lead) -> None:
    desk.post(f"{PAGE}{held.pk}/spam/")
    held.refresh_from_db()
    assert (held.status, held.outbox.state) == ("spam", "held")
    desk.post(f"/cms/leads/release/{held.pk}/")
    held.refresh_from_db()
    held.outbox.refresh_from_db()
    assert (held.status, held.outbox.state) == ("new", "waiting")


def test_looking_at_it_changes_nothing(desk: Client, held: Lead) -> None:
    assert desk.get(f"{PAGE}{held.pk}/release/").headers["Location"] == "/cms/"
    held.outbox.refresh_from_db()
    assert held.outbox.state == "held"


def test_who_may_not_change_requests_sees_none_of_it(client: Client, held: Lead) -> None:
    editor = User.objects.create_user("editor", password="a-long-staff-password")
    editor.user_permissions.add(Permission.objects.get(codename="access_admin"))
    client.force_login(editor)
    assert client.get(PAGE).status_code in {302, 403}
    assert "put aside" not in client.get("/cms/").content.decode()
    assert client.post(f"{PAGE}{held.pk}/release/").status_code in {302, 403}

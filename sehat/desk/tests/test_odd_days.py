"""Odd but real days at the desk: a request withdrawn while its page is open, one in doubt, long notes."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from sehat.crm_sync.models import CrmStage
from sehat.desk.actions import NotSaved, change_filter
from sehat.desk.tests.test_corrections import RIGHT, correct
from sehat.desk.tests.test_export import exported
from sehat.desk.tests.waiting import waiting
from sehat.directory.models import Department, Procedure
from sehat.leads.actions import stop_contact, update_status, withdraw_lead
from sehat.leads.models import Callback, Lead, LeadNote, OutboxRow, Team
from sehat.leads.models.saved_filter import SavedFilter
from sehat.leads.requests.by_number import erase_leads
from sehat.rendering.cache_version import clear_cached_reads
from sehat.tracking.models import VisitEvent

pytestmark = pytest.mark.django_db


def test_nobody_is_told_that_a_withdrawn_request_was_corrected(asha: Client) -> None:
    lead = waiting()
    withdraw_lead(by="patient", lead_id=lead.pk)
    page = correct(asha, lead)
    assert lead.name != RIGHT["name"]
    assert "is corrected" not in page
    assert "Nothing was corrected." in page


@pytest.mark.parametrize(
    ("state", "status", "said"),
    [
        ("held", "new", "Put aside: it goes when it is released"),
        ("waiting", "spam", "Put aside: it goes when it is released"),
        ("waiting", "withdrawn", "Not sent: it was withdrawn before"),
    ],
)
def test_what_the_crm_does_not_get_says_no_time_for_it(
    desk: Client, state: str, status: str, said: str
) -> None:
    lead = waiting()
    OutboxRow.objects.filter(lead=lead).update(state=state)
    Lead.objects.filter(pk=lead.pk).update(status=status)
    page = desk.get(f"/cms/leads/work/{lead.pk}/").content.decode()
    assert "next on" not in page
    assert said in page


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_many_long_notes_stand_in_the_export_as_far_as_a_cell_holds_them(desk: Client, kind: str) -> None:
    lead = waiting()
    LeadNote.objects.bulk_create(
        LeadNote(lead=lead, by="asha", text=f"{number} " + "word " * 390) for number in range(20)
    )
    (found,) = exported(desk, kind)
    assert "asha: 19 word" in (found["Notes"] or "")
    assert ("asha: 0 word" in found["Notes"]) == (kind == "csv")


def test_a_filter_that_was_deleted_meanwhile_does_not_come_back_as_it_is_renamed(asha: Client) -> None:
    user = User.objects.get(username="asha")
    saved = SavedFilter.objects.create(user=user, place="desk", name="Pune", facets={"tier": "1"})
    SavedFilter.objects.all().delete()
    with pytest.raises(NotSaved):
        change_filter(by=user, saved=saved, name="Mornings", is_shared=False)
    assert not SavedFilter.objects.exists()


@pytest.mark.parametrize("group", ["city", "campaign"])
def test_visits_and_requests_of_one_city_or_campaign_are_one_line_in_any_spelling(
    desk: Client, group: str
) -> None:
    for visitor, word in enumerate(("pune", "Pune", "pune ")):
        VisitEvent.objects.create(
            page_type="Home", path="/", visitor=f"{visitor}" * 13, city=word, campaign=word
        )
    Lead(city_name="Pune", attribution={"campaign": "PUNE"}).save()
    file = desk.get("/cms/visits/", {"by": group, "as": "csv"}).content.decode().splitlines()
    assert [line.split(",")[:4] for line in file[1:]] == [["Pune", "3", "3", "1"]]


def test_what_the_crm_is_never_told_is_not_missing_there(desk: Client) -> None:
    spam, withdrawn, missing = waiting(1), waiting(2), waiting(3)
    Lead.objects.filter(pk=spam.pk).update(status="spam")
    withdraw_lead(by="patient", lead_id=withdrawn.pk)
    page = desk.get("/cms/crm/").content.decode()
    told = page[: page.index("Another stage in the CRM")]
    assert "1 waiting" in told
    assert [lead.reference in told for lead in (spam, withdrawn, missing)] == [False, False, True]
    assert desk.post(f"/cms/crm/{spam.pk}/again/").status_code == 404


def test_of_an_erased_request_no_stage_differs(desk: Client) -> None:
    lead = waiting()
    CrmStage.objects.create(lead=lead, stage="Contacted", status="contacting", at=timezone.now())
    erase_leads(by="patient", e164="+919810000001", until=timezone.now())
    assert "No stage differs." in desk.get("/cms/crm/").content.decode()


def test_another_treatment_takes_its_request_to_the_department_and_team_of_that(asha: Client) -> None:
    lead = waiting()
    eyes = Procedure.objects.get(slug="cataract-surgery")
    team = Team.objects.create(name="Eyes")
    team.departments.set([eyes.department])
    clear_cached_reads()
    Lead.objects.filter(pk=lead.pk).update(department=Department.objects.get(slug="general-surgery"))
    assert "is corrected" in correct(asha, lead, treatment=eyes.name)
    assert lead.department == eyes.department
    assert Callback.objects.get(lead=lead).team == team


def test_a_treatment_that_stays_leaves_the_department(asha: Client) -> None:
    lead = waiting()
    assert "is corrected" in correct(asha, lead)
    Lead.objects.filter(pk=lead.pk).update(department=Department.objects.get(slug="general-surgery"))
    correct(asha, lead, name="Parvathi R. Rao")
    assert lead.department
    assert lead.department.slug == "general-surgery"


def test_a_city_that_is_chosen_is_chosen_in_any_spelling(desk: Client) -> None:
    for visitor, word in enumerate(("pune", "Pune", "Mumbai")):
        VisitEvent.objects.create(page_type="Home", path="/", visitor=f"{visitor}" * 13, city=word)
    Lead(city_name="Pune", page_type="Home").save()
    query = {"by": "page-type", "city": "Pune", "as": "csv"}
    file = desk.get("/cms/visits/", query).content.decode().splitlines()
    assert [line.split(",")[:4] for line in file[1:]] == [["Home", "2", "2", "1"]]


def test_what_was_done_stays_in_the_line_of_time_however_often_it_was_looked_at(desk: Client) -> None:
    lead = waiting()
    update_status(by="asha", lead_id=lead.pk, status="contacting")
    stop_contact(by="patient", lead_id=lead.pk)
    for _ in range(30):
        page = desk.get(f"/cms/leads/work/{lead.pk}/").content.decode()
    assert "asha: Moved to Contacting" in page
    assert "patient: Contact stopped" in page
    assert 0 < page.count("desk: Viewed") <= 12

"""Odd but real days at the desk: a request withdrawn while its page is open, one in doubt, long notes."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.desk.actions import NotSaved, change_filter
from sehat.desk.tests.test_corrections import RIGHT, correct
from sehat.desk.tests.test_export import exported
from sehat.desk.tests.test_my_desk import waiting
from sehat.leads.actions import withdraw_lead
from sehat.leads.models import Lead, LeadNote, OutboxRow
from sehat.leads.models.saved_filter import SavedFilter
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
    assert "asha: 0 word" in (found["Notes"] or "")
    assert ("asha: 19 word" in found["Notes"]) == (kind == "csv")


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

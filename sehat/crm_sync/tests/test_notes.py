"""What the CRM notes of a request: once in its line of time, whatever changes there, and gone with it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.crm_sync import batch
from sehat.crm_sync.actions import apply_changes, store_changes
from sehat.crm_sync.models import CrmChange
from sehat.crm_sync.tests.conftest import Tell, change
from sehat.gateways.crm.base import Change
from sehat.leads.models import Lead, LeadNote, OutboxRow
from sehat.leads.requests.by_number import erase_leads

pytestmark = pytest.mark.django_db
NOW = timezone.now()
MORNING, EVENING = "Wants a morning.", "शाम को फ़ोन करें।"


def minutes(count: int) -> timedelta:
    return timedelta(minutes=count)


def notes(lead: Lead) -> list[str]:
    return list(LeadNote.objects.filter(lead=lead).order_by("pk").values_list("text", flat=True))


def test_a_note_that_comes_with_every_change_of_its_record_is_written_once(lead: Lead, tell: Tell) -> None:
    """A field of the record, as Zoho’s Status_Note is: it stood there with each change again."""
    for number, stage in enumerate(("contacting", "contacting", "qualified", "New Lead", "qualified")):
        tell(change(lead, stage, NOW - minutes(10 - number), note=MORNING, by="Asha"))
    assert notes(lead) == [MORNING]
    assert AuditEvent.objects.filter(action="lead noted", subject=f"lead {lead.pk}").count() == 1


def test_in_one_body_it_is_written_once_as_well(lead: Lead, tell: Tell) -> None:
    stages = ("contacting", "qualified", "proposed")
    tell(*(change(lead, stage, NOW - minutes(9 - n), note=MORNING) for n, stage in enumerate(stages)))
    assert notes(lead) == [MORNING]


def test_who_else_saved_the_record_makes_no_new_note_of_it(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "contacting", NOW - minutes(9), note=MORNING, by="Asha"))
    tell(change(lead, "qualified", NOW - minutes(8), note=MORNING, by="Kiran"))
    assert LeadNote.objects.get(lead=lead).by == "CRM: Asha"


def test_a_note_that_was_rewritten_is_a_new_one_and_so_is_the_first_once_more(lead: Lead, tell: Tell) -> None:
    for number, note in enumerate((MORNING, EVENING, EVENING, MORNING)):
        tell(change(lead, "contacting", NOW - minutes(9 - number), note=note))
    assert notes(lead) == [MORNING, EVENING, MORNING]


def test_what_an_agent_of_ours_wrote_in_the_same_words_hides_no_note_of_the_crm(
    lead: Lead, tell: Tell
) -> None:
    LeadNote.objects.create(lead=lead, by="CRMadmin", text=MORNING)
    tell(change(lead, "contacting", note=MORNING))
    assert notes(lead) == [MORNING, MORNING]


def test_a_note_of_another_request_hides_none(lead: Lead, tell: Tell) -> None:
    other = Lead.objects.create(name="Gopal", country_code="+91", mobile="9810000009")
    tell(change(other, "contacting", note=MORNING), change(lead, "contacting", note=MORNING))
    assert (notes(other), notes(lead)) == ([MORNING], [MORNING])


def test_a_note_that_is_emptied_leaves_the_old_one_and_no_empty_one(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "contacting", NOW - minutes(9), note=MORNING))
    tell(change(lead, "qualified", NOW - minutes(8), note=""))
    assert notes(lead) == [MORNING]


def test_a_note_of_a_change_that_comes_late_is_written_though_the_stage_is_older(
    lead: Lead, tell: Tell
) -> None:
    tell(change(lead, "qualified", NOW - minutes(1), note=EVENING))
    tell(change(lead, "contacting", NOW - minutes(9), note=MORNING))
    assert notes(lead) == [EVENING, MORNING]
    lead.refresh_from_db()
    assert lead.status == "qualified"


class TestOfAChangeThatCannotBeApplied:
    @pytest.fixture
    def _broken(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def breaks(stage: str) -> str:
            raise ValueError(stage)

        monkeypatch.setattr(batch, "status_of", breaks)

    @pytest.mark.usefixtures("_broken")
    @pytest.mark.parametrize("named", ["lead_id", "crm_id"])
    def test_the_note_goes_when_the_request_is_erased(self, lead: Lead, named: str) -> None:
        """What was noted of a patient stood there for thirty days after all else of theirs was erased."""
        ids = {"lead_id": lead.pk, "crm_id": ""} if named == "lead_id" else {"lead_id": "", "crm_id": "crm-7"}
        store_changes([Change(stage="contacting", at=NOW, note=MORNING, **ids)])
        apply_changes()
        assert CrmChange.objects.get().note == MORNING  # for who mends it
        erase_leads(by="patient", e164="+919876543210", until=timezone.now())
        told = CrmChange.objects.get()
        assert (told.note, told.state) == ("", "failed")

    @pytest.mark.usefixtures("_broken")
    def test_the_note_of_somebody_else_stays(self, lead: Lead) -> None:
        OutboxRow.objects.filter(lead=lead).update(crm_id="")
        other = Lead.objects.create(name="Gopal", country_code="+91", mobile="9810000009")
        OutboxRow.objects.create(lead=other, state="sent", crm_id="crm-8")
        store_changes([Change("", "contacting", NOW, note=MORNING, crm_id="crm-8")])
        store_changes([Change(other.pk, "contacting", NOW, note=EVENING)])
        apply_changes()
        erase_leads(by="patient", e164="+919876543210", until=timezone.now())
        assert set(CrmChange.objects.values_list("note", flat=True)) == {MORNING, EVENING}

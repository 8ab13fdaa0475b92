"""Open requests of one number are one agent's: claimed, given and written down together."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.leads.actions import (
    CallResult,
    Consent,
    Origin,
    Stale,
    claim_next,
    create_lead,
    create_lead_by_phone,
    give,
    save_call,
    set_available,
    share_out,
    take,
)
from sehat.leads.fields import Answers
from sehat.leads.models import Callback, Lead
from sehat.leads.tests.test_calls import agent

pytestmark = pytest.mark.django_db
ASHA, SUNIL = "9876543210", "9876543211"


def request_of(mobile: str = ASHA, condition: str = "Piles", **columns: object) -> Lead:
    answers = Answers(name="Asha", mobile=mobile, city="Pune", condition=condition)
    lead = create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())
    Callback.objects.filter(lead=lead).update(not_before=timezone.now() - timedelta(hours=1), **columns)
    return lead


def call_of(lead: Lead) -> Callback:
    return Callback.objects.get(lead=lead)


def owner_of(lead: Lead) -> str:
    return getattr(call_of(lead).owner, "username", "")


def status_of(lead: Lead) -> str:
    lead.refresh_from_db()
    return lead.status


@pytest.fixture
def meena() -> User:
    return agent("meena")


@pytest.fixture
def ravi() -> User:
    return agent("ravi")


@pytest.fixture
def piles() -> Lead:
    return request_of()


@pytest.fixture
def hernia() -> Lead:
    return request_of(condition="Hernia")


class TestClaiming:
    def test_one_claims_the_others_of_the_person(self, meena: User, piles: Lead, hernia: Lead) -> None:
        other = request_of(SUNIL)
        assert claim_next(by=meena)
        assert [owner_of(lead) for lead in (piles, hernia, other)] == ["meena", "meena", ""]
        claimed = AuditEvent.objects.filter(action="lead claimed").values_list("subject", flat=True)
        assert set(claimed) == {f"lead {piles.pk}", f"lead {hernia.pk}"}

    def test_who_is_with_a_colleague_is_passed_over(
        self, meena: User, ravi: User, piles: Lead, hernia: Lead
    ) -> None:
        assert take(by=meena, lead_id=piles.pk)
        late = request_of(condition="Cataract", due_at=timezone.now() - timedelta(days=1))
        other = request_of(SUNIL)
        claimed = claim_next(by=ravi)
        assert claimed
        assert claimed.pk == other.pk
        assert not take(by=ravi, lead_id=late.pk)

    def test_a_closed_one_stays_as_it_is(self, meena: User, piles: Lead, hernia: Lead) -> None:
        hernia.status = "closed"
        hernia.save(update_fields=["status"])
        claim_next(by=meena)
        assert owner_of(hernia) == ""

    def test_a_call_holds_them_and_changes_no_owner(
        self, meena: User, ravi: User, piles: Lead, hernia: Lead
    ) -> None:
        give(by=ravi, lead_id=piles.pk, to=ravi)
        assert take(by=meena, lead_id=piles.pk, keeps=False)
        assert (owner_of(piles), owner_of(hernia)) == ("ravi", "ravi")
        assert call_of(hernia).held_by == meena

    def test_who_calls_us_is_with_who_answers_though_a_colleague_has_another(
        self, meena: User, ravi: User, piles: Lead
    ) -> None:
        take(by=ravi, lead_id=piles.pk)
        asked = Answers(name="Asha", mobile=ASHA, city="Pune", treatment="Cataract Surgery")
        lead = create_lead_by_phone(
            by=meena, answers=asked, language="en", whatsapp=False, sharing=False, idempotency_key="desk-1"
        )
        assert (owner_of(lead), owner_of(piles)) == ("meena", "ravi")


class TestGiving:
    def test_one_gives_the_others(self, meena: User, piles: Lead, hernia: Lead) -> None:
        give(by=meena, lead_id=hernia.pk, to=meena)
        assert (owner_of(piles), owner_of(hernia)) == ("meena", "meena")
        given = AuditEvent.objects.filter(action="lead given")
        assert {(event.by, event.subject, event.details["to"]) for event in given} == {
            ("meena", f"lead {lead.pk}", "meena") for lead in (piles, hernia)
        }

    def test_shared_out_they_are_one_turn(self, meena: User, ravi: User, piles: Lead, hernia: Lead) -> None:
        other = request_of(SUNIL, due_at=timezone.now() + timedelta(days=1))
        for user in (meena, ravi):
            set_available(by=user, is_available=True)
        assert share_out(by=meena) == 3
        assert owner_of(piles) == owner_of(hernia) != owner_of(other) != ""

    def test_who_is_being_called_about_another_one_is_not_shared_out(
        self, meena: User, ravi: User, piles: Lead
    ) -> None:
        assert take(by=meena, lead_id=piles.pk, keeps=False)
        request_of(condition="Hernia")
        set_available(by=ravi, is_available=True)
        assert share_out(by=meena) == 0
        assert call_of(piles).held_by == meena

    def test_a_new_one_goes_to_who_has_the_person(self, meena: User, ravi: User, piles: Lead) -> None:
        give(by=meena, lead_id=piles.pk, to=ravi)
        new = request_of(condition="Hernia")
        for user in (meena, ravi):
            set_available(by=user, is_available=True)
        assert share_out(by=meena) == 1
        assert owner_of(new) == "ravi"


def saved(by: User, lead: Lead, result: CallResult, *others: Lead) -> None:
    seen = {other.pk: call_of(other).version for other in others}
    save_call(by=by, lead_id=lead.pk, version=call_of(lead).version, result=result, others=seen)


class TestACallAboutAll:
    def test_is_written_on_each_and_called_again_at_once(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        saved(meena, piles, CallResult("new", "no-answer"))
        saved(meena, piles, CallResult("contacting", "no-answer", "rang long"), hernia)
        assert [note.text for note in hernia.notes.all()] == ["rang long"]
        assert (status_of(piles), status_of(hernia)) == ("contacting", "contacting")
        assert call_of(hernia).due_at == call_of(piles).due_at
        assert (call_of(piles).tries, call_of(hernia).tries) == (2, 1)

    def test_tells_the_patient_once(
        self, meena: User, piles: Lead, hernia: Lead, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told: list[str] = []
        monkeypatch.setattr("sehat.leads.actions.calls.tell_patient", lambda lead, _: told.append(lead.pk))
        saved(meena, piles, CallResult("new", "no-answer"), hernia)
        assert told == [piles.pk]

    def test_a_note_without_a_call_leaves_when_the_others_are_called(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        Callback.objects.filter(lead=piles).update(due_at=timezone.now() + timedelta(days=2))
        before = call_of(hernia).due_at
        saved(meena, piles, CallResult("new", "", "will send the papers"), hernia)
        assert [note.text for note in hernia.notes.all()] == ["will send the papers"]
        assert call_of(hernia).due_at == before

    def test_moves_the_others_where_their_stage_allows_it_and_only_if_asked(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        saved(meena, piles, CallResult("contacting", "spoke"), hernia)
        cataract = request_of(condition="Cataract")
        saved(meena, piles, CallResult("qualified", "spoke"), hernia)
        assert status_of(hernia) == "contacting"
        saved(meena, piles, CallResult("qualified", "later", is_stage_of_all=True), hernia, cataract)
        assert (status_of(hernia), status_of(cataract)) == ("qualified", "contacting")

    def test_a_conversation_leads_the_others_through_several_stages_too(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        result = CallResult("proposed", "spoke", is_stage_of_all=True)
        saved(meena, piles, result, hernia)
        assert (status_of(piles), status_of(hernia)) == ("proposed", "proposed")

    def test_an_appointment_is_of_one_request(self, meena: User, piles: Lead, hernia: Lead) -> None:
        Lead.objects.update(status="proposed")
        visit = timezone.now() + timedelta(days=3)
        result = CallResult(
            "confirmed", "spoke", visit_at=visit, visit_place="City Hospital", is_stage_of_all=True
        )
        saved(meena, piles, result, hernia)
        assert (status_of(piles), status_of(hernia)) == ("confirmed", "proposed")
        assert not hasattr(Lead.objects.get(pk=hernia.pk), "appointment")
        assert call_of(hernia).due_at < visit

    def test_a_wrong_number_ends_all_that_nobody_was_reached_about(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        saved(meena, piles, CallResult("new", "wrong-number"), hernia)
        assert (status_of(piles), status_of(hernia)) == ("closed", "closed")
        assert call_of(hernia).closed_because == "wrong-number"

    def test_a_colleague_who_changed_another_stops_it_whole(
        self, meena: User, piles: Lead, hernia: Lead
    ) -> None:
        seen = {hernia.pk: call_of(hernia).version}
        saved(meena, hernia, CallResult("contacting", "spoke"))
        with pytest.raises(Stale):
            save_call(
                by=meena, lead_id=piles.pk, version=call_of(piles).version,
                result=CallResult("contacting", "spoke"), others=seen,
            )  # fmt: skip
        assert (status_of(piles), piles.notes.count()) == ("new", 0)

    def test_what_is_of_somebody_else_is_refused(self, meena: User, piles: Lead) -> None:
        with pytest.raises(Stale):
            saved(meena, piles, CallResult("contacting", "spoke"), request_of(SUNIL))

    def test_frees_the_person(self, meena: User, ravi: User, piles: Lead, hernia: Lead) -> None:
        take(by=meena, lead_id=piles.pk)
        saved(meena, piles, CallResult("contacting", "spoke"))
        assert take(by=ravi, lead_id=hernia.pk)

"""Erasing: a wait that can be taken back, everything blank here and in the CRM, the records a year later."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.leads.actions import update_status
from sehat.leads.models import ConsentReceipt, Lead, LeadNote, OutboxRow, Photo
from sehat.messages.actions import erase_messages
from sehat.messages.models import InboundMessage
from sehat.patients.models import Code, Patient, Token
from sehat.rights import actions
from sehat.rights.actions import erase_due, request_erasure
from sehat.rights.models import Erasure, Proof
from sehat.rights.proofs import DataSubject
from sehat.rights.selectors import PATIENT, asked_by
from sehat.rights.tests.conftest import E164, NUMBER, Clock, Phone, Visitor
from sehat.rights.tests.test_rights import CONSENTS, deliver
from sehat.tracking.models import VisitEvent

pytestmark = pytest.mark.django_db
PERSONAL = (
    "Parvathi", "parvathi@example.org", NUMBER["mobileNo"], "stone", "Gallbladder", "Delhi NCR",
    "/condition/gallstones", "127.0.0.1", "google",
)  # fmt: skip


@pytest.fixture
def crm(tmp_path: Path) -> Path:
    return tmp_path / "crm.jsonl"


@pytest.fixture
def known(visitor: Visitor, crm: Path, clock: Clock) -> Visitor:
    """A patient with a profile, visits, a request the CRM has and one it has not, and a proof."""
    visitor.log_in_as(**NUMBER)
    visitor.put("/users/v1/user/update", name="Parvathi", email="parvathi@example.org", cityId=514)
    Patient.objects.update(visitor_id="1763640000000123456")
    VisitEvent.objects.create(visitor="1763640000000123456", page_type="Condition", path="/condition/piles")
    own = {"NameData": "Parvathi", "EmailIdData": "parvathi@example.org", "Zutm_sourcedata": "google"}
    visitor.send(**CONSENTS, **own)
    deliver(crm)
    visitor.send(NameData="Parvathi", QueryData="Another stone")
    clock.move(minutes=1)
    visitor.prove()
    return visitor


def run() -> str:
    said = io.StringIO()
    call_command("erase_due", stdout=said)
    return said.getvalue().strip()


def everything() -> str:
    """All rows of the rooms that know people."""
    rooms = {"leads", "patient", "patients", "rights", "tracking", "core"}
    names = connection.introspection.table_names()
    tables = [
        name
        for name in names
        if name.split("_")[0] in rooms and name not in {"leads_formvariant", "patient_messages_template"}
    ]
    rows = []
    with connection.cursor() as cursor:
        for table in tables:
            cursor.execute(f'SELECT * FROM "{table}"')
            rows += cursor.fetchall()
    return str(rows)


def test_contact_ends_at_once_and_the_rest_waits(known: Visitor, settings: Settings) -> None:
    settings.ERASURE_WAIT_DAYS = 3
    erasure = known.ask("erase").json()["data"]["erasure"]
    assert (erasure["askedAt"][:10], erasure["dueAt"][:10]) == ("2026-11-20", "2026-11-23")
    assert set(Lead.objects.values_list("do_not_contact", flat=True)) == {True}
    assert not known.see().json()["data"]["hasWhatsapp"]
    assert run() == "0 people erased, 0 records deleted."
    assert Patient.objects.get().name == "Parvathi"


def test_it_can_be_taken_back_while_it_waits(known: Visitor, clock: Clock) -> None:
    known.ask("erase")
    clock.move(days=6)
    known.prove()
    assert known.ask("keep").json()["data"]["erasure"] is None
    clock.move(days=30)
    assert run() == "0 people erased, 0 records deleted."
    assert Patient.objects.get().name == "Parvathi"
    assert known.client.get("/timeline/visitorid").status_code == 200


def test_what_is_taken_back_takes_no_record_of_an_erasure_that_was_done(known: Visitor, clock: Clock) -> None:
    known.ask("erase")
    clock.move(days=7)
    assert erase_due(by="test") == 1
    known.prove()
    known.ask("erase")
    known.ask("keep")
    assert list(Erasure.objects.values_list("mobile", flat=True)) == [""]


def test_who_asked_is_told_of_each_erasure(known: Visitor, clock: Clock) -> None:
    """Staff began one for a caller, and took it back; the next was begun by the person."""
    subject = DataSubject(E164, None)
    by_staff = asked_by(request_erasure(by="meena", subject=subject))
    AuditEvent.objects.filter(by="meena").update(at=clock.now)
    actions.cancel_erasure(by="meena", subject=subject)
    clock.move(minutes=5)
    known.ask("erase")
    assert (by_staff, asked_by(Erasure.objects.get())) == ("meena", PATIENT)


def test_asked_twice_is_asked_once(known: Visitor, clock: Clock) -> None:
    first = known.ask("erase").json()["data"]["erasure"]
    clock.move(minutes=5)
    assert known.ask("erase").json()["data"]["erasure"] == first
    assert Erasure.objects.count() == 1


@pytest.mark.parametrize(("seconds", "erased"), [(-1, 0), (0, 1), (1, 1)])
def test_it_happens_when_the_wait_is_over(known: Visitor, clock: Clock, seconds: int, erased: int) -> None:
    known.ask("erase")
    clock.move(days=7, seconds=seconds)
    assert erase_due(by="test") == erased


def test_nobody_waits_for_one_that_cannot_be_erased(
    known: Visitor, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Erasure.objects.create(mobile="+919800000001", asked_at=clock.now, due_at=clock.now)
    known.ask("erase")
    clock.move(days=7)

    def out_of_order(*, by: str, e164: str) -> int:
        if e164 == first.mobile:
            raise ConnectionError("out of order")
        return erase_messages(by=by, e164=e164)

    monkeypatch.setattr(actions, "erase_messages", out_of_order)
    with pytest.raises(ExceptionGroup, match="1 people were erased, 1 could not be"):
        erase_due(by="test")
    assert not Patient.objects.exists()
    monkeypatch.undo()
    assert erase_due(by="test") == 1


def test_then_nothing_personal_is_left_here(known: Visitor, clock: Clock) -> None:
    token = known.cookie("credentials")["token"]
    known.ask("erase")
    clock.move(days=7)
    assert run() == "1 people erased, 0 records deleted."
    left = everything()
    for personal in PERSONAL:
        assert personal not in left, personal
    assert not Patient.objects.exists()
    assert not Token.objects.exists()
    assert not Code.objects.exists()
    assert not Proof.objects.exists()
    assert not VisitEvent.objects.exists()
    assert known.client.get("/timeline/visitorid", headers={"Authorization": token}).status_code == 401
    known.prove()
    assert known.see().json()["data"]["requests"] == []


def test_the_worker_erases_who_is_due_and_a_photo_goes_with_its_request(
    known: Visitor, clock: Clock, settings: Settings, tmp_path: Path
) -> None:
    settings.VAR_DIR, settings.PHOTO_DIR = tmp_path, tmp_path / "photos"
    Photo.objects.create(form_key="key", file_name="FACE.jpg", lead=Lead.objects.first())
    known.ask("erase")
    clock.move(days=7)
    call_command("deliver_leads", "--once")
    assert not Patient.objects.exists()
    assert not Photo.objects.exists()


def test_what_the_patient_wrote_on_whatsapp_is_seen_and_erased(known: Visitor, clock: Clock) -> None:
    lead = Lead.objects.get(question__startswith="Ultrasound")
    texts = {lead: "Parvathi asks: is parking free?", None: "of 9876543210"}
    for number, (about, text) in enumerate(texts.items()):
        InboundMessage.objects.create(
            provider_id=f"w{number}",
            lead=about,
            user_id="IN.1",
            number=E164,
            kind="text",
            text=text,
            at=clock.now,
        )
    notes = [note["text"] for request in known.see().json()["data"]["requests"] for note in request["notes"]]
    assert notes == ["WhatsApp: Parvathi asks: is parking free?"]
    known.ask("erase")
    clock.move(days=7)
    erase_due(by="test")
    assert not InboundMessage.objects.exists()


def test_what_agents_noted_is_seen_by_the_patient_and_erased(known: Visitor, clock: Clock) -> None:
    lead = Lead.objects.get(question__startswith="Ultrasound")
    update_status(by="desk", lead_id=lead.pk, status="contacting", outcome="spoke", text="Prefers a woman")
    notes = [note["text"] for request in known.see().json()["data"]["requests"] for note in request["notes"]]
    assert notes == ["A care expert spoke with you. Prefers a woman"]
    known.ask("erase")
    clock.move(days=7)
    run()
    assert not LeadNote.objects.exists()


def test_what_is_left_is_a_count(known: Visitor, clock: Clock) -> None:
    known.ask("erase")
    clock.move(days=7)
    run()
    leads = Lead.objects.all()
    assert {lead.status for lead in leads} == {"withdrawn"}
    assert {lead.page_type for lead in leads} == {"Condition"}
    assert ConsentReceipt.objects.exists()  # which notice was agreed to, and when: of nobody


def test_the_crm_s_record_is_blanked_and_one_it_never_had_is_not_made(
    known: Visitor, clock: Clock, crm: Path
) -> None:
    sent = Lead.objects.get(question__startswith="Ultrasound")
    never = Lead.objects.exclude(pk=sent.pk).get()
    OutboxRow.objects.filter(lead=never).update(is_offered=False)
    known.ask("erase")
    clock.move(days=7)
    run()
    [record] = deliver(crm)
    assert record["Web_Lead_Id"] == sent.pk
    told = {name: value for name, value in record.items() if value != ""}
    assert told == {"Web_Lead_Id": sent.pk, "name": "No Name", "Remark": "erased"}


def test_a_stage_that_was_reached_stays_counted(known: Visitor, clock: Clock) -> None:
    Lead.objects.update(status="visited")
    known.ask("erase")
    clock.move(days=7)
    run()
    assert set(Lead.objects.values_list("status", flat=True)) == {"visited"}


def test_what_was_sent_after_the_wish_is_a_new_consent_and_stays(known: Visitor, clock: Clock) -> None:
    known.ask("erase")
    clock.move(days=1)
    later = known.send(QueryData="I do want help now")
    clock.move(days=7)
    run()
    later.refresh_from_db()
    assert (later.question, later.do_not_contact) == ("I do want help now", False)


def test_who_never_logged_in_is_erased_too(visitor: Visitor, clock: Clock) -> None:
    visitor.send()
    visitor.send(MobileNoData="9876543299", NameData="Somebody Else")
    visitor.prove()
    visitor.ask("erase")
    clock.move(days=7)
    assert run() == "1 people erased, 0 records deleted."
    assert sorted(Lead.objects.values_list("name", flat=True)) == ["", "Somebody Else"]


@pytest.mark.parametrize(("days", "left"), [(364, 2), (366, 0)])
def test_a_year_later_the_records_go_as_well(
    known: Visitor, clock: Clock, crm: Path, days: int, left: int
) -> None:
    known.ask("erase")
    clock.move(days=7)
    run()
    deliver(crm)
    clock.move(days=days)
    run()
    assert Lead.objects.count() == left
    assert Erasure.objects.count() == (1 if left else 0)


def test_a_record_stays_until_the_crm_has_heard_of_the_erasure(known: Visitor, clock: Clock) -> None:
    known.ask("erase")
    clock.move(days=7)
    run()
    OutboxRow.objects.update(is_offered=True, state="dead")
    clock.move(days=400)
    assert run() == "0 people erased, 0 records deleted."
    assert Lead.objects.count() == 2


def test_after_an_erasure_the_same_number_may_come_and_go_again(known: Visitor, clock: Clock) -> None:
    for _ in range(2):
        clock.move(minutes=1)
        known.prove()
        known.ask("erase")
        clock.move(days=7)
        assert run() == "1 people erased, 0 records deleted."
    assert Erasure.objects.filter(mobile="").count() == 2
    assert E164 not in everything()


@pytest.mark.django_db(transaction=True)
def test_asked_many_times_at_once_is_asked_once(phone: Phone) -> None:
    def one(_: int) -> int:
        try:
            return request_erasure(by="test", subject=DataSubject(E164, None)).pk
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(one, range(24)))) == 1
    assert Erasure.objects.count() == 1

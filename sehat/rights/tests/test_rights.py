"""What is held is shown whole; correcting, withdrawing and stopping reach the CRM."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.utils import timezone

from sehat.calls.models import VoiceCall
from sehat.core.models import AuditEvent
from sehat.crm_sync.models import CrmStage
from sehat.gateways.crm.local import LocalCrm
from sehat.leads.delivery import DeliveryWorker
from sehat.leads.models import ConsentReceipt, Lead, OutboxRow, Team
from sehat.messages.models import InboundMessage, Message
from sehat.patients.models import Patient
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rights.tests.conftest import E164, NUMBER, Clock, Visitor
from sehat.tracking.models import VisitEvent

pytestmark = pytest.mark.django_db
CONSENTS = {"consentWhatsapp": True, "consentSharing": True}


def deliver(path: Path) -> list[dict[str, Any]]:
    """What the CRM is told by the next delivery."""
    OutboxRow.objects.update(due_at=timezone.now() - timedelta(seconds=1))
    path.unlink(missing_ok=True)
    DeliveryWorker(LocalCrm(path)).run_once()
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


@pytest.fixture
def crm(tmp_path: Path) -> Path:
    return tmp_path / "crm.jsonl"


class TestSeeing:
    def test_shows_everything_of_the_number(self, visitor: Visitor, clock: Clock) -> None:
        visitor.log_in_as(**NUMBER)
        visitor.put("/users/v1/user/update", name="Sunita Rao", email="s@example.org", cityId=514)
        lead = visitor.send(**CONSENTS, age="44", Zutm_sourcedata="google")
        Patient.objects.update(visitor_id="1763640000000123456")
        for number, path in (("123456", "/condition/piles"), ("999999", "/of/another")):
            VisitEvent.objects.create(visitor=f"1763640000000{number}", page_type="Condition", path=path)
        clock.move(minutes=1)
        visitor.prove()
        answer = visitor.see()
        held = answer.json()["data"]
        assert answer.headers["Cache-Control"] == "no-store"
        assert held["mobile"] == E164
        profile = {key: held["profile"][key] for key in ("name", "email", "city")}
        assert profile == {"name": "Sunita Rao", "email": "s@example.org", "city": "Delhi NCR"}
        [request] = held["requests"]
        assert request["question"] == lead.question
        assert request["answers"]["age"] == "44"
        assert request["answers"]["Zutm_sourcedata"] == "google"
        [consent] = request["consents"]
        assert (consent["noticeVersion"], consent["whatsappUpdates"]) == ("2026-11-22", True)
        assert [visit["path"] for visit in held["visits"]] == ["/condition/piles"]
        assert (held["hasWhatsapp"], held["hasSharing"], held["isContacted"]) == (True, True, True)

    @pytest.mark.parametrize(
        ("language", "texts"),
        [
            ("en", ["Call, 200 seconds", "WhatsApp: May I come?", "Message sent by WhatsApp: Come at 5.",
                    "Message sent by SMS", "Stage in the CRM: Contacted"]),
            ("hi", ["कॉल, 200 सेकंड", "WhatsApp: May I come?", "WhatsApp से भेजा गया संदेश: Come at 5.",
                    "SMS से भेजा गया संदेश", "CRM में चरण: Contacted"]),
        ],
    )  # fmt: skip
    def test_shows_calls_messages_and_what_the_crm_said(
        self, visitor: Visitor, clock: Clock, language: str, texts: list[str]
    ) -> None:
        lead = visitor.send()
        Lead.objects.filter(pk=lead.pk).update(language=language)
        at = [clock.now + timedelta(minutes=number) for number in range(5)]
        VoiceCall.objects.create(lead=lead, by="anita", at=at[0], state="completed", seconds=200)
        InboundMessage.objects.create(lead=lead, provider_id="w1", kind="text", text="May I come?", at=at[1])
        sent: dict[str, Any] = {"lead": lead, "state": "sent"}
        answer = {"kind": "answer", "channel": "whatsapp", "text": "Come at 5.", "by": "anita"}
        Message.objects.create(**sent, **answer, sent_at=at[2])
        Message.objects.create(**sent, kind="received", channel="sms", sent_at=at[3])
        Message.objects.create(lead=lead, kind="window", state="dropped")
        CrmStage.objects.create(lead=lead, stage="Contacted", at=at[4], by="Ravi")
        visitor.prove()
        [request] = visitor.see().json()["data"]["requests"]
        assert [note["text"] for note in request["notes"]] == texts
        assert "anita" not in str(request)
        assert "Ravi" not in str(request)

    def test_of_a_number_we_do_not_know_is_empty(self, visitor: Visitor) -> None:
        visitor.prove()
        held = visitor.see().json()["data"]
        assert (held["profile"], held["requests"], held["visits"], held["erasure"]) == (None, [], [], None)

    def test_takes_few_queries(self, visitor: Visitor, django_assert_max_num_queries: Any) -> None:
        for number in range(4):
            visitor.send(QueryData=f"Question {number}")
        visitor.prove()
        with django_assert_max_num_queries(9):
            assert len(visitor.see().json()["data"]["requests"]) == 4


class TestCorrecting:
    def test_reaches_profile_requests_and_crm(self, visitor: Visitor, crm: Path, clock: Clock) -> None:
        visitor.log_in_as(**NUMBER)
        visitor.send()
        deliver(crm)
        clock.move(minutes=1)
        visitor.prove()
        answer = visitor.ask("correct", name="Sunita R. Rao", email="new@example.org", cityId=477)
        held = answer.json()["data"]
        assert held["profile"]["name"] == held["requests"][0]["name"] == "Sunita R. Rao"
        assert (held["requests"][0]["place"], held["profile"]["city"]) == ("Mumbai", "Mumbai")
        [record] = deliver(crm)
        assert (record["name"], record["city"]) == ("Sunita R. Rao", "Mumbai")

    def test_moves_tier_team_and_city_with_the_request(self, visitor: Visitor) -> None:
        """A chosen city is tier 1 on such a page: the desk calls sooner."""
        visitor.send(CityData="Other")
        Lead.objects.update(page_type="CityWise_Doctors_Listing")
        team = Team.objects.create(name="Mumbai")
        team.cities.set([477])
        clear_cached_reads()
        visitor.prove()
        visitor.ask("correct", cityId=477)
        lead = Lead.objects.select_related("callback").get()
        assert (lead.city_name, lead.city_id, lead.tier) == ("Mumbai", 477, 1)
        assert (lead.callback.tier, lead.callback.team) == (1, team)

    def test_serves_who_has_no_account(self, visitor: Visitor) -> None:
        visitor.send()
        visitor.prove()
        assert visitor.ask("correct", name="Sunita Rao").status_code == 200
        assert Lead.objects.get().name == "Sunita Rao"
        assert not Patient.objects.exists()

    def test_leaves_the_city_of_what_is_over(self, visitor: Visitor) -> None:
        visitor.send()
        Lead.objects.update(status="visited")
        visitor.prove()
        visitor.ask("correct", name="Asha", cityId=477)
        assert (Lead.objects.get().city_name, Lead.objects.get().name) == ("Delhi NCR", "Asha")

    @pytest.mark.parametrize(
        ("field", "value", "message"),
        [
            ("name", "<b>", "Please enter your name"),
            ("email", "asha@", "Please enter your email"),
            ("cityId", 999_999, "Please select your city"),
        ],
    )
    def test_refuses_by_field_and_changes_nothing(
        self, visitor: Visitor, field: str, value: object, message: str
    ) -> None:
        visitor.send()
        visitor.prove()
        answer = visitor.ask("correct", **({"name": "Asha"} | {field: value}))
        assert answer.status_code == 422
        assert answer.json()["error"] == [{"field": field, "message": message}]
        assert Lead.objects.get().name == "Sunita Rao"

    def test_touches_no_other_number(self, visitor: Visitor) -> None:
        other = visitor.send(MobileNoData="9876543299")
        visitor.prove()
        for what in ("correct", "withdraw", "stop-contact", "erase"):
            visitor.ask(what, **({"name": "Asha"} if what == "correct" else {}))
        other.refresh_from_db()
        assert (other.name, other.do_not_contact) == ("Sunita Rao", False)


class TestWithdrawing:
    def test_one_consent_leaves_the_other_and_the_proof_of_both(self, visitor: Visitor, crm: Path) -> None:
        visitor.send(**CONSENTS)
        deliver(crm)
        visitor.prove()
        held = visitor.ask("withdraw", whatsapp=True).json()["data"]
        assert (held["hasWhatsapp"], held["hasSharing"]) == (False, True)
        given = list(ConsentReceipt.objects.order_by("pk").values_list("whatsapp_updates", flat=True))
        assert given == [True, False]
        [record] = deliver(crm)
        assert "WhatsApp withdrawn" in record["Remark"]
        assert "sharing withdrawn" not in record["Remark"]

    def test_twice_is_once(self, visitor: Visitor, crm: Path) -> None:
        visitor.send(**CONSENTS)
        visitor.prove()
        for _ in range(2):
            visitor.ask("withdraw", whatsapp=True, sharing=True)
        assert ConsentReceipt.objects.count() == 2
        [record] = deliver(crm)
        assert record["Remark"].count("withdrawn") == 2

    def test_what_was_never_given_writes_nothing(self, visitor: Visitor) -> None:
        visitor.send()
        visitor.prove()
        visitor.ask("withdraw", whatsapp=True, sharing=True)
        assert ConsentReceipt.objects.count() == 1


def test_stopping_contact_reaches_all_requests_and_the_crm(visitor: Visitor, crm: Path) -> None:
    visitor.send()
    visitor.send(QueryData="Another")
    deliver(crm)
    visitor.prove()
    held = visitor.ask("stop-contact").json()["data"]
    assert [request["isStopped"] for request in held["requests"]] == [True, True]
    assert not held["isContacted"]
    assert ["do not contact" in record["Remark"] for record in deliver(crm)] == [True, True]


def test_all_of_it_is_audited_without_personal_data(visitor: Visitor) -> None:
    visitor.send(**CONSENTS, EmailIdData="s@example.org")
    visitor.prove()
    visitor.ask("correct", name="Parvathi", email="parvathi@example.org")
    visitor.ask("withdraw", whatsapp=True)
    visitor.ask("stop-contact")
    visitor.ask("erase")
    visitor.ask("keep")
    events = AuditEvent.objects.all()
    actions = {event.action for event in events}
    assert actions >= {
        "number proved", "lead corrected", "consent withdrawn", "contact stopped", "erasure asked",
        "erasure taken back",
    }  # fmt: skip
    trail = str(list(events.values()))
    for personal in ("Parvathi", "Sunita", "example.org", NUMBER["mobileNo"], visitor.proof):
        assert personal not in trail

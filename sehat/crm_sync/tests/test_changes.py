"""What the CRM tells of a request: taken once, applied in order, and only forward (ADR 28)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import itertools
import json
import re
import time
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings as site_settings
from django.core.management import call_command
from django.db import OperationalError
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.core.models import AuditEvent
from sehat.crm_sync import actions, batch
from sehat.crm_sync.actions import apply_changes, delete_old_changes
from sehat.crm_sync.models import CrmChange, CrmStage
from sehat.crm_sync.tests.conftest import PATH, PATH_SECRET, Tell, change
from sehat.gateways.crm.webhook import signed_body
from sehat.gateways.tests.crm_vendor import SECRET
from sehat.leads.actions import update_status
from sehat.leads.delivery import claim
from sehat.leads.models import Appointment, Callback, Lead, LeadNote, OutboxRow
from sehat.leads.requests.status import status_path

pytestmark = pytest.mark.django_db
NOW = timezone.now()


def status(lead: Lead) -> str:
    lead.refresh_from_db()
    return lead.status


def states() -> list[str]:
    return list(CrmChange.objects.order_by("at", "id").values_list("state", flat=True))


def moves(lead: Lead) -> list[str]:
    events = AuditEvent.objects.filter(subject=f"lead {lead.pk}", action="lead moved").order_by("id")
    return [event.details["after"] for event in events]


def test_a_call_that_the_crm_tells_of_stops_the_clock_of_the_desk(lead: Lead, tell: Tell) -> None:
    before = Callback.objects.get(lead=lead)
    called_at = timezone.now()
    assert tell(change(lead, "contacting", called_at, by="Asha")).status_code == 204
    call = Callback.objects.get(lead=lead)
    assert status(lead) == "contacting"
    assert (call.first_call_at, call.first_call_by, call.tries) == (called_at, "CRM: Asha", 1)
    assert call.why_due == Callback.Why.FOLLOW_UP
    assert call.version > before.version  # who has it open is shown the change


@pytest.mark.usefixtures("renderer")
def test_its_patient_sees_the_new_stage(lead: Lead, tell: Tell, client: Client) -> None:
    tell(change(lead, "qualified"))
    page = re.sub(r"<!-- -->", "", client.get(status_path(lead.pk)).content.decode())
    assert "We understand what you need" in page


def test_steps_that_the_crm_leaves_out_are_made_one_by_one(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "proposed"))
    assert moves(lead) == ["contacting", "qualified", "proposed"]
    assert states() == ["applied"]


def test_a_change_that_comes_again_is_one(lead: Lead, tell: Tell) -> None:
    told = change(lead, "contacting", NOW, note="Spoke with her son.")
    for _ in range(3):
        assert tell(told, told).status_code == 204
    assert (states(), moves(lead)) == (["applied"], ["contacting"])
    assert LeadNote.objects.filter(lead=lead).count() == 1


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_in_whatever_order_they_come_the_newest_counts(
    lead: Lead, tell: Tell, order: tuple[int, ...]
) -> None:
    stages = ("contacting", "qualified", "proposed")
    told = [change(lead, stage, NOW - timedelta(minutes=9 - number)) for number, stage in enumerate(stages)]
    for number in order:
        tell(told[number])
    assert (status(lead), moves(lead)) == ("proposed", list(stages))
    assert CrmStage.objects.get(lead=lead).stage == "proposed"


def test_in_one_body_they_are_applied_in_the_order_in_which_they_happened(lead: Lead, tell: Tell) -> None:
    later, earlier = change(lead, "closed", NOW), change(lead, "contacting", NOW - timedelta(hours=1))
    tell(later, earlier)
    assert (moves(lead), states()) == (["contacting", "closed"], ["applied", "applied"])


def test_a_step_back_is_a_line_of_time_and_no_move(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "qualified", NOW - timedelta(hours=1)))
    tell(change(lead, "contacting", NOW))
    assert (status(lead), states()) == ("qualified", ["applied", "not-forward"])
    said = AuditEvent.objects.get(action="lead: the CRM says")
    assert said.details == {"says": "contacting"}
    assert CrmStage.objects.get(lead=lead).differs


def test_nothing_is_called_an_appointment_that_has_no_day_and_place(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "confirmed", NOW - timedelta(hours=2)))
    assert (status(lead), states()) == ("new", ["not-forward"])
    Appointment.objects.create(lead=lead, starts_at=NOW + timedelta(days=2), place="Pune", by="desk")
    tell(change(lead, "visited", NOW))
    assert moves(lead) == ["contacting", "qualified", "proposed", "confirmed", "visited"]


@pytest.mark.parametrize("ours", ["spam", "withdrawn", "closed"])
def test_what_is_over_here_is_not_begun_again_by_the_crm(lead: Lead, tell: Tell, ours: str) -> None:
    Lead.objects.filter(pk=lead.pk).update(status=ours)
    tell(change(lead, "contacting"))
    assert (status(lead), states()) == (ours, ["not-forward"])


def test_a_stage_that_the_map_does_not_have_is_told_to_staff(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "Gone fishing"))
    assert (status(lead), states()) == ("new", ["unknown-stage"])
    assert AuditEvent.objects.get(action="lead: the CRM says").details == {"says": "Gone fishing"}


def test_a_request_that_is_not_here_is_logged_without_its_words(
    site: Settings, tell: Tell, caplog: pytest.LogCaptureFixture
) -> None:
    told = {"lead_id": "SP-9810000001", "stage": "contacting", "note": "of Sunita"}
    assert tell(told).status_code == 204
    assert states() == ["unknown-lead"]
    assert "not here" in caplog.text
    assert "9810000001" not in caplog.text
    assert CrmChange.objects.get().note == ""


def test_a_request_that_was_erased_hears_nothing_more(lead: Lead, tell: Tell) -> None:
    Lead.objects.filter(pk=lead.pk).update(erased_at=NOW)
    tell(change(lead, "contacting", note="Sunita called"))
    assert states() == ["unknown-lead"]
    assert not LeadNote.objects.exists()


def test_a_note_stands_with_its_request_alone(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "contacting", note="Wants a morning.", by="Asha"))
    note = LeadNote.objects.get(lead=lead)
    assert (note.text, note.by) == ("Wants a morning.", "CRM: Asha")
    assert CrmChange.objects.get().note == ""


def test_what_the_crm_told_is_not_told_back_to_it(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "qualified", note="Yes."))
    assert OutboxRow.objects.get(lead=lead).state == "sent"
    assert claim(10) == []


def test_an_echo_of_our_own_send_moves_nothing(lead: Lead, tell: Tell) -> None:
    """The CRM's record changed because we wrote to it: its stage is where it was."""
    tell(change(lead, "new", NOW - timedelta(hours=2)))
    update_status(by="desk", lead_id=lead.pk, status="contacting")
    tell(change(lead, "new", NOW - timedelta(hours=1)), change(lead, "new", NOW))
    assert (status(lead), states()) == ("contacting", ["same", "same", "same"])
    assert not AuditEvent.objects.filter(action="lead: the CRM says").exists()


def test_whether_stages_differ_follows_staff_as_well(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "contacting"))
    told = CrmStage.objects.get(lead=lead)
    assert not told.differs
    update_status(by="desk", lead_id=lead.pk, status="qualified")
    told.refresh_from_db()
    assert told.differs


class TestAWebhook:
    def test_that_does_not_know_the_address_finds_nothing(self, lead: Lead, tell: Tell) -> None:
        assert tell(change(lead, "contacting"), path=f"/api/crm/changes/{'q' * 40}").status_code == 404
        assert states() == []

    def test_is_not_there_without_a_secret(self, site: Settings, lead: Lead, tell: Tell) -> None:
        site.CRM_CHANGES_SECRET = ""
        assert tell(change(lead, "contacting")).status_code == 404

    def test_from_elsewhere_than_the_crm_finds_nothing(self, tell: Tell, lead: Lead, site: Settings) -> None:
        site.CRM_CHANGES_ADDRESSES = ["198.51.100.0/24"]
        assert tell(change(lead, "contacting")).status_code == 404
        site.CRM_CHANGES_ADDRESSES = ["127.0.0.1"]
        assert tell(change(lead, "contacting")).status_code == 204

    def test_that_is_not_signed_is_refused(self, lead: Lead, tell: Tell) -> None:
        assert tell(change(lead, "contacting"), secret="another").status_code == 403
        assert states() == []

    @pytest.mark.parametrize("late", [-301, 301])
    def test_that_was_signed_at_another_time_is_refused(
        self, site: Settings, client: Client, late: int
    ) -> None:
        body = b'{"changes": []}'
        for seconds, status_code in ((late, 403), (0, 204)):
            headers = {"X-Sehat-Signature": signed_body(body, int(time.time()) + seconds)}
            answer = client.post(PATH, body, content_type="application/json", headers=headers)
            assert answer.status_code == status_code

    @pytest.mark.parametrize("body", [b"", b"{", b"[1]", b'{"changes": [1]}', b'{"changes": "x"}', b"\xff"])
    def test_that_nobody_can_read_is_refused(self, site: Settings, client: Client, body: bytes) -> None:
        headers = {"X-Sehat-Signature": signed_body(body, int(time.time()))}
        answer = client.post(PATH, body, content_type="application/json", headers=headers)
        assert answer.status_code == 403
        assert states() == []

    @pytest.mark.parametrize("odd", [None, 1, "x", [], {}, {"stage": "qualified"}])
    def test_with_a_row_that_is_no_change_is_read_for_its_others(
        self, lead: Lead, tell: Tell, odd: Any
    ) -> None:
        """All of it was refused, each time it came again."""
        assert tell(odd, change(lead, "contacting")).status_code == 204
        assert (status(lead), states()) == ("contacting", ["applied"])

    @pytest.mark.parametrize("word", ["\\u0000x", "\\ud800", "x" * 999, "<b>"])
    def test_of_odd_words_is_a_stage_that_the_map_does_not_have(
        self, lead: Lead, client: Client, word: str
    ) -> None:
        said = ", ".join(f'"{name}": "{word}"' for name in ("stage", "by", "note"))
        body = f'{{"changes": [{{"lead_id": "{lead.pk}", {said}}}]}}'
        headers = {"X-Sehat-Signature": signed_body(body.encode(), int(time.time()))}
        assert client.post(PATH, body, content_type="application/json", headers=headers).status_code == 204
        assert states() == ["unknown-stage"]

    @pytest.mark.parametrize("at", ['"0001-01-01T00:00:00+14:00"', '"9999-12-31T23:59:59-23:59"', "1e999"])
    def test_of_a_time_that_no_calendar_has_is_of_now(self, lead: Lead, client: Client, at: str) -> None:
        body = f'{{"changes": [{{"lead_id": "{lead.pk}", "stage": "contacting", "at": {at}}}]}}'
        headers = {"X-Sehat-Signature": signed_body(body.encode(), int(time.time()))}
        assert client.post(PATH, body, content_type="application/json", headers=headers).status_code == 204
        assert CrmChange.objects.get().at >= NOW

    def test_of_a_thousand_and_one_changes_is_refused(self, lead: Lead, tell: Tell) -> None:
        many = [change(lead, "contacting", NOW - timedelta(seconds=number)) for number in range(1001)]
        assert tell(*many).status_code == 403

    def test_without_end_is_refused(self, site: Settings, client: Client) -> None:
        answer = client.post(PATH, b" " * 300_000, content_type="application/json")
        assert answer.status_code == 413

    def test_from_a_browser_of_another_site_is_refused(self, site: Settings, client: Client) -> None:
        headers = {"Sec-Fetch-Site": "cross-site"}
        assert client.post(PATH, b"{}", content_type="application/json", headers=headers).status_code == 403

    def test_in_a_flood_is_stored_at_once_and_applied_after_that(
        self, lead: Lead, tell: Tell, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sehat.crm_sync.views.AT_ONCE", 1)
        told = [change(lead, "contacting", NOW - timedelta(seconds=number)) for number in range(3)]
        assert tell(*told).status_code == 204
        assert (status(lead), states()) == ("new", ["waiting"] * 3)
        call_command("apply_crm_changes")
        assert (status(lead), states()) == ("contacting", ["applied", "same", "same"])


class Killed(BaseException):
    """The worker is no more."""


def test_a_worker_that_dies_over_a_change_leaves_it_whole_for_the_next(
    lead: Lead, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(*args: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(batch.Batch, "write", dies)
        with pytest.raises(Killed):
            tell(change(lead, "qualified", note="Once."))
    assert (status(lead), states(), LeadNote.objects.count()) == ("new", ["waiting"], 0)
    apply_changes()
    assert (status(lead), states(), LeadNote.objects.count()) == ("qualified", ["applied"], 1)


def test_one_that_breaks_our_code_stops_no_other(
    lead: Lead, tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = batch.status_of

    def breaks(stage: str) -> str:
        if stage == "qualified":
            raise ValueError(stage)
        return real(stage)

    monkeypatch.setattr(batch, "status_of", breaks)
    assert (
        tell(change(lead, "qualified", NOW - timedelta(hours=1)), change(lead, "closed")).status_code == 204
    )
    assert (status(lead), states()) == ("closed", ["failed", "applied"])
    assert "cannot be applied" in caplog.text


def test_while_the_database_is_away_all_wait(lead: Lead, tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*args: object) -> None:
        raise OperationalError

    monkeypatch.setattr(batch.Batch, "write", away)
    assert tell(change(lead, "qualified")).status_code == 204
    with pytest.raises(OperationalError):
        apply_changes()
    assert states() == ["waiting"]
    monkeypatch.setattr("sehat.crm_sync.views.store_changes", away)
    assert tell(change(lead, "proposed")).status_code == 503  # it comes again


def test_a_round_ends_so_that_requests_are_delivered_as_well(
    lead: Lead, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "ROUND_SECONDS", -1)
    monkeypatch.setattr(actions, "BATCH", 1)
    tell(change(lead, "contacting", NOW - timedelta(hours=1)), change(lead, "qualified"))
    assert states() == ["applied", "waiting"]
    assert apply_changes() == 0
    assert states() == ["applied", "applied"]


def test_what_was_applied_long_ago_is_deleted_and_what_waits_is_not(lead: Lead, tell: Tell) -> None:
    tell(change(lead, "contacting"), change(lead, "qualified"))
    CrmChange.objects.update(received_at=NOW - timedelta(days=31))
    CrmChange.objects.filter(stage="qualified").update(state="waiting")
    assert delete_old_changes() == 1
    assert states() == ["waiting"]


class TestHubSpot:
    @pytest.fixture
    def hubspot(self, site: Settings) -> Settings:
        site.CRM_GATEWAY = "sehat.gateways.crm.hubspot.HubSpot"
        site.HUBSPOT_TOKEN, site.HUBSPOT_CLIENT_SECRET = "token", SECRET
        return site

    def post(self, client: Client, events: list[dict[str, Any]], at: float, key: str = SECRET) -> int:
        body, stamp = json.dumps(events).encode(), str(int(at * 1000))
        text = f"POST{site_settings.SITE_URL}{PATH}".encode() + body + stamp.encode()
        v3 = base64.b64encode(hmac.new(key.encode(), text, hashlib.sha256).digest()).decode()
        headers = {"X-HubSpot-Signature-v3": v3, "X-HubSpot-Request-Timestamp": stamp}
        return client.post(PATH, body, content_type="application/json", headers=headers).status_code

    def event(self, stage: str, **more: object) -> dict[str, Any]:
        return {
            "subscriptionType": "contact.propertyChange", "propertyName": "hs_lead_status",
            "propertyValue": stage, "objectId": "crm-7", "occurredAt": int(time.time() * 1000), **more,
        }  # fmt: skip

    def test_names_a_request_by_its_own_id(self, hubspot: Settings, lead: Lead, client: Client) -> None:
        told = [self.event("CONNECTED"), self.event("x", propertyName="email"), self.event("x", objectId=9)]
        assert self.post(client, told, time.time()) == 204
        assert status(lead) == "contacting"
        assert sorted(states()) == ["applied", "unknown-lead"]

    def test_is_known_by_its_signature_of_these_five_minutes(
        self, hubspot: Settings, lead: Lead, client: Client
    ) -> None:
        told = [self.event("CONNECTED")]
        assert self.post(client, told, time.time(), key="another") == 403
        assert self.post(client, told, time.time() - 301) == 403
        hubspot.HUBSPOT_CLIENT_SECRET = ""
        assert self.post(client, told, time.time(), key="") == 403
        assert states() == []


@pytest.mark.parametrize(
    ("gateway", "body"),
    [
        (
            "leadsquared.LeadSquared",
            {"Before": {"ProspectStage": "Prospect"},
             "After": {"mx_Web_Lead_Id": "ID", "ProspectStage": "Contacted", "ModifiedOn": "2026-11-20"}},
        ),
        ("zoho.Zoho", {"Web_Lead_Id": "ID", "Lead_Status": "Contacted", "Modified_Time": "2026-11-20"}),
    ],
)  # fmt: skip
def test_a_crm_that_signs_nothing_is_known_by_the_secret_of_the_address(
    site: Settings, lead: Lead, client: Client, gateway: str, body: dict[str, Any]
) -> None:
    site.CRM_GATEWAY = f"sehat.gateways.crm.{gateway}"
    text = json.dumps(body).replace("ID", lead.pk, 1)
    assert client.post(f"{PATH[:-1]}q", text, content_type="application/json").status_code == 404
    assert client.post(PATH, text, content_type="application/json").status_code == 204
    assert (status(lead), len(PATH_SECRET)) == ("contacting", 40)

"""From the Call button to the call log: rung once, told in any order, logged by itself."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from sehat.calls.checks import voice_gateway
from sehat.calls.models import AgentPhone, VoiceCall
from sehat.core.models import AuditEvent
from sehat.gateways.tests.crm_vendor import CrmVendor
from sehat.gateways.tests.vendor import Fault
from sehat.gateways.tests.voice_cases import CASES, REPORT_SECRET, Case, Posted, of_twilio, running_voice
from sehat.leads.models import Callback, Lead

pytestmark = pytest.mark.django_db
REPORT = f"/voice/report/exotel/{REPORT_SECRET}"


@pytest.fixture
def vendor(settings: Settings) -> Iterator[CrmVendor]:
    with running_voice(CASES["Exotel"], settings) as vendor:
        yield vendor


@pytest.fixture
def lead(db: None) -> Lead:
    return Lead.objects.create(name="Parvathi", country_code="+91", mobile="9810000002")


@pytest.fixture
def agent(client: Client, vendor: CrmVendor) -> Client:
    """Signed in, with a phone; the vendor is played."""
    user = User.objects.create_user("asha")
    user.groups.add(Group.objects.get(name="Agents"))
    AgentPhone.objects.create(user=user, number="+919810000001")
    client.force_login(user)
    return client


def page(client: Client, lead: Lead) -> str:
    return client.get(f"/cms/leads/work/{lead.pk}/").content.decode()


def call(client: Client, lead: Lead) -> str:
    return client.post(f"/cms/leads/call/{lead.pk}/", follow=True).content.decode()


def report(status: str, reference: str = "", sid: str = "sid-0", seconds: int = 0, path: str = REPORT) -> int:
    known = VoiceCall.objects.first()
    body = {
        "CallSid": sid, "Status": status, "ConversationDuration": seconds,
        "CustomField": reference or (known.reference if known else ""),
    }  # fmt: skip
    return Client().post(path, json.dumps(body), content_type="application/json").status_code


def test_an_agent_calls_and_never_sees_the_number(agent: Client, vendor: CrmVendor, lead: Lead) -> None:
    assert ">Call</button>" in page(agent, lead)
    assert "Your phone rings now" in call(agent, lead)
    sent = vendor.leads["sid-0"]
    assert (sent["From"], sent["To"]) == ("+919810000001", "+919810000002")
    assert "9810000002" not in page(agent, lead)
    assert lead.pk not in str(sent)
    assert AuditEvent.objects.filter(by="asha", action="lead called", subject=f"lead {lead.pk}").count() == 1


def test_a_button_pressed_twice_rings_once_and_after_a_while_again(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    """Also without scripts, and while the vendor takes its time."""
    call(agent, lead)
    assert "You are being rung already." in call(agent, lead)
    assert len(vendor.created) == VoiceCall.objects.count() == 1
    VoiceCall.objects.update(at=timezone.now() - timedelta(seconds=21))
    assert "Your phone rings now" in call(agent, lead)
    VoiceCall.objects.update(state="busy")
    assert "Your phone rings now" in call(agent, lead)
    assert len(vendor.created) == 3


def test_how_it_went_stands_on_the_page_by_itself(agent: Client, lead: Lead) -> None:
    call(agent, lead)
    assert "Call: being connected" in page(agent, lead)
    assert report("completed", seconds=200) == 204
    assert "Call: spoke, 3 min 20 s" in page(agent, lead)
    callback = Callback.objects.get(lead=lead)
    assert (callback.first_call_at, callback.first_call_by) == (VoiceCall.objects.get().at, "asha")


def test_a_phone_that_nobody_answered_leaves_the_clock_running(agent: Client, lead: Lead) -> None:
    call(agent, lead)
    report("no-answer")
    assert "Call: no answer" in page(agent, lead)
    assert Callback.objects.get(lead=lead).first_call_at is None


@pytest.mark.parametrize("order", list(itertools.permutations(["in-progress", "no-answer", "completed"])))
def test_reports_count_alike_in_every_order_and_number(
    agent: Client, lead: Lead, order: tuple[str, ...]
) -> None:
    call(agent, lead)
    for status in (*order, *order):
        assert report(status, seconds=65 if status == "completed" else 0) == 204
    made = VoiceCall.objects.get()
    assert (made.state, made.seconds) == ("completed", 65)


@pytest.mark.parametrize("order", list(itertools.permutations([0, 65, 30])))
def test_a_call_that_ended_is_as_long_as_its_longest_report_says(
    agent: Client, lead: Lead, order: tuple[int, ...]
) -> None:
    """A vendor tells the end first and its length when it is charged, or the other way about."""
    call(agent, lead)
    for seconds in order:
        assert report("completed", seconds=seconds) == 204
    report("no-answer", seconds=900)
    made = VoiceCall.objects.get()
    assert (made.state, made.seconds) == ("completed", 65)


def test_a_length_that_comes_later_moves_neither_the_end_nor_the_first_call(
    agent: Client, lead: Lead
) -> None:
    call(agent, lead)
    report("completed")
    ended = VoiceCall.objects.get().ended_at
    report("completed", seconds=65)
    made = VoiceCall.objects.get()
    assert (made.ended_at, made.seconds) == (ended, 65)


def test_a_report_before_the_answer_finds_its_call(
    agent: Client, vendor: CrmVendor, lead: Lead, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sehat.gateways.voice.exotel import Exotel

    real = Exotel.connect

    def reported_meanwhile(self: Exotel, agent: str, patient: str, reference: str) -> object:
        outcome = real(self, agent, patient, reference)
        assert report("completed", reference, seconds=5) == 204
        return outcome

    monkeypatch.setattr(Exotel, "connect", reported_meanwhile)
    call(agent, lead)
    made = VoiceCall.objects.get()
    assert (made.state, made.vendor_id, made.seconds) == ("completed", "sid-0", 5)


def test_a_call_that_cannot_be_made_says_so_and_is_in_the_log(
    agent: Client, vendor: CrmVendor, lead: Lead
) -> None:
    vendor.faults = [Fault(status=500)]
    assert "The call could not be connected (Exotel: HTTP 500)" in call(agent, lead)
    assert VoiceCall.objects.get().state == "failed"


def post(posted: Posted) -> int:
    headers = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in posted.headers.items()}
    kind = posted.content_type
    return Client().generic("POST", posted.path, posted.body, kind, **headers).status_code  # type: ignore[arg-type]


class TestEveryVendor:
    @pytest.fixture(params=CASES)
    def case(self, request: pytest.FixtureRequest) -> Case:
        return CASES[request.param]

    @pytest.fixture
    def vendor(self, case: Case, settings: Settings) -> Iterator[CrmVendor]:
        with running_voice(case, settings) as vendor:
            yield vendor

    def test_tells_how_it_went_in_any_order_and_number(self, agent: Client, case: Case, lead: Lead) -> None:
        for order in itertools.permutations(case.words):
            VoiceCall.objects.all().delete()
            VoiceCall.objects.create(lead=lead, by="asha", reference="ref-1", vendor_id="sid-0")
            for state in (*order, *order):
                seconds = 65 if state == "completed" else 0
                assert post(case.tell(case.words[state], "ref-1", "sid-0", seconds)) == 204
            made = VoiceCall.objects.get()
            assert (made.state, made.seconds) == ("completed", 65)
        assert Callback.objects.get(lead=lead).first_call_by == "asha"

    def test_is_asked_and_tells_of_that_call(self, agent: Client, case: Case, lead: Lead) -> None:
        assert "Your phone rings now" in call(agent, lead)
        made = VoiceCall.objects.get()
        assert post(case.tell(case.words["no_answer"], made.reference, made.vendor_id, 0)) == 204
        assert "Call: no answer" in page(agent, lead)

    def test_of_a_call_that_is_not_ours_changes_none(self, agent: Client, case: Case, lead: Lead) -> None:
        call(agent, lead)
        assert post(case.tell(case.words["completed"], "another", "sid-9", 5)) == 204
        assert VoiceCall.objects.get().state == "asked"

    def test_is_known_by_the_secret_of_the_address(
        self, agent: Client, case: Case, lead: Lead, settings: Settings
    ) -> None:
        call(agent, lead)
        made = VoiceCall.objects.get()
        posted = case.tell(case.words["completed"], made.reference, made.vendor_id, 5)
        settings.VOICE_REPORT_SECRET = "q" * 40
        assert post(posted) == 404
        assert VoiceCall.objects.get().state == "asked"

    def test_that_cannot_call_says_so(self, agent: Client, vendor: CrmVendor, case: Case, lead: Lead) -> None:
        vendor.faults = [Fault(status=429)]
        assert f"could not be connected ({case.gateway.label}: HTTP 429)" in call(agent, lead)
        assert VoiceCall.objects.get().state == "failed"

    def test_half_set_stops_the_start(self, vendor: CrmVendor, case: Case, settings: Settings) -> None:
        assert voice_gateway(None) == []
        name = list(case.settings)[-1]
        setattr(settings, name, "")
        [error] = voice_gateway(None)
        assert f"needs {name}" in error.msg


def test_what_twilio_did_not_sign_is_refused_though_the_secret_is_known(
    client: Client, settings: Settings, db: None
) -> None:
    with running_voice(CASES["Twilio"], settings):
        posted = of_twilio("completed", "ref-1", "sid-0", 5)
        kind = posted.content_type
        assert client.post(posted.path, posted.body, content_type=kind).status_code == 403
        assert post(posted) == 204


class TestAReport:
    def test_that_does_not_know_the_secret_finds_nothing(self, agent: Client, lead: Lead) -> None:
        call(agent, lead)
        for path in (f"/voice/report/exotel/{'q' * 40}", f"/voice/report/local/{REPORT_SECRET}"):
            assert report("completed", path=path) == 404
        assert VoiceCall.objects.get().state == "asked"

    def test_of_another_call_changes_none(self, agent: Client, lead: Lead) -> None:
        call(agent, lead)
        assert report("completed", "somebody-else", sid="sid-9") == 204
        assert report("completed", sid="sid-9") == 204
        assert VoiceCall.objects.get().state == "asked"

    def test_from_elsewhere_than_the_vendor_changes_none(
        self, agent: Client, lead: Lead, settings: Settings
    ) -> None:
        call(agent, lead)
        settings.VOICE_REPORT_ADDRESSES = ["198.51.100.0/24"]
        assert report("completed") == 404
        assert VoiceCall.objects.get().state == "asked"
        settings.VOICE_REPORT_ADDRESSES = ["198.51.100.0/24", "127.0.0.1"]
        assert report("completed") == 204

    def test_that_nobody_can_read_is_refused(self, vendor: CrmVendor, client: Client) -> None:
        assert client.post(REPORT, b"\xff\xfe", content_type="application/json").status_code == 403

    def test_finds_nothing_where_there_is_no_gateway(self, settings: Settings, client: Client) -> None:
        for settings.VOICE_REPORT_SECRET in ("", "x"):
            answer = client.post("/voice/report/exotel/x", "{}", content_type="application/json")
            assert answer.status_code == 404


class TestNobodyIsRung:
    def test_who_asked_not_to_be(self, agent: Client, vendor: CrmVendor, lead: Lead) -> None:
        Lead.objects.filter(pk=lead.pk).update(do_not_contact=True)
        assert ">Call</button>" not in page(agent, lead)
        assert "asked not to be contacted" in call(agent, lead)
        assert vendor.created == []

    def test_while_a_colleague_has_the_request(self, agent: Client, vendor: CrmVendor, lead: Lead) -> None:
        other = User.objects.create_user("kiran")
        until = timezone.now() + timedelta(minutes=5)
        Callback.objects.filter(lead=lead).update(held_by=other, held_until=until)
        assert "A colleague has this patient open now" in call(agent, lead)
        assert vendor.created == []

    def test_seven_times_in_a_minute(self, agent: Client, vendor: CrmVendor, lead: Lead) -> None:
        pages = []
        for _ in range(7):
            VoiceCall.objects.update(state="no_answer")
            pages.append(call(agent, lead))
        assert "Too many calls in a minute." in pages[-1]
        assert len(vendor.created) == 6

    def test_by_who_may_not_call(self, client: Client, vendor: CrmVendor, lead: Lead) -> None:
        user = User.objects.create_user("admin")
        user.groups.add(Group.objects.get(name="Administrators"))
        AgentPhone.objects.create(user=user, number="+919810000001")
        client.force_login(user)
        client.post(f"/cms/leads/call/{lead.pk}/")
        assert vendor.created == []


def test_an_agent_says_first_on_which_phone(agent: Client, vendor: CrmVendor, lead: Lead) -> None:
    AgentPhone.objects.all().delete()
    assert ">Call</button>" not in page(agent, lead)
    assert "Say first on which phone you are rung." in call(agent, lead)
    said = agent.post(f"/cms/leads/phone/{lead.pk}/", {"number": "12"}, follow=True).content.decode()
    assert "That is no mobile number." in said
    agent.post(f"/cms/leads/phone/{lead.pk}/", {"number": "098100 00009"})
    assert AgentPhone.objects.get().number == "+919810000009"
    assert ">Call</button>" in page(agent, lead)


def test_without_a_gateway_the_number_is_a_link(agent: Client, settings: Settings, lead: Lead) -> None:
    settings.VOICE_GATEWAY = ""
    shown = agent.post(f"/cms/leads/work/{lead.pk}/", {"reveal": "yes"}).content.decode()
    assert 'href="tel:+919810000002"' in shown
    assert ">Call</button>" not in shown


def test_half_a_gateway_stops_the_start(vendor: CrmVendor, settings: Settings) -> None:
    assert voice_gateway(None) == []
    settings.EXOTEL_KEY = ""
    [error] = voice_gateway(None)
    assert "needs EXOTEL_KEY" in error.msg
    settings.VOICE_GATEWAY = "sehat.nowhere.Voice"
    [error] = voice_gateway(None)
    assert error.id == "calls.E001"

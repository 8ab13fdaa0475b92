"""Two agents at once, buttons that are pressed twice, and requests that ended while a page was open."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.http import QueryDict
from django.test import Client, RequestFactory
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk.tests.waiting import DESK, waiting
from sehat.desk.triage import is_saved
from sehat.desk.triage_form import STALE, TriageForm
from sehat.leads.actions import change_call_time, take, withdraw_lead
from sehat.leads.models import Callback, Lead, LeadNote, OutboxRow, Shift
from sehat.leads.requests.by_number import erase_leads
from sehat.messages.models import InboundMessage, Message
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def ravi(db: None) -> Client:
    return signed_in(someone_of("Agents", "ravi"))


def work(lead: Lead) -> str:
    return f"/cms/leads/work/{lead.pk}/"


def version_of(lead: Lead) -> str:
    return str(Callback.objects.get(lead=lead).version)


def spoke(client: Client, lead: Lead, version: str, text: str) -> str:
    body = {"version": version, "outcome": "spoke", "status": "contacting", "text": text}
    return client.post(work(lead), body, follow=True).content.decode()


def erase(lead: Lead) -> None:
    erase_leads(by="test", e164=lead.country_code + lead.mobile, until=timezone.now(), asked_by="patient")


def test_a_call_that_is_saved_twice_is_noted_once(asha: Client) -> None:
    lead = waiting()
    version = version_of(lead)
    assert "is saved" in spoke(asha, lead, version, "rang")
    assert "Nothing was saved" not in spoke(asha, lead, version, "rang")
    assert LeadNote.objects.filter(lead=lead).count() == 1


def test_who_saves_second_is_told_and_keeps_their_words(asha: Client, ravi: Client) -> None:
    lead = waiting()
    version = version_of(lead)
    spoke(asha, lead, version, "of Asha")
    page = spoke(ravi, lead, version, "of Ravi")
    assert "Nothing was saved" in page
    assert "of Ravi" in page
    assert [note.text for note in LeadNote.objects.all()] == ["of Asha"]


@pytest.mark.parametrize("version", ["", "x", "-1", "9" * 30, "\x00", "1.0", "१"])
def test_an_odd_version_saves_nothing_and_breaks_nothing(asha: Client, version: str) -> None:
    lead = waiting()
    body = {"version": version, "outcome": "spoke", "status": "contacting", "text": "x"}
    assert asha.post(work(lead), body).status_code == 200
    assert not LeadNote.objects.exists()


def test_what_was_withdrawn_meanwhile_is_not_moved_on(asha: Client) -> None:
    lead = waiting()
    version = version_of(lead)
    withdraw_lead(by="patient", lead_id=lead.pk)
    assert "Nothing was saved" in spoke(asha, lead, version, "spoke to her")
    lead.refresh_from_db()
    assert lead.status == "withdrawn"


def test_what_was_erased_meanwhile_is_gone_for_every_button(asha: Client, lata: Client) -> None:
    lead = waiting()
    version = version_of(lead)
    erase(lead)
    assert asha.post(work(lead), {"version": version, "status": "contacting"}).status_code == 404
    assert asha.post(work(lead), {"reveal": "yes"}).status_code == 404
    assert asha.post(f"/cms/leads/answer/{lead.pk}/", {"answer": "Hello"}).status_code == 404
    assert asha.post(f"/cms/leads/correct/{lead.pk}/", {"name": "Kiran"}).status_code == 404
    lata.post(f"/cms/leads/give/{lead.pk}/", {"to": str(User.objects.get(username="asha").pk)})
    asha.post(f"/cms/leads/hold/{lead.pk}/")
    assert "Patient 1" not in asha.get(f"{DESK}?view=all").content.decode()
    assert asha.get(work(lead)).status_code == 404
    lead.refresh_from_db()
    assert (lead.name, lead.mobile) == ("", "")


def test_who_gives_away_what_is_not_there_is_not_told_that_it_was_given(lata: Client) -> None:
    asha = someone_of("Agents", "asha")
    answer = lata.post("/cms/leads/give/SP-NONE/", {"to": str(asha.pk)})
    said = lata.get(answer.headers["Location"], follow=True)
    told = "".join(str(one) for one in lata.get(DESK).context["messages"]) + said.content.decode()
    assert "Given to asha" not in told
    assert not AuditEvent.objects.filter(action="lead given").exists()


@pytest.mark.parametrize("to", ["0", "-1", "9" * 30, "x", "\x00", "²"])
def test_an_odd_colleague_is_nobody(lata: Client, to: str) -> None:
    lead = waiting()
    assert lata.post(f"/cms/leads/give/{lead.pk}/", {"to": to}).status_code == 302
    assert Callback.objects.get(lead=lead).owner is None


def test_a_colleague_who_was_switched_off_is_given_nothing(lata: Client) -> None:
    lead, asha = waiting(), someone_of("Agents", "asha")
    User.objects.filter(pk=asha.pk).update(is_active=False)
    lata.post(f"/cms/leads/give/{lead.pk}/", {"to": str(asha.pk)})
    assert Callback.objects.get(lead=lead).owner is None


def test_the_next_patient_is_one_agent_s_alone(asha: Client, ravi: Client) -> None:
    lead = waiting()
    assert asha.post(f"{DESK}next/").headers["Location"] == work(lead)
    assert ravi.post(f"{DESK}next/").headers["Location"] == DESK
    assert ravi.post(f"/cms/leads/hold/{lead.pk}/").status_code == 302
    call = Callback.objects.get(lead=lead)
    assert call.held_by is not None
    assert call.held_by.get_username() == "asha"


def test_nobody_has_a_request_that_is_not_there(asha: Client) -> None:
    assert asha.post("/cms/leads/hold/no-such-request/").status_code == 404
    lead = waiting()
    erase(lead)
    assert asha.post(f"/cms/leads/hold/{lead.pk}/").status_code == 404


def test_a_hold_that_ran_out_is_a_colleague_s_to_take(asha: Client, ravi: Client) -> None:
    lead = waiting()
    asha.post(f"/cms/leads/hold/{lead.pk}/")
    Callback.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    assert (
        "A colleague has it open"
        not in ravi.post(f"/cms/leads/hold/{lead.pk}/", follow=True).content.decode()
    )
    call = Callback.objects.get(lead=lead)
    assert call.held_by is not None
    assert call.held_by.get_username() == "ravi"


def test_a_promise_that_nobody_may_break_by_pressing_release_twice(desk: Client) -> None:
    lead = waiting()
    OutboxRow.objects.update(state="held")
    answers = [desk.post(f"/cms/put-aside/{lead.pk}/release/").status_code for _ in range(2)]
    assert answers == [302, 302]  # the second is told so
    assert AuditEvent.objects.filter(action="lead released").count() == 1


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 request is given out."), (2, "2 requests are given out.")]
)
def test_what_is_shared_out_is_counted_in_plain_words(lata: Client, count: int, said: str) -> None:
    for number in range(count):
        waiting(number)
    Shift.objects.create(user=someone_of("Agents", "asha"), is_available=True)
    page = lata.post(f"{DESK}share/", follow=True).content.decode()
    assert said in page
    assert "On shift: asha." in page
    assert "Nothing waits" in lata.post(f"{DESK}share/", follow=True).content.decode()


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "1 request is on its way to the CRM."), (2, "2 requests are on their way to the CRM.")],
)
def test_what_is_sent_again_is_counted_in_plain_words(desk: Client, count: int, said: str) -> None:
    for number in range(count):
        waiting(number)
    OutboxRow.objects.update(state="dead")
    assert said in desk.post("/cms/leads/replay/", follow=True).content.decode()
    assert desk.post("/cms/leads/replay/").status_code == 404


def test_what_a_colleague_saved_at_that_very_moment_is_told_and_nothing_is_written(asha: Client) -> None:
    """Between the look at the version and the save."""
    lead = waiting()
    call = Callback.objects.get(lead=lead)
    sent = QueryDict(f"version={call.version}&outcome=spoke&status=contacting&text=of+Asha")
    form = TriageForm(lead, call.version, [], sent)
    assert form.is_valid()
    Callback.objects.filter(lead=lead).update(version=call.version + 1)
    request = RequestFactory().post(work(lead), sent.dict())
    request.session = asha.session
    assert not is_saved(request, User.objects.get(username="asha"), form, lead)
    assert form.non_field_errors() == [STALE]
    assert not LeadNote.objects.exists()


def test_whom_a_colleague_has_open_is_not_called(asha: Client, ravi: Client) -> None:
    """The number was shown, and an outcome saved, while the colleague was on the phone."""
    lead = waiting()
    asha.post(f"/cms/leads/hold/{lead.pk}/")
    shown = ravi.post(work(lead), {"reveal": "yes"}).content.decode()
    assert "may be calling" in shown
    assert lead.mobile not in shown
    assert "Show the number" not in ravi.get(work(lead)).content.decode()
    page = spoke(ravi, lead, version_of(lead), "of Ravi")
    assert "Nothing was saved" in page
    assert "of Ravi" in page
    assert "is saved" in spoke(asha, lead, version_of(lead), "of Asha")


def test_words_on_whatsapp_that_are_refused_do_not_take_the_call_with_them(asha: Client) -> None:
    """The form of the call was sent to where the answer had been."""
    lead = waiting()
    page = asha.post(f"/cms/leads/answer/{lead.pk}/", {"answer": ""}).content.decode()
    assert "It was not sent" in page
    assert f'action="{work(lead)}" id="case-form"' in page


def test_a_save_says_what_became_of_the_request(asha: Client) -> None:
    """A wrong number closed it, and the next call had moved to tomorrow, without a word."""
    first, second = waiting(1), waiting(2)
    assert "Next call: " in spoke(asha, first, version_of(first), "rang")
    body = {"version": version_of(second), "outcome": "wrong-number", "status": "new"}
    page = asha.post(work(second), body, follow=True).content.decode()
    assert "Closed: wrong number: nobody calls again." in page


def test_who_calls_nobody_is_led_from_the_desk_to_what_they_may_read(client: Client) -> None:
    """An administrator's click on a request was refused."""
    lead = waiting()
    client.force_login(someone_of("Administrators", "adam"))
    page = client.get(f"{DESK}?view=all").content.decode()
    assert f"/cms/leads/inspect/{lead.pk.replace('-', '_2D')}/" in page or f"inspect/{lead.pk}/" in page
    assert work(lead) not in page


def test_a_desk_that_cannot_show_all_says_so(asha: Client) -> None:
    for number in range(49):
        waiting(number)
    assert "These are the most urgent calls" not in asha.get(f"{DESK}?view=all").content.decode()
    waiting(49)
    assert "These are the most urgent calls" in asha.get(f"{DESK}?view=all").content.decode()


def test_a_long_call_stays_its_agent_s_while_they_are_at_work_on_the_page() -> None:
    """Ten minutes of a hold are less than many a call; the other requests of the person stay with it."""
    lead, other = waiting(1), waiting(1)
    asha, ravi = (signed_in(someone_of("Agents", name)) for name in ("asha", "ravi"))
    page = f"/cms/leads/hold/{lead.pk}/"
    asha.post(page)
    nearly = timezone.now() + timedelta(seconds=30)
    Callback.objects.update(held_until=nearly)
    assert asha.post(f"/cms/leads/renew/{lead.pk}/").json() == {"is_held": True}
    assert {call.lead_id for call in Callback.objects.filter(held_until__gt=nearly)} == {lead.pk, other.pk}
    assert ravi.post(f"/cms/leads/renew/{lead.pk}/").json() == {"is_held": False}


def test_a_hold_that_ended_is_not_renewed_over_whoever_took_it_since() -> None:
    lead = waiting(1)
    asha, ravi = (signed_in(someone_of("Agents", name)) for name in ("asha", "ravi"))
    assert asha.post(f"/cms/leads/renew/{lead.pk}/").json() == {"is_held": False}
    asha.post(f"/cms/leads/hold/{lead.pk}/")
    Callback.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    ravi.post(f"/cms/leads/hold/{lead.pk}/")
    assert asha.post(f"/cms/leads/renew/{lead.pk}/").json() == {"is_held": False}
    assert Callback.objects.get(lead=lead).held_by == User.objects.get(username="ravi")


class TakenMeanwhile:
    """A colleague who presses Hold just after it was looked at whether anybody has the request open, and with
    each read that follows, until it is theirs."""

    def __init__(self, lead: Lead, seen: Callable[[], object]) -> None:
        self.lead, self.seen = lead, seen
        self.ravi = User.objects.create_superuser("ravi")
        self.pool = ThreadPoolExecutor(1)
        self.taken: Future[object] | None = None

    def __call__(self, execute: Callable[..., object], sql: str, *rest: object) -> object:
        done = execute(sql, *rest)
        if not sql.startswith("SELECT"):
            return done
        is_look = 'FROM "leads_callback"' in sql and '"held_until"' in sql
        is_look &= '"auth_user"' not in sql  # whose names the page shows
        is_again = self.taken is not None and self.taken.done() and self.taken.result() is None
        if is_again or (is_look and self.taken is None):
            self.taken = self.pool.submit(self.take)
        if self.taken and (connection.vendor == "postgresql" or not connection.in_atomic_block):
            self.taken.result()  # where they would not stand in line behind this transaction
        return done

    def take(self) -> object:
        """What stood there when it became theirs; None when it did not."""
        try:
            return self.seen() if take(by=self.ravi, lead_id=self.lead.pk) else None
        finally:
            connection.close()


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("deed", ["settle", "spam", "correct", "answer", "save"])
def test_what_a_colleague_took_at_that_very_moment_is_not_changed_under_them(
    client: Client, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    monkeypatch.setattr("sehat.messages.answers.refusal", lambda _: "")
    lead, now = waiting(), timezone.now()
    message = InboundMessage.objects.create(
        provider_id="w1", lead=lead, number="+919810000001", kind="text", text="?", at=now, received_at=now
    )
    until = {"messages_until": str(message.pk)}
    spoken = {"version": version_of(lead), "outcome": "spoke", "status": "contacting"}
    url, sent = {
        "settle": (f"/cms/leads/settle/{lead.pk}/", until),
        "spam": (f"/cms/put-aside/{lead.pk}/spam/", {}),
        "correct": (f"/cms/leads/correct/{lead.pk}/", {"name": "Kiran"}),
        "answer": (f"/cms/leads/answer/{lead.pk}/", {"answer": "Yes"} | until),
        "save": (work(lead), spoken | until),
    }[deed]

    def stands() -> tuple[object, ...]:
        waits = InboundMessage.objects.filter(settled_at=None).exists()
        return *Lead.objects.values_list("status", "name").get(), Message.objects.count(), waits

    client.force_login(User.objects.create_superuser("asha"))
    colleague = TakenMeanwhile(lead, stands)
    before = stands()
    with connection.execute_wrapper(colleague):
        client.post(url, sent)
    assert colleague.taken is not None
    assert colleague.taken.result() in (None, stands())
    assert stands() != before


@pytest.mark.django_db(transaction=True)
def test_who_took_a_request_while_its_patient_chose_another_time_keeps_it() -> None:
    """The call was read, taken, and saved as it had been read."""
    lead = waiting()
    colleague = TakenMeanwhile(lead, lambda: True)
    with connection.execute_wrapper(colleague):
        assert change_call_time(by="patient", lead_id=lead.pk, call_time="Later 4-8")
    assert colleague.taken is not None
    is_taken = bool(colleague.taken.result())
    assert Callback.objects.filter(owner=colleague.ravi, held_by=colleague.ravi).exists() is is_taken

"""Buttons of the desk pressed twice where no script holds them back: on a slow network, without scripts."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk.sent_twice import NEXT as TAKEN
from sehat.desk.tests.test_two_agents import erase, spoke, version_of, work
from sehat.desk.tests.waiting import DESK, waiting
from sehat.leads.actions import claim_next, withdraw_lead
from sehat.leads.models import Callback, Lead, LeadNote
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = pytest.mark.django_db
NEXT = f"{DESK}next/"


def page_of(client: Client) -> dict[str, str]:
    """What the form of Next patient sends."""
    page = client.get(DESK).content.decode()
    return {"opened": page.split('name="opened" value="')[1].split('"')[0]}


def next_of(client: Client, sent: dict[str, str]) -> str:
    return client.post(NEXT, sent)["Location"]


def held_by(name: str) -> int:
    return Callback.objects.filter(held_by__username=name).count()


def test_next_patient_pressed_twice_is_one_patient(asha: Client) -> None:
    """The second took another, who waited for ten minutes with nobody calling."""
    waiting(1), waiting(2)
    sent = page_of(asha)
    assert next_of(asha, sent) == next_of(asha, sent)
    assert held_by("asha") == 1


def test_a_page_that_is_opened_anew_takes_the_next_at_once(asha: Client) -> None:
    waiting(1), waiting(2)
    assert next_of(asha, page_of(asha)) != next_of(asha, page_of(asha))


def test_who_comes_back_to_the_page_of_before_by_the_browser_takes_the_next(asha: Client) -> None:
    """Some time after: nobody's finger was on the key for that long."""
    waiting(1), waiting(2)
    sent = page_of(asha)
    first, session = next_of(asha, sent), asha.session
    session[TAKEN] = [session[TAKEN][0], session[TAKEN][1] - 60, session[TAKEN][2]]
    session.save()
    assert next_of(asha, sent) != first


def test_a_patient_whom_another_tab_holds_is_not_given_again(asha: Client) -> None:
    """Its hold is renewed while it is open, and a number that was just shown is held as well."""
    lead, other = waiting(1), waiting(2)
    asha.post(f"{work(lead)}", {"reveal": "yes"})
    assert next_of(asha, page_of(asha)) == work(other)


def test_what_was_saved_meanwhile_is_nobodys_second_press(asha: Client) -> None:
    lead, _ = waiting(1), waiting(2)
    sent = page_of(asha)
    assert next_of(asha, sent) == work(lead)
    spoke(asha, lead, version_of(lead), "rang")
    assert next_of(asha, sent) != work(lead)


def test_a_colleague_who_presses_at_the_same_time_has_another_patient(asha: Client) -> None:
    waiting(1), waiting(2)
    ravi = signed_in(someone_of("Agents", "ravi"))
    sent = page_of(asha)
    assert next_of(asha, sent) != next_of(ravi, sent)


def test_a_patient_who_withdrew_between_the_two_presses_is_not_shown(asha: Client) -> None:
    lead, other = waiting(1), waiting(2)
    sent = page_of(asha)
    assert next_of(asha, sent) == work(lead)
    withdraw_lead(by="patient", lead_id=lead.pk)
    assert next_of(asha, sent) == work(other)


def test_one_whose_data_was_erased_between_them_is_not_shown(asha: Client) -> None:
    lead, other = waiting(1), waiting(2)
    sent = page_of(asha)
    next_of(asha, sent)
    erase(lead)
    assert next_of(asha, sent) == work(other)


def test_what_a_manager_gave_away_between_them_is_another_agents(asha: Client, lata: Client) -> None:
    lead, other = waiting(1), waiting(2)
    sent = page_of(asha)
    next_of(asha, sent)
    lata.post(f"/cms/leads/give/{lead.pk}/", {"to": str(User.objects.get(username="lata").pk)})
    assert next_of(asha, sent) == work(other)


def test_a_person_with_two_requests_is_one_patient_however_often_it_is_pressed(asha: Client) -> None:
    first, second = waiting(1, is_urgent=True), waiting(2)
    Lead.objects.filter(pk=second.pk).update(mobile=first.mobile)
    sent = page_of(asha)
    assert {next_of(asha, sent) for _ in range(3)} == {work(first)}
    assert held_by("asha") == 2


def test_who_asks_without_a_page_takes_the_next_each_time(asha: Client) -> None:
    waiting(1), waiting(2)
    assert next_of(asha, {}) != next_of(asha, {})


def test_nobody_to_be_called_is_said_at_each_press(asha: Client) -> None:
    sent = page_of(asha)
    for _ in range(2):
        assert "Nobody is to be called now." in asha.post(NEXT, sent, follow=True).content.decode()


def both(*presses: Callable[[], str]) -> list[str]:
    """What two presses at the very same moment are answered, each in a thread of the server."""
    start = threading.Barrier(len(presses))

    def at_once(press: Callable[[], str]) -> str:
        try:
            start.wait()
            return press()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(presses)) as pool:
        return list(pool.map(at_once, presses))


def same_browser(client: Client) -> Client:
    other = Client()
    other.cookies = client.cookies
    return other


@pytest.fixture
def agent(transactional_db: None) -> Client:
    """Of a database that the tests before have emptied, groups and all."""
    return signed_in(User.objects.create_superuser("asha"))


def test_two_presses_at_the_very_same_moment_take_one_patient(agent: Client) -> None:
    waiting(1), waiting(2)
    sent, other = page_of(agent), same_browser(agent)
    first, second = both(lambda: next_of(agent, sent), lambda: next_of(other, sent))
    assert first == second != ""
    assert held_by("asha") == 1


def test_two_saves_at_the_very_same_moment_are_one_and_both_are_said_to_be_saved(agent: Client) -> None:
    lead = waiting()
    version, other = version_of(lead), same_browser(agent)
    sent = {"outcome": "spoke", "status": "contacting", "text": "rang"}
    told = both(*(lambda client=client: save(client, lead, version, **sent) for client in (agent, other)))
    assert [f"{lead.reference} is saved" in page for page in told] == [True, True]
    assert LeadNote.objects.filter(lead=lead).count() == 1


@pytest.mark.parametrize(
    "opened", ["", "soon", "-1", "९", "1" * 400, "2026-11-27T10:00", "9999-12-31T23:59:59-23:59"]
)
def test_an_address_that_no_page_of_ours_sends_takes_a_patient_all_the_same(
    asha: Client, opened: str
) -> None:
    waiting(1)
    assert next_of(asha, {"opened": opened}).startswith("/cms/leads/work/")


def save(client: Client, lead: Lead, version: str, **sent: str) -> str:
    body = {"version": version, "outcome": "", "status": "new", "text": ""} | sent
    return client.post(work(lead), body, follow=True).content.decode()


@pytest.mark.parametrize(
    "sent",
    [
        {"outcome": "spoke", "status": "contacting", "text": " rang\r\nagain "},
        {"outcome": "no-answer", "status": "contacting"},
        {"status": "contacting"},
        {"text": "पति ने फ़ोन उठाया"},
    ],
)
def test_saved_twice_it_is_saved_once_and_said_to_be_saved(asha: Client, sent: dict[str, str]) -> None:
    """It said that nothing was saved; who believed it wrote it down a second time."""
    lead = waiting()
    version = version_of(lead)
    first, second = save(asha, lead, version, **sent), save(asha, lead, version, **sent)
    assert (f"{lead.reference} is saved" in first, f"{lead.reference} is saved" in second) == (True, True)
    assert "Nothing was saved" not in second
    assert LeadNote.objects.filter(lead=lead).count() == ("outcome" in sent or "text" in sent)
    assert AuditEvent.objects.filter(action="lead moved", subject=f"lead {lead.pk}").count() <= 1


@pytest.mark.parametrize(
    "change",
    [
        {"text": "rang twice"},
        {"outcome": "no-answer"},
        {"status": "new"},
        {"call_again_at": "2099-01-02T10:00"},
        {"status": "confirmed", "visit_at": "2099-01-02T10:00", "visit_place": "City Hospital"},
        {"status": "closed", "closed_because": "wrong-number"},
    ],
)
def test_other_words_on_a_page_of_before_are_not_taken_for_saved(
    asha: Client, change: dict[str, str]
) -> None:
    lead = waiting()
    version, sent = version_of(lead), {"outcome": "spoke", "status": "contacting", "text": "rang"}
    save(asha, lead, version, **sent)
    assert "Nothing was saved" in save(asha, lead, version, **(sent | change))


def test_what_a_colleague_wrote_word_for_word_is_theirs(asha: Client) -> None:
    lead = waiting()
    version, sent = version_of(lead), {"outcome": "no-answer", "status": "contacting"}
    save(signed_in(someone_of("Agents", "ravi")), lead, version, **sent)
    assert "Nothing was saved" in save(asha, lead, version, **sent)


def test_a_request_that_the_call_closed_is_saved_at_both_presses(asha: Client) -> None:
    """A wrong number is closed by itself: what stands there is another status than the one sent."""
    lead = waiting()
    version, sent = version_of(lead), {"outcome": "wrong-number", "status": "contacting"}
    told = [save(asha, lead, version, **sent) for _ in range(2)]
    assert ["Nothing was saved" in page for page in told] == [False, False]
    assert LeadNote.objects.filter(lead=lead).count() == 1


def test_another_appointment_on_a_page_of_before_is_kept_and_said_to_be_unsaved(asha: Client) -> None:
    """Who went back to correct the day was told that it is saved, and it was not."""
    lead = waiting()
    version, sent = version_of(lead), {"outcome": "later", "status": "contacting"}
    first, second = (f"{timezone.localdate() + timedelta(days=days)}T11:00" for days in (2, 3))
    assert "is saved" in save(asha, lead, version, **sent, call_again_at=first)
    page = save(asha, lead, version, **sent, call_again_at=second)
    assert ("Nothing was saved" in page, second in page) == (True, True)


def test_a_claim_of_another_page_is_not_given_again(asha: Client) -> None:
    """Of before this page was opened."""
    waiting(1), waiting(2)
    first = claim_next(by=User.objects.get(username="asha"))
    assert first
    assert next_of(asha, page_of(asha)) != work(first.lead)

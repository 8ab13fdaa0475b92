"""Buttons of the desk pressed twice where no script holds them back: on a slow network, without scripts."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk.sent_twice import next_of_page
from sehat.desk.tests.test_my_desk import DESK, waiting
from sehat.desk.tests.test_two_agents import erase, spoke, version_of, work
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
    first = next_of(asha, sent)
    Callback.objects.filter(held_by__username="asha").update(held_until=timezone.now() + timedelta(minutes=9))
    assert next_of(asha, sent) != first


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


def test_nobody_to_be_called_is_said_at_each_press(asha: Client) -> None:
    sent = page_of(asha)
    for _ in range(2):
        assert "Nobody is to be called now." in asha.post(NEXT, sent, follow=True).content.decode()


@pytest.mark.django_db(transaction=True)
def test_two_presses_at_the_very_same_moment_take_one_patient() -> None:
    """Each in a thread of the server, which read the requests before the other wrote."""
    waiting(1), waiting(2)
    asha = someone_of("Agents", "asha")
    opened, start = timezone.now().isoformat(), threading.Barrier(2)

    def press() -> str:
        try:
            start.wait()
            call = next_of_page(by=asha, opened=opened)
            return call.pk if call else ""
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        taken = [future.result() for future in [pool.submit(press), pool.submit(press)]]
    assert taken[0] == taken[1] != ""
    assert held_by("asha") == 1


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


@pytest.mark.parametrize("change", [{"text": "rang twice"}, {"outcome": "no-answer"}, {"status": "new"}])
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


def test_the_same_words_on_the_next_day_are_another_call(asha: Client) -> None:
    lead = waiting()
    version, sent = version_of(lead), {"outcome": "no-answer", "status": "contacting"}
    save(asha, lead, version, **sent)
    LeadNote.objects.update(at=timezone.now() - timedelta(days=1))
    assert "Nothing was saved" in save(asha, lead, version, **sent)


def test_a_claim_of_another_page_is_not_given_again(asha: Client) -> None:
    """Of before this page was opened."""
    waiting(1), waiting(2)
    first = claim_next(by=User.objects.get(username="asha"))
    assert first
    assert next_of(asha, page_of(asha)) != work(first.lead)

"""What a patient wrote on WhatsApp stands on My desk until somebody answers or calls, or it needs neither."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django.fixtures import DjangoAssertNumQueries

from sehat.core.models import AuditEvent
from sehat.desk.waiting_messages import SHOWN, UNTIL, waiting_messages
from sehat.leads.callbacks.sync import callback_of
from sehat.leads.models import Callback, Lead, OutboxRow
from sehat.messages.models import InboundMessage

pytestmark = pytest.mark.django_db
ROWS = "/cms/desk/rows/"
HEADING = "Wrote on WhatsApp, waits for an answer"


def request_of(number: int, **columns: object) -> Lead:
    lead = Lead.objects.create(
        name=f"Patient {number}", country_code="+91", mobile=f"98100000{number:02}", **columns
    )
    OutboxRow.objects.create(lead=lead)
    return lead


def writes(lead: Lead | None, text: str = "is parking free?", *, minutes_ago: int = 5) -> None:
    at = timezone.now() - timedelta(minutes=minutes_ago)
    InboundMessage.objects.create(
        provider_id=f"w{InboundMessage.objects.count()}", lead=lead, number="+919810000001", kind="text",
        text=text, at=at, received_at=at,
    )  # fmt: skip


def names() -> list[str]:
    return [one.name for one in waiting_messages(timezone.now()).lines]


def test_it_stands_on_the_desk_without_its_words(asha: Client) -> None:
    lead = request_of(1)
    assert HEADING not in asha.get(ROWS).content.decode()
    writes(lead, "my report says something private")
    html = asha.get(ROWS).content.decode()
    assert HEADING in html
    assert lead.reference in html
    assert "private" not in html


def until() -> dict[str, str]:
    """What a form of the page carries that was opened just now."""
    return {UNTIL: str(InboundMessage.objects.latest("pk").pk)}


def test_who_looks_at_the_request_sees_the_words_and_they_wait_on(asha: Client) -> None:
    """A colleague or a lead manager may look first: nobody has answered yet."""
    lead = request_of(1)
    writes(lead)
    html = asha.get(reverse("leads:triage", args=[lead.pk])).content.decode()
    assert "is parking free?" in html
    assert names() == ["Patient 1"]


def test_what_the_request_says_is_told_from_what_was_written_since(asha: Client) -> None:
    """It stood without a word under the message and its button."""
    lead = request_of(1, question="What does it cost?")
    writes(lead)
    html = asha.get(reverse("leads:triage", args=[lead.pk])).content.decode()
    assert "<p>The request says:</p><blockquote>What does it cost?" in html


def test_what_needs_no_answer_leaves_the_desk_and_a_later_message_is_new(asha: Client) -> None:
    lead = request_of(1)
    writes(lead)
    answer = asha.post(reverse("leads:settle", args=[lead.pk]), until(), follow=True)
    assert "It waits no longer." in answer.content.decode()
    assert names() == []
    writes(lead, minutes_ago=-1)
    assert names() == ["Patient 1"]
    settled = AuditEvent.objects.get(action="messages settled")
    assert (settled.by, settled.subject) == ("asha", f"lead {lead.pk}")


def test_what_came_while_the_page_was_open_still_waits(asha: Client) -> None:
    lead = request_of(1)
    writes(lead)
    opened = until()
    writes(lead, "one more thing", minutes_ago=0)
    answer = asha.post(reverse("leads:settle", args=[lead.pk]), opened, follow=True)
    assert "The patient has written again since you opened this page." in answer.content.decode()
    assert names() == ["Patient 1"]


@pytest.mark.parametrize(("outcome", "waits"), [("spoke", False), ("no-answer", True), ("", True)])
def test_who_was_spoken_with_was_answered(asha: Client, outcome: str, *, waits: bool) -> None:
    """Nobody was reached by a call that was not answered, or by a note."""
    lead = request_of(1)
    writes(lead)
    call = {"version": callback_of(lead).version, "outcome": outcome, "status": lead.status, "text": "a note"}
    answer = asha.post(reverse("leads:triage", args=[lead.pk]), call | until(), follow=True)
    assert "is saved" in answer.content.decode()
    assert names() == (["Patient 1"] if waits else [])


def test_what_a_person_wrote_about_another_open_request_is_settled_with_it(asha: Client) -> None:
    """Both are called at once, so that nobody writes or calls again about the other."""
    lead, other, stranger = request_of(1), request_of(1), request_of(2)
    writes(other)
    writes(stranger)
    html = asha.get(reverse("leads:triage", args=[lead.pk])).content.decode()
    assert "The patient wrote on WhatsApp" in html
    asha.post(reverse("leads:settle", args=[lead.pk]), until())
    assert names() == ["Patient 2"]


def test_whom_a_colleague_has_open_is_settled_by_nobody_else(asha: Client) -> None:
    lead = request_of(1)
    writes(lead)
    soon = timezone.now() + timedelta(minutes=5)
    Callback.objects.filter(lead=lead).update(held_by=User.objects.create_user("ravi"), held_until=soon)
    answer = asha.post(reverse("leads:settle", args=[lead.pk]), until(), follow=True)
    assert "A colleague has this patient open now" in answer.content.decode()
    assert names() == ["Patient 1"]


@pytest.mark.parametrize("odd", ["", "x", "²", "9" * 40])
def test_an_id_that_is_none_settles_nothing(asha: Client, odd: str) -> None:
    lead = request_of(1)
    writes(lead)
    answer = asha.post(reverse("leads:settle", args=[lead.pk]), {UNTIL: odd}, follow=True)
    assert "Nothing was changed" in answer.content.decode()
    assert names() == ["Patient 1"]


def test_who_waits_longest_stands_first_and_each_request_once() -> None:
    first, second = request_of(1), request_of(2)
    for lead, minutes in ((first, 30), (second, 60), (first, 90)):
        writes(lead, minutes_ago=minutes)
    assert names() == ["Patient 1", "Patient 2"]


def test_it_says_whose_request_it_is(asha: Client) -> None:
    lead = request_of(1)
    Callback.objects.filter(lead=lead).update(owner=User.objects.get(username="asha"))
    writes(lead)
    assert [one.owner for one in waiting_messages(timezone.now()).lines] == ["asha"]


def test_of_a_request_that_is_over_it_stands_there_too() -> None:
    """Who was told that all is done writes again: nobody calls, and somebody has to see it."""
    writes(request_of(1, status="closed"))
    assert names() == ["Patient 1"]


@pytest.mark.parametrize("columns", [{"status": "spam"}, {"erased_at": timezone.now()}])
def test_of_spam_and_of_who_was_erased_nothing_stands_there(columns: dict[str, object]) -> None:
    writes(request_of(1, **columns))
    assert names() == []


def test_nor_what_nobody_s_request_is_known_for_or_what_is_a_month_old() -> None:
    writes(None)
    writes(request_of(1), minutes_ago=31 * 24 * 60)
    assert names() == []


def test_it_costs_three_queries_and_one_while_nobody_wrote(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    with django_assert_num_queries(1):
        assert waiting_messages(timezone.now()).lines == []
    for number in range(SHOWN + 3):
        writes(request_of(number), minutes_ago=number)
    with django_assert_num_queries(3):
        found = waiting_messages(timezone.now())
    assert (len(found.lines), found.more) == (SHOWN, 3)


def test_what_another_patient_writes_puts_nobody_out_of_sight() -> None:
    first, talker = request_of(1), request_of(2)
    writes(first, minutes_ago=600)
    for minutes in range(20):
        writes(talker, minutes_ago=minutes)
    assert names() == ["Patient 1", "Patient 2"]


@pytest.mark.parametrize("page", ["inspect", "crm"])
def test_a_page_that_shows_no_messages_leaves_them_waiting(desk: Client, page: str) -> None:
    lead = request_of(1)
    writes(lead, "is parking free?")
    path = reverse("leads:inspect", args=[lead.pk]) if page == "inspect" else f"/cms/crm/?lead={lead.pk}"
    html = desk.get(path, follow=True).content.decode()
    assert "is parking free?" not in html
    assert names() == ["Patient 1"]


def test_that_there_are_more_is_said(asha: Client) -> None:
    for number in range(SHOWN + 2):
        writes(request_of(number), minutes_ago=number)
    assert "and 2 more" in asha.get(ROWS).content.decode()

"""My desk: what is due stands first, in words, and the next patient is one key away."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from sehat.core.models import AuditEvent
from sehat.desk.clock import clock
from sehat.desk.tests.waiting import DESK, waiting
from sehat.leads.models import Callback, Lead
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (12, "12 min left"),
        (119, "119 min left"),
        (150, "2 h left"),
        (-30, "overdue 30 min"),
        (-4000, "overdue 2 days"),
    ],
)
def test_the_clock_says_how_long_is_left(minutes: int, words: str) -> None:
    now = timezone.now()
    assert clock(now, now + timedelta(minutes=minutes)) == words


def test_what_is_due_first_stands_first_with_its_clock_and_no_whole_number(asha: Client) -> None:
    waiting(1)
    late = waiting(2, due_at=timezone.now() - timedelta(minutes=30, seconds=5))
    html = asha.get(DESK).content.decode()
    assert html.index("Patient 2") < html.index("Patient 1")
    for words in ("12 min left", "overdue 30 min", late.reference, "98••••••02", "First call, tier 3"):
        assert words in html
    assert "9810000002" not in html


def test_a_possible_emergency_is_marked_as_what_is_late_is(asha: Client) -> None:
    lead = waiting()
    assert "desk-line--late" not in asha.get(f"{DESK}rows/").content.decode()
    Lead.objects.filter(pk=lead.pk).update(emergency="cardiac")
    assert "desk-line--late" in asha.get(f"{DESK}rows/").content.decode()


def test_who_must_not_be_called_is_not_there(asha: Client) -> None:
    lead = waiting()
    lead.do_not_contact = True
    lead.save(update_fields=["do_not_contact"])
    assert lead.reference not in asha.get(DESK).content.decode()


def test_the_next_patient_is_claimed_and_opened(asha: Client) -> None:
    lead = waiting()
    answer = asha.post(f"{DESK}next/")
    assert answer.headers["Location"] == f"/cms/leads/work/{lead.pk}/"
    assert Callback.objects.get(lead=lead).held_by == User.objects.get(username="asha")
    assert "Nobody is to be called now." in asha.post(f"{DESK}next/", follow=True).content.decode()


def test_views_show_mine_and_nobodys(asha: Client) -> None:
    mine, free = waiting(1, owner=User.objects.get(username="asha")), waiting(2)
    shown = {view: asha.get(DESK, {"view": view}).content.decode() for view in ("mine", "nobody", "nonsense")}
    assert (mine.reference in shown["mine"], free.reference in shown["mine"]) == (True, False)
    assert (mine.reference in shown["nobody"], free.reference in shown["nobody"]) == (False, True)
    assert mine.reference in shown["nonsense"]


def test_counts_are_asked_often_and_are_small(asha: Client) -> None:
    waiting(1, due_at=timezone.now() - timedelta(minutes=1))
    answer = asha.get(f"{DESK}counters/")
    assert answer.json()["overdue"] == "1"
    assert len(answer.content) < 300
    assert "Patient 1" in asha.get(f"{DESK}rows/").content.decode()


def test_it_asks_the_database_as_often_for_fifty_calls_as_for_one(asha: Client) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            asha.get(DESK)
        return len(caught)

    waiting(1)
    queries()
    few = queries()
    for number in range(2, 40):
        waiting(number)
    assert queries() == few <= 23


def test_a_shift_is_begun_and_ended(asha: Client) -> None:
    assert "Begin my shift" in asha.get(DESK).content.decode()
    page = asha.post(f"{DESK}availability/", {"is_available": "yes"}, follow=True).content.decode()
    assert "end my shift" in page


def test_a_manager_shares_out_and_gives_away(client: Client) -> None:
    ravi = someone_of("Agents", "ravi")
    client.force_login(someone_of("Lead managers", "lata"))
    lead = waiting()
    assert "nobody is on shift" in client.post(f"{DESK}share/", follow=True).content.decode()
    client.post(f"/cms/leads/give/{lead.pk}/", {"to": str(ravi.pk)})
    assert Callback.objects.get(lead=lead).owner == ravi
    client.post(f"/cms/leads/give/{lead.pk}/", {"to": ""})
    assert Callback.objects.get(lead=lead).owner is None


def test_a_manager_gives_away_what_is_with_who_is_away_and_an_agent_does_not(client: Client) -> None:
    ravi, kiran = someone_of("Agents", "ravi"), someone_of("Agents", "kiran")
    lead = waiting(1, owner=ravi)
    given = {"of": str(ravi.pk), "to": str(kiran.pk)}
    client.force_login(kiran)
    client.post(f"{DESK}give-away/", given)
    assert Callback.objects.get(lead=lead).owner == ravi
    client.force_login(someone_of("Lead managers", "lata"))
    assert "say whose requests" in client.post(f"{DESK}give-away/", {"of": "x"}, follow=True).content.decode()
    User.objects.filter(pk=ravi.pk).update(is_active=False)
    assert "ravi (left)" in client.get(DESK).content.decode()
    page = client.post(f"{DESK}give-away/", given, follow=True).content.decode()
    assert "1 open request of ravi is kiran&#x27;s now." in page
    assert Callback.objects.get(lead=lead).owner == kiran


@pytest.mark.parametrize(
    ("group", "begins"), [("Agents", DESK), ("Lead managers", ""), ("Editors", ""), ("Administrators", "")]
)
def test_who_calls_patients_and_does_no_more_begins_at_the_desk(
    client: Client, group: str, begins: str
) -> None:
    user = someone_of(group)
    client.force_login(user)
    assert client.get("/cms/").headers.get("Location", "") == begins
    user.groups.add(Group.objects.get(name="Editors"))
    assert client.get("/cms/").status_code == 200


def test_nobody_begins_at_the_login(client: Client) -> None:
    assert client.get("/cms/").headers["Location"].startswith("/cms/login/")


class TestTheCase:
    def test_the_number_is_masked_until_it_is_asked_for_and_that_is_written_down(self, asha: Client) -> None:
        lead = waiting()
        path = f"/cms/leads/work/{lead.pk}/"
        assert "9810000001" not in asha.get(path).content.decode()
        page = asha.post(path, {"reveal": "yes"}).content.decode()
        assert "tel:+919810000001" in page
        revealed = AuditEvent.objects.get(by="asha", action="number revealed")
        assert revealed.subject == f"lead {lead.pk}"

    def test_everything_is_there_in_words(self, asha: Client) -> None:
        lead, other = waiting(), waiting(1)
        lead.answers = {"insurance_type": "Private Insurance", "call_time": "Later 9-12"}
        lead.attribution = {"source": "google", "campaign": "july"}
        lead.save()
        html = asha.get(f"/cms/leads/work/{lead.pk}/").content.decode()
        for words in (
            *("Insurance", "Private Insurance", "Call wanted", "google", "july", other.reference),
            *("May be messaged on WhatsApp: no", "May be called about this request: yes", "Promised by"),
            *("Waiting, 0 tries so far", "Viewed"),
        ):
            assert words in html

    def test_a_colleague_who_has_it_open_is_named(self, asha: Client) -> None:
        ravi = someone_of("Agents", "ravi")
        lead = waiting(1, held_by=ravi, held_until=timezone.now() + timedelta(minutes=5))
        assert "ravi has this request open now" in asha.get(f"/cms/leads/work/{lead.pk}/").content.decode()
        answer = asha.post(f"/cms/leads/hold/{lead.pk}/", follow=True)
        assert "A colleague has this patient open now" in answer.content.decode()

    def test_it_asks_the_database_a_bounded_number_of_times(self, asha: Client) -> None:
        lead = waiting()
        for number in range(12):
            lead.notes.create(by="ravi", text=f"note {number}")
            waiting(1)
        asha.get(f"/cms/leads/work/{lead.pk}/")
        with CaptureQueriesContext(connection) as caught:
            asha.get(f"/cms/leads/work/{lead.pk}/")
        assert len(caught) <= 27


class TestOnePerson:
    def test_stands_in_one_line_with_all_they_ask_for(self, asha: Client) -> None:
        first, other = waiting(1), waiting(1, due_at=timezone.now() + timedelta(hours=1))
        html = asha.get(f"{DESK}rows/").content.decode()
        assert html.count('class="desk-line"') == 1
        assert f"Also: no treatment named ({other.reference})" in html
        assert html.index(first.reference) < html.index(other.reference)

    def test_the_case_offers_to_write_the_call_on_all(self, asha: Client) -> None:
        lead, other = waiting(1), waiting(1)
        path = f"/cms/leads/work/{lead.pk}/"
        html = asha.get(path).content.decode()
        value = f"{other.pk}:{Callback.objects.get(lead=other).version}"
        assert "This call was also about" in html
        assert f'value="{value}"' in html
        sent = {"version": "0", "outcome": "no-answer", "status": "new", "text": "rang", "also": value}
        asha.post(path, sent)
        assert other.notes.get().text == "rang"

    def test_another_that_changed_meanwhile_stops_the_save_and_keeps_the_words(self, asha: Client) -> None:
        lead, other = waiting(1), waiting(1)
        Callback.objects.filter(lead=other).update(version=4)
        sent = {"version": "0", "outcome": "spoke", "status": "new", "text": "my words"}
        html = asha.post(f"/cms/leads/work/{lead.pk}/", sent | {"also": f"{other.pk}:0"}).content.decode()
        assert "Nothing was saved" in html
        assert "my words" in html
        assert f'value="{other.pk}:4"' in html
        assert not lead.notes.exists()

    def test_who_shows_the_number_holds_the_person(self, asha: Client) -> None:
        lead, other = waiting(1), waiting(1)
        asha.post(f"/cms/leads/work/{lead.pk}/", {"reveal": "yes"})
        held = Callback.objects.get(lead=other)
        assert (held.held_by, held.owner) == (User.objects.get(username="asha"), None)

    def test_a_colleague_at_another_request_of_theirs_is_named(self, asha: Client) -> None:
        lead, other = waiting(1), waiting(1)
        until = timezone.now() + timedelta(minutes=5)
        Callback.objects.filter(lead=other).update(held_by=someone_of("Agents", "ravi"), held_until=until)
        html = asha.get(f"/cms/leads/work/{lead.pk}/").content.decode()
        assert "ravi has a request of this patient open now. Do not call." in html

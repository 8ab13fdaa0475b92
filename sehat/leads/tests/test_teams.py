"""Teams look after their cities and departments first; a request of nobody's team is everybody's."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from sehat.directory.models import City, Department
from sehat.leads.actions import Consent, Origin, claim_next, create_lead, set_available, share_out, take
from sehat.leads.callbacks.teams import sort_open_calls
from sehat.leads.fields import Answers
from sehat.leads.models import Callback, Lead, Team
from sehat.leads.tests.test_calls import agent

pytestmark = pytest.mark.django_db
NOW = timezone.now()


def team(name: str, *members: User, cities: tuple[str, ...] = (), departments: tuple[str, ...] = ()) -> Team:
    made = Team.objects.create(name=name)
    made.cities.set(City.objects.filter(name__in=cities))
    made.departments.set(Department.objects.filter(name__in=departments))
    made.members.set(members)
    return made


def request_of(number: int, city: str = "Pune", words: str = "", minutes: int = 0) -> Lead:
    answers = Answers(name="Asha", mobile=f"98765432{number:02}", city=city, condition="Piles", query=words)
    lead = create_lead(by="test", answers=answers, consent=Consent("2026-11"), origin=Origin())
    due = NOW + timedelta(minutes=minutes)
    Callback.objects.filter(lead=lead).update(not_before=NOW - timedelta(hours=1), due_at=due)
    return lead


def team_of(lead: Lead) -> str:
    found = Callback.objects.select_related("team").get(lead=lead).team
    return found.name if found else ""


@pytest.fixture
def meena() -> User:
    return agent("meena")


@pytest.fixture
def ravi() -> User:
    return agent("ravi")


def test_a_request_is_of_the_first_team_that_it_fits() -> None:
    team("B: all of Pune", cities=("Pune",))
    team("A: eyes", departments=("Ophthalmology",))
    piles, elsewhere = request_of(1), request_of(2, "Mumbai")
    assert (team_of(piles), team_of(elsewhere)) == ("B: all of Pune", "")
    piles.department = Department.objects.get(name="Ophthalmology")
    piles.save(update_fields=["department"])
    assert team_of(piles) == "A: eyes"


def test_open_requests_follow_a_team_that_changed_and_closed_ones_do_not() -> None:
    pune, mumbai, closed = request_of(1), request_of(2, "Mumbai"), request_of(3)
    closed.status = "closed"
    closed.save(update_fields=["status"])
    everywhere = team("B: everywhere")
    team("A: Pune", cities=("Pune",))
    sort_open_calls()
    assert [team_of(lead) for lead in (pune, mumbai, closed)] == ["A: Pune", "B: everywhere", ""]
    everywhere.delete()
    sort_open_calls()
    assert team_of(mumbai) == ""


class TestTheNextCall:
    def test_is_of_the_own_team_or_of_none_before_that_of_another(self, meena: User, ravi: User) -> None:
        team("Mumbai", meena, cities=("Mumbai",))
        team("Pune", ravi, cities=("Pune",))
        late = request_of(1, "Pune", minutes=-60)
        own = request_of(2, "Mumbai", minutes=30)
        nobodys = request_of(3, "Delhi", minutes=20)
        claimed = [claim_next(by=meena) for _ in range(4)]
        assert [call and call.pk for call in claimed] == [nobodys.pk, own.pk, late.pk, None]

    def test_is_an_emergency_of_whatever_team(self, meena: User) -> None:
        team("Mumbai", meena, cities=("Mumbai",))
        team("Pune", cities=("Pune",))
        request_of(1, "Mumbai", minutes=-60)
        urgent = request_of(2, "Pune", "chest pain since morning")
        call = claim_next(by=meena)
        assert call
        assert call.pk == urgent.pk

    def test_of_who_is_in_no_team_is_the_most_urgent_of_all(self, meena: User) -> None:
        team("Pune", cities=("Pune",))
        request_of(1, "Mumbai", minutes=30)
        late = request_of(2, "Pune", minutes=-60)
        call = claim_next(by=meena)
        assert call
        assert call.pk == late.pk

    def test_of_another_team_may_be_taken_by_hand(self, meena: User, ravi: User) -> None:
        team("Pune", ravi, cities=("Pune",))
        assert take(by=meena, lead_id=request_of(1).pk)


def test_shared_out_are_those_of_a_team_to_it_and_the_rest_in_turn(meena: User, ravi: User) -> None:
    team("Mumbai", meena, cities=("Mumbai",))
    team("Chennai", cities=("Chennai",))
    cities = ("Mumbai", "Mumbai", "Pune", "Chennai")
    leads = [request_of(number, city, minutes=number) for number, city in enumerate(cities)]
    for user in (meena, ravi):
        set_available(by=user, is_available=True)
    assert share_out(by=meena) == 4
    owners = dict(Callback.objects.values_list("pk", "owner__username"))
    assert [owners[lead.pk] for lead in leads] == ["meena", "meena", "ravi", "meena"]

"""Teams on the desk: what is of the team stands first, and who leads says what a team looks after."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from sehat.desk.tests.waiting import DESK, waiting
from sehat.directory.models import City, Department
from sehat.leads.models import Callback, Lead, SavedFilter, Team
from sehat.staff.tests.people import someone_of

pytestmark = pytest.mark.django_db
TEAMS = "/cms/teams/"
CITIES = "/cms/snippets/directory/city/"


@pytest.fixture
def pune() -> City:
    return City.objects.get(name="Pune")


def of_city(number: int, city: City) -> Lead:
    lead = waiting(number)
    Lead.objects.filter(pk=lead.pk).update(city=city)
    return lead


def test_a_manager_makes_changes_and_deletes_a_team_and_its_open_requests_follow(
    asha: Client, lata: Client, pune: City
) -> None:
    lead = of_city(1, pune)
    member = User.objects.get(username="asha")
    sent = {"name": "West", "cities": [pune.pk], "members": [member.pk]}
    assert lata.post(f"{TEAMS}new/", sent).status_code == 302
    team = Team.objects.get()
    assert Callback.objects.get(lead=lead).team == team
    lata.post(f"{TEAMS}edit/{team.pk}/", sent | {"cities": [City.objects.exclude(pk=pune.pk)[0].pk]})
    assert Callback.objects.get(lead=lead).team is None
    lata.post(f"{TEAMS}edit/{team.pk}/", sent)
    lata.post(f"{TEAMS}delete/{team.pk}/")
    assert not Team.objects.exists()
    assert Callback.objects.get(lead=lead).team is None


def test_a_member_is_one_who_may_call(lata: Client) -> None:
    editor = someone_of("Editors", "edith")
    html = lata.get(f"{TEAMS}new/").content.decode()
    assert f'name="members" value="{editor.pk}"' not in html
    assert "lata" in html
    refused = lata.post(f"{TEAMS}new/", {"name": "West", "members": [editor.pk]})
    assert refused.status_code == 200
    assert not Team.objects.exists()


def test_an_agent_makes_no_team(asha: Client) -> None:
    asha.post(f"{TEAMS}new/", {"name": "Mine"})
    assert not Team.objects.exists()


def test_a_member_sees_the_team_first_and_all_where_they_ask(asha: Client, pune: City) -> None:
    own, other = waiting(1), waiting(2)
    everyone = asha.get(DESK).content.decode()
    assert other.reference in everyone
    assert "My team" not in everyone
    team = Team.objects.create(name="West")
    team.members.add(User.objects.get(username="asha"))
    Callback.objects.filter(lead=own).update(team=team)
    first = asha.get(DESK).content.decode()
    assert (own.reference in first, other.reference in first) == (True, False)
    assert "My team" in first
    assert "nobody's, team West" in first
    every = asha.get(DESK, {"view": "all"}).content.decode()
    assert (own.reference in every, other.reference in every) == (True, True)
    assert asha.get(f"/cms/leads/work/{other.pk}/").status_code == 200


def test_a_saved_filter_of_everyone_shows_everyone_to_a_member(asha: Client) -> None:
    other = waiting(2)
    Team.objects.create(name="West").members.add(User.objects.get(username="asha"))
    asha.post(f"{DESK}filters/save/", {"name": "Usual", "place": "desk", "query": "tier=3"})
    page = asha.get(f"{DESK}filters/{SavedFilter.objects.get().pk}/", follow=True).content.decode()
    assert other.reference in page


@pytest.fixture
def agra() -> City:
    """Which nothing else names."""
    return City.objects.create(id=901, name="Agra", slug="agra", state="Uttar Pradesh")


@pytest.mark.parametrize("path", [f"{CITIES}delete/901/", "/cms/bulk/directory/city/delete/?id=901"])
def test_a_city_that_is_all_a_team_looks_after_is_not_deleted(desk: Client, agra: City, path: str) -> None:
    """Nothing ticked is whatever the city: the team would have had every request of the country."""
    team = Team.objects.create(name="North")
    team.cities.add(agra)
    page = desk.post(path, {"next": "/cms/"}, follow=True)
    said = "Nothing was deleted: “Agra” is all that the team North looks after."
    assert said in page.content.decode()
    assert City.objects.filter(pk=901).exists()


def test_a_department_that_is_all_a_team_looks_after_is_not_deleted(desk: Client) -> None:
    department = Department.objects.create(name="Rheumatology", slug="rheumatology")
    Team.objects.create(name="Joints").departments.add(department)
    page = desk.post(f"/cms/snippets/directory/department/delete/{department.pk}/", follow=True)
    assert "“Rheumatology” is all that the team Joints looks after" in page.content.decode()
    assert Department.objects.filter(pk=department.pk).exists()


def test_a_city_of_a_team_that_has_another_is_deleted(desk: Client, agra: City, pune: City) -> None:
    team = Team.objects.create(name="North")
    team.cities.add(agra, pune)
    desk.post(f"{CITIES}delete/901/")
    assert list(team.cities.all()) == [pune]


def test_both_cities_of_a_team_at_once_are_not_deleted(desk: Client, agra: City) -> None:
    other = City.objects.create(id=902, name="Mathura", slug="mathura", state="Uttar Pradesh")
    team = Team.objects.create(name="North")
    team.cities.add(agra, other)
    desk.post("/cms/bulk/directory/city/delete/?id=901&id=902", {"next": "/cms/"})
    assert team.cities.count() == 2

"""A changed slug leaves a way from the old address to the new one (decisions 1.4)."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.core.models import Named
from sehat.directory.models import City, Department, Doctor, Hospital, Insurer, OldSlug, Procedure
from sehat.directory.slug_redirects import slug_now
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import page_at, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

MOVES: list[tuple[type[Named], str, str]] = [
    (Doctor, "dr-kavita-raghunathan", "/doctor/{}"),
    (Hospital, "nirmal-multispeciality-hospital", "/hospital/{}"),
    (Insurer, "star-health-insurance", "/hospitals/insurance/{}"),
    (Department, "general-surgery", "/department/{}"),
    (Department, "general-surgery", "/delhi-ncr/doctors/{}"),
    (Department, "general-surgery", "/delhi-ncr/hospitals/{}"),
    (City, "delhi-ncr", "/{}/doctors/general-surgery"),
    (City, "delhi-ncr", "/{}/hospitals/general-surgery"),
    (City, "delhi-ncr", "/{}/treatment/gallbladder-removal"),
    (City, "delhi-ncr", "/{}/treatment/gallbladder-removal/cost"),
    (Procedure, "gallbladder-removal", "/treatment/{}/cost"),
    (Procedure, "gallbladder-removal", "/delhi-ncr/treatment/{}/cost"),
    (Procedure, "gallbladder-removal", "/delhi-ncr/treatment/{}"),
]


def rename(model: type[Named], slug: str, to: str) -> None:
    row: Any = model._default_manager.get(slug=slug)
    row.slug = to
    row.save()
    clear_cached_reads()


def way_from(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 301, path
    return answer.headers["Location"]


@pytest.mark.parametrize(("model", "slug", "path"), MOVES)
def test_an_old_address_leads_to_the_new_one(
    client: Client, model: type[Named], slug: str, path: str
) -> None:
    rename(model, slug, "new-name")
    assert way_from(client, path.format(slug)) == path.format("new-name")
    page_at(client, path.format("new-name"))
    assert "max-age=3600" in client.get(path.format(slug)).headers["Cache-Control"]


def test_city_and_department_may_both_have_moved_and_filters_stay(client: Client) -> None:
    rename(City, "delhi-ncr", "delhi")
    rename(Department, "general-surgery", "surgery")
    old = "/delhi-ncr/doctors/general-surgery?fee=mid&language=hindi"
    assert way_from(client, old) == "/delhi/doctors/surgery?fee=mid&language=hindi"


def test_after_two_moves_both_old_addresses_lead_to_the_last(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    rename(Doctor, "dr-k", "dr-kr")
    assert way_from(client, "/doctor/dr-kavita-raghunathan") == "/doctor/dr-kr"
    assert way_from(client, "/doctor/dr-k") == "/doctor/dr-kr"


def test_a_slug_that_is_changed_back_leads_in_no_circle(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    rename(Doctor, "dr-k", "dr-kavita-raghunathan")
    page_at(client, "/doctor/dr-kavita-raghunathan")
    assert way_from(client, "/doctor/dr-k") == "/doctor/dr-kavita-raghunathan"


def test_who_takes_an_old_slug_is_found_under_it(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    other = Doctor.objects.exclude(slug="dr-k")[0]
    rename(Doctor, other.slug, "dr-kavita-raghunathan")
    assert other.name in words(page_at(client, "/doctor/dr-kavita-raghunathan"), "html")


def test_an_old_slug_leads_on_again_when_who_took_it_has_left(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    other = Doctor.objects.exclude(slug="dr-k")[0]
    rename(Doctor, other.slug, "dr-kavita-raghunathan")
    Doctor.objects.get(slug="dr-kavita-raghunathan").delete()
    assert way_from(client, "/doctor/dr-kavita-raghunathan") == "/doctor/dr-k"


def test_a_row_that_took_an_old_slug_in_bulk_is_not_led_away(client: Client) -> None:
    rename(Insurer, "star-health-insurance", "star")
    Insurer.objects.bulk_create([Insurer(name="Taken", slug="star-health-insurance", kind="private")])
    assert slug_now(Insurer, "star-health-insurance") == "star-health-insurance"
    page_at(client, "/hospitals/insurance/star-health-insurance", status=404)  # no hospital takes it


def test_who_left_leaves_no_way(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    Doctor.objects.get(slug="dr-k").delete()
    page_at(client, "/doctor/dr-kavita-raghunathan", status=404)


def test_a_hospital_is_not_found_by_the_old_name_of_a_doctor(client: Client) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    page_at(client, "/hospital/dr-kavita-raghunathan", status=404)


def test_a_save_that_keeps_the_slug_keeps_no_other() -> None:
    Doctor.objects.get(slug="dr-kavita-raghunathan").save()
    City.objects.create(id=9999, name="New", slug="new", state="Goa")
    assert not OldSlug.objects.exists()


def test_an_editor_who_changes_a_slug_in_cms_leaves_the_way(client: Client, admin_user: User) -> None:
    editor = Client()
    editor.force_login(admin_user)
    insurer = Insurer.objects.get(slug="star-health-insurance")
    sent = {"name": insurer.name, "name_hi": "", "slug": "star", "aliases": "[]", "kind": insurer.kind}
    answer = editor.post(f"/cms/snippets/directory/insurer/edit/{insurer.pk}/", sent)
    assert answer.status_code == 302
    assert way_from(client, "/hospitals/insurance/star-health-insurance") == "/hospitals/insurance/star"


def test_a_page_that_is_there_pays_nothing_for_moves(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    rename(Doctor, "dr-kavita-raghunathan", "dr-k")
    client.get("/about-us")  # the menus are kept
    with django_assert_num_queries(6) as captured:
        assert client.get("/doctor/dr-k").status_code == 200
    assert not any("oldslug" in query["sql"] for query in captured.captured_queries)


@pytest.mark.parametrize("way", ["one", "many"])
def test_a_row_that_is_deleted_leaves_its_old_addresses_to_no_other(way: str) -> None:
    """A new city gets the number after the highest: that of a deleted one led its old address to another."""
    City.objects.create(id=900, name="Oldpur", slug="oldpur", state="Bihar")
    rename(City, "oldpur", "midpur")
    found = City.objects.filter(slug="midpur")
    _ = found.delete() if way == "many" else found.get().delete()
    City.objects.create(id=900, name="Newpur", slug="newpur", state="Bihar")
    assert slug_now(City, "oldpur") == "oldpur"
    assert not OldSlug.objects.filter(kind="city", row=900).exists()

"""A treatment in a city as a visitor gets it."""

from __future__ import annotations

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from sehat.content.models import TreatmentPage
from sehat.content.tests.rows import english
from sehat.costs.pages.treatment_city import is_worth_finding, places_for
from sehat.directory.models import City, Department, Doctor, Hospital, Locality, PriceRange, Procedure
from sehat.rendering.cache_version import clear_cached_reads
from sehat.rendering.tests.reading import attribute, links, page_at, robots, words

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]

HERE = "/delhi-ncr/treatment/gallbladder-removal"


@pytest.mark.usefixtures("real_site")
def test_the_page_has_its_type_heading_address_and_range(client: Client) -> None:
    tree = page_at(client, HERE)
    assert tree.css("html[data-page-type=Treatment_City]")
    assert "Gallbladder removal in Delhi NCR" in words(tree, "h1")
    assert words(tree, "title") == (
        "Gallbladder removal in Delhi NCR: doctors, hospitals and cost | Sehat Path"
    )
    assert links(tree, "link[rel=canonical]") == [settings.SITE_URL + HERE]
    assert not tree.css("meta[name=robots]")
    assert "₹55,000 to ₹1,45,000" in words(tree, ".plot")
    assert f"{HERE}/cost" in links(tree, "main a")
    assert attribute(tree.css("input[name=treatment]")[0], "value") == "Gallbladder Removal"


@pytest.mark.usefixtures("real_site")
def test_without_a_price_it_is_indexed_only_with_doctors_and_hospitals_of_its_own(client: Client) -> None:
    PriceRange.objects.all().delete()
    assert robots(page_at(client, HERE)) == ""
    Procedure.objects.get(slug="gallbladder-removal").doctors.clear()
    assert robots(page_at(client, HERE)) == "noindex"


@pytest.mark.parametrize(("doing", "hospitals", "figures"), [(3, 2, 0), (4, 9, 0), (0, 0, 1)])
def test_what_is_worth_finding(doing: int, hospitals: int, figures: int) -> None:
    assert is_worth_finding(doing, hospitals, figures)
    assert not is_worth_finding(min(doing, 2), hospitals, 0)
    assert not is_worth_finding(doing, min(hospitals, 1), 0)


@pytest.mark.parametrize("slug", ["appendicectomy", "angioplasty"])
def test_an_operation_that_cannot_wait_is_not_compared_first(client: Client, slug: str) -> None:
    for path in (f"/delhi-ncr/treatment/{slug}", f"/delhi-ncr/treatment/{slug}/cost"):
        said = words(page_at(client, path), ".page-head")
        assert "Do not compare prices first" in said
        assert "112 or 108" in said
        assert "Compare them" not in said


def test_only_doctors_who_do_it_are_shown_as_such(client: Client) -> None:
    tree = page_at(client, HERE)
    assert "Doctors who do it" in words(tree)
    shown = {path.removeprefix("/doctor/") for path in links(tree, "article.doctor h3 a")}
    doing = Doctor.objects.filter(procedures__slug="gallbladder-removal", city__slug="delhi-ncr")
    assert len(shown) == 4
    assert shown <= set(doing.values_list("slug", flat=True))


def test_where_nobody_is_recorded_as_doing_it_the_doctors_are_those_of_the_department(client: Client) -> None:
    Procedure.objects.get(slug="gallbladder-removal").doctors.clear()
    tree = page_at(client, HERE)
    assert "Doctors who do it" not in words(tree)
    assert "General surgeons in Delhi NCR" in words(tree)
    assert len(tree.css("article.doctor")) == 4


def test_a_city_with_neither_doctor_nor_hospital_is_404_and_nobody_links_to_it(client: Client) -> None:
    surgery = Department.objects.get(slug="general-surgery")
    path = "/pune/treatment/gallbladder-removal"
    Doctor.objects.filter(city__slug="pune", department=surgery).update(
        department=Department.objects.get(slug="ent")
    )
    assert "Doctors" not in [tag.text() for tag in page_at(client, path).css(".subnav a")]
    for hospital in Hospital.objects.filter(city__slug="pune"):
        hospital.departments.remove(surgery)
    page_at(client, path, status=404)
    assert path not in links(page_at(client, HERE), "main a")
    assert path not in links(page_at(client, f"{path}/cost"), "main a")


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/delhi-ncr/treatment/alchemy", "We can’t find this page"),
        ("/atlantis/treatment/gallbladder-removal", "We can’t find this page"),
        ("/hi/treatment/nothing", "यह पन्ना नहीं मिला"),
    ],
)
def test_what_is_not_there_is_the_sites_own_404(client: Client, path: str, heading: str) -> None:
    assert words(page_at(client, path, status=404), "h1") == heading


def test_areas_and_other_cities_lead_somewhere(client: Client) -> None:
    tree = page_at(client, HERE)
    found = links(tree, "#areas + .chips a") + links(tree, "#cities + .chips a")
    areas = Hospital.objects.filter(city__slug="delhi-ncr", departments__slug="general-surgery")
    assert len(links(tree, "#areas + .chips a")) == areas.values("locality").distinct().count()
    assert len(links(tree, "#cities + .chips a")) == 8
    for path in found:
        page_at(client, path)


def test_without_a_figure_the_page_says_so(client: Client) -> None:
    PriceRange.objects.all().delete()
    tree = page_at(client, HERE)
    assert "No published figure for gallbladder removal in Delhi NCR yet" in words(tree)
    assert not tree.css(".plot")
    assert f"{HERE}/cost" in links(tree, "main a")


def test_the_treatments_own_page_is_a_link_as_long_as_it_is_live(client: Client) -> None:
    treatment = "/treatment/gallbladder-removal"
    for path in (HERE, f"{HERE}/cost"):
        assert treatment in links(page_at(client, path), "main a")
    english(TreatmentPage, slug="gallbladder-removal").unpublish()
    clear_cached_reads()
    for path in (HERE, f"{HERE}/cost"):
        assert treatment not in links(page_at(client, path), "main a")


def test_the_page_asks_the_database_little(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client.get("/delhi-ncr/treatment/rirs/cost")  # the menus and the cities are cached
    with django_assert_num_queries(11):
        assert client.get(HERE).status_code == 200
    with django_assert_num_queries(4):  # the cards of its doctors and hospitals are cached
        client.get(HERE)


def test_a_city_keeps_its_areas_beside_another_of_its_name() -> None:
    """Aurangabad in Bihar and in Maharashtra: of the areas of one, only the last was listed."""
    treatment = Procedure.objects.get(slug="gallbladder-removal")
    for number in (9001, 9002):
        city = City.objects.create(
            pk=number, name="Aurangabad", slug=f"aurangabad-{number}", state="", rank=1
        )
        for area in ("North", "South"):
            slug = f"{area.lower()}-{number}"
            place = Locality.objects.create(city=city, name=area, slug=area.lower())
            hospital = Hospital.objects.create(name=area, slug=slug, city=city, locality=place)
            hospital.departments.add(treatment.department_id)
    areas, cities = places_for(treatment, City.objects.get(pk=9001))
    assert [area.label for area in areas] == ["North", "South"]
    urls = [city.url for city in cities]
    assert urls.count("/aurangabad-9002/treatment/gallbladder-removal") == 1

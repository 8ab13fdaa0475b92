"""Each page of the directory stands at one address, and pages that stay in a city say so. No database."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest

from sehat.directory import addresses
from sehat.directory.city_addresses import crumbs_in, urls_in
from sehat.directory.list_links import Pair, others_in_city
from sehat.directory.models import City, Department, Doctor, Hospital, Insurer, Procedure
from sehat.directory.pages.places import place_groups
from sehat.rendering.schemas import Crumb

PUNE, DELHI = City(name="Pune", slug="pune"), City(name="Delhi NCR", slug="delhi-ncr")
ENT, KNEE = Department(slug="ent"), Procedure(slug="knee")


@pytest.mark.parametrize(
    ("address", "rows", "english"),
    [
        (addresses.listing_url, (PUNE, ENT), "/pune/doctors/ent"),
        (addresses.listing_url, ("pune", "ent"), "/pune/doctors/ent"),
        (addresses.hospitals_url, (PUNE, ENT), "/pune/hospitals/ent"),
        (addresses.doctor_url, (Doctor(slug="dr-a"),), "/doctor/dr-a"),
        (addresses.hospital_url, (Hospital(slug="city"),), "/hospital/city"),
        (addresses.department_url, (ENT,), "/department/ent"),
        (addresses.insurer_url, (Insurer(slug="cghs"),), "/hospitals/insurance/cghs"),
        (addresses.cost_url, (KNEE, PUNE), "/pune/treatment/knee/cost"),
        (addresses.cost_url, (KNEE, None), "/treatment/knee/cost"),
    ],
)
def test_the_hindi_page_stands_at_the_same_address_under_hi(
    address: Callable[..., str], rows: tuple[object, ...], english: str
) -> None:
    assert address(*rows) == english
    assert address(*rows, "hi") == f"/hi{english}"


def test_a_treatment_is_told_once_and_with_a_city_who_does_it_there() -> None:
    assert addresses.treatment_url(KNEE) == "/treatment/knee"
    assert addresses.treatment_url("knee", "pune") == addresses.treatment_url(KNEE, PUNE)
    assert addresses.treatment_url(KNEE, PUNE) == "/pune/treatment/knee"


def test_the_way_to_a_hospital_is_its_whole_address_on_a_map() -> None:
    url = urlsplit(addresses.directions_url(Hospital(address="12/3 M.G. Road & Lane #4, पुणे"), None))
    assert url.netloc == "www.openstreetmap.org"
    assert parse_qs(url.query)["query"] == ["12/3 M.G. Road & Lane #4, पुणे"]


CRUMBS = [Crumb(label="Home", url="/"), Crumb(label="Doctors", url="/doctors"), Crumb(label="ENT")]


def test_crumbs_of_a_page_in_a_city_stay_in_it() -> None:
    found = [(crumb.label, crumb.url) for crumb in crumbs_in(PUNE, CRUMBS)]
    assert found == [("Home", "/pune"), ("Doctors", "/doctors?city=pune"), ("ENT", None)]


@pytest.mark.parametrize("city", [None, DELHI])
def test_crumbs_of_no_city_and_of_the_usual_one_name_none(city: City | None) -> None:
    assert crumbs_in(city, CRUMBS) == CRUMBS


def test_crumbs_are_copied_so_that_engines_are_told_of_those_without_a_city() -> None:
    crumbs_in(PUNE, CRUMBS)
    assert [crumb.url for crumb in CRUMBS] == ["/", "/doctors", None]


def test_addresses_by_id_keep_their_ids() -> None:
    assert urls_in(PUNE, {7: "/condition/piles", 9: "/insurance"}) == {
        7: "/condition/piles?city=pune",
        9: "/insurance",
    }


PAIRS: list[Pair] = [
    (1, "Delhi NCR", "delhi-ncr", "delhi", "ENT surgeons", "ent"),
    (1, "Delhi NCR", "delhi-ncr", "delhi", "Urologists", "urology"),
    (2, "Pune", "pune", "pune", "ENT surgeons", "ent"),
]


def test_a_list_leads_to_what_else_its_city_has() -> None:
    found = others_in_city(PAIRS, addresses.listing_url, DELHI, ENT)
    assert [(link.label, link.url) for link in found] == [("Urologists", "/delhi-ncr/doctors/urology")]
    assert others_in_city(PAIRS, addresses.listing_url, PUNE, ENT) == []


def test_a_list_leads_to_eight_others_at_most() -> None:
    many: list[Pair] = [(1, "Pune", "pune", "pune", f"What {n}", f"what-{n}") for n in range(9)]
    assert len(others_in_city(many, addresses.listing_url, PUNE, ENT)) == 8


def test_cities_stand_in_their_order_each_with_its_own_lists() -> None:
    groups = place_groups(PAIRS, addresses.hospitals_url, "hi")
    assert [(rank, group.label, group.slug, group.art) for rank, group in groups] == [
        (1, "Delhi NCR", "delhi-ncr", "delhi"),
        (2, "Pune", "pune", "pune"),
    ]
    assert [[link.url for link in group.links] for _, group in groups] == [
        ["/hi/delhi-ncr/hospitals/ent", "/hi/delhi-ncr/hospitals/urology"],
        ["/hi/pune/hospitals/ent"],
    ]


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        ("1, Station Road", "1, Station Road, Pune"),
        ("1, Station Road, Pune 411001", "1, Station Road, Pune 411001"),
        ("1, Station Road, PCMC", "1, Station Road, PCMC"),
        ("1, स्टेशन रोड, पुणे", "1, स्टेशन रोड, पुणे"),
        ("1, Station Road, poona", "1, Station Road, poona"),
    ],
)
def test_a_map_is_asked_for_an_address_in_its_city(address: str, asked: str) -> None:
    """Staff write the city in a box of its own: the map showed a road of that name anywhere."""
    pune = City(name="Pune", name_hi="पुणे", aliases=["Poona", "PCMC"])
    url = urlsplit(addresses.directions_url(Hospital(address=address), pune))
    assert parse_qs(url.query) == {"query": [asked]}


@pytest.mark.parametrize(
    ("city", "address", "asked"),
    [
        (City(name="Puri"), "4, Main Road, Janakpuri", "4, Main Road, Janakpuri, Puri"),
        (City(name="Pune"), "7, Puneet Nagar", "7, Puneet Nagar, Pune"),
        (City(name="Salem"), "Salempur Gate, 2nd Floor", "Salempur Gate, 2nd Floor, Salem"),
        (City(name="Delhi NCR", aliases=["Delhi"]), "New Delhi-110029", "New Delhi-110029"),
        (City(name="Navi Mumbai"), "Sector 9, NAVI-MUMBAI", "Sector 9, NAVI-MUMBAI"),
        (City(name="Navi Mumbai"), "Navi Lane, Old Mumbai Road", "Navi Lane, Old Mumbai Road, Navi Mumbai"),
        (City(name="Pune", name_hi="पुणे"), "पुणेकर चौक", "पुणेकर चौक, Pune"),
        (City(name="Pune", aliases=[""]), "", ", Pune"),
    ],
)
def test_a_city_is_named_by_its_whole_words(city: City, address: str, asked: str) -> None:
    """Who asked the way to Janakpuri in Puri was shown that of Delhi."""
    url = urlsplit(addresses.directions_url(Hospital(address=address), city))
    assert parse_qs(url.query) == {"query": [asked]}

"""Lists and cards where there are more doctors than in the demo data: rows, counts and order as by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from sehat.directory.demo.scale import add_doctors
from sehat.directory.listing import PER_PAGE
from sehat.directory.models import Condition, Department, Doctor
from sehat.directory.schemas import FilterOption
from sehat.directory.selectors import HOME_CITY, doctors_near, doctors_treating
from sehat.directory.tests.lists import asked, everyone, names_of

pytestmark = pytest.mark.django_db

MORE = 600
NOT_RECORDED = 9999
ORDERS: dict[str, Callable[[Doctor], tuple[object, ...]]] = {
    "experience": lambda doctor: (doctor.practising_since or NOT_RECORDED, doctor.name, doctor.pk),
    "fee": lambda doctor: (doctor.fee or 10**9, *ORDERS["experience"](doctor)),
    "name": lambda doctor: (doctor.name, doctor.pk),
}
# PostgreSQL reads a small table whole, whatever indexes it has.
ONLY_INDEXES = "; ".join(f"SET LOCAL enable_{how} = off" for how in ("seqscan", "bitmapscan", "sort"))


@pytest.fixture(autouse=True)
def _many() -> None:
    add_doctors(MORE, lambda _: None)
    for number, row in enumerate(Doctor.objects.filter(city=HOME_CITY).order_by("pk")):
        if number % 7 == 0:
            Doctor.objects.filter(pk=row.pk).update(practising_since=None, fee=None)


@pytest.mark.parametrize("sort", ORDERS)
def test_all_pages_of_a_long_list_show_its_doctors_in_their_order(sort: str) -> None:
    expected = [doctor.name for doctor in sorted(everyone(), key=ORDERS[sort])]
    pages = -(-len(expected) // PER_PAGE)
    shown = [name for page in range(1, pages + 1) for name in names_of(asked(f"sort={sort}&page={page}"))]
    assert pages > 5
    assert shown == expected


def test_what_a_long_list_treats_speaks_and_where_is_counted_and_named_as_by_hand() -> None:
    counts: dict[str, Counter[str]] = {"language": Counter(), "disease": Counter(), "locality": Counter()}
    names: dict[str, str] = {}
    for doctor in everyone():
        counts["language"].update(spoken.slug for spoken in doctor.languages.all())
        counts["disease"].update(condition.slug for condition in doctor.conditions.all())
        counts["locality"].update({place.locality.slug for place in doctor.hospitals.all()})
        names |= {condition.slug: condition.name for condition in doctor.conditions.all()}
        names |= {place.locality.slug: place.locality.name for place in doctor.hospitals.all()}
    filters: dict[str, list[FilterOption]] = {item.name: item.options for item in asked("").listing.filters}
    for name, counted in counts.items():
        assert {option.value: option.count for option in filters[name]} == counted
    for name in ("disease", "locality"):
        shown = [names[option.value] for option in filters[name]]
        assert shown == sorted(shown)


def test_the_most_experienced_of_each_department_come_first() -> None:
    for department in Department.objects.all():
        here = Doctor.objects.filter(city=HOME_CITY, department=department)
        expected = sorted(here, key=ORDERS["experience"])[:2]
        assert [card.id for card in doctors_near(HOME_CITY, department.pk, 2)] == [row.pk for row in expected]


def test_the_most_experienced_who_treat_a_condition_come_first_whatever_their_department() -> None:
    other = Doctor.objects.filter(city=HOME_CITY).exclude(department__slug="general-surgery")[0]
    Doctor.objects.filter(pk=other.pk).update(practising_since=1950)
    other.conditions.add(Condition.objects.get(slug="gallstones"))
    for condition in Condition.objects.all():
        here = Doctor.objects.filter(city=HOME_CITY, conditions=condition)
        expected = sorted(here, key=ORDERS["experience"])[:2]
        cards = doctors_treating(HOME_CITY, condition.pk, 2)
        assert [card.id for card in cards] == [row.pk for row in expected]
        assert condition.slug != "gallstones" or cards[0].id == other.pk


@pytest.mark.parametrize(
    ("read", "index"),
    [
        (lambda: doctors_near(HOME_CITY, 2, 2), "doctor_list_experience"),
        (lambda: doctors_treating(HOME_CITY, 10, 2), "doctor_city_experience"),
    ],
)
def test_the_first_few_of_many_are_found_by_an_index_that_has_their_order(
    read: Callable[[], object], index: str
) -> None:
    with CaptureQueriesContext(connection) as queries:
        read()
    explain = "EXPLAIN QUERY PLAN" if connection.vendor == "sqlite" else "EXPLAIN"
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(ONLY_INDEXES)
        cursor.execute(f"{explain} {queries[0]['sql']}")
        plan = str(cursor.fetchall())
    assert index in plan
    assert "FOR ORDER BY" not in plan  # SQLite: of all of them

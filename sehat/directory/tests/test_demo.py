"""The demo data: complete, harmless to reload, plainly marked as invented."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.conf import settings

from sehat.core.india import in_a_sentence
from sehat.directory.demo import people, places, tables
from sehat.directory.demo.loader import RealRowError, load_directory
from sehat.directory.demo.scale import FIRST_ID
from sehat.directory.demo.wording import joined, with_article
from sehat.directory.models import City, Department, Doctor, Hospital, PriceRange

POPULAR = [514, 477, 93, 267, 248, 568]
PAGES = Path(settings.BASE_DIR) / "sehat" / "content" / "demo"
# The ethics rules of 2002 and decisions 5.1: no superlative, no promise of a result.
FORBIDDEN = re.compile(r"\b(best|cures?|cured|guaranteed|no\. ?1)\b|100 ?%", re.IGNORECASE)
CHAINS = re.compile(
    r"apollo|fortis|\bmax\b|medanta|manipal|narayana|aster|\bcare\b|yashoda|\bkims\b|sterling|sanjeevani"
    r"|kauvery|lilavati|kokilaben|ruby|rainbow|cloudnine|sankara|aravind|vasan",
    re.IGNORECASE,
)


def silent(_: str) -> None:
    """A report nobody reads."""


@pytest.fixture
def loaded(db: None) -> None:
    load_directory(report=silent)


def texts(value: Any) -> Iterator[str]:
    """Every text inside, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)


def rows_of_directory() -> dict[str, list[str]]:
    models = apps.get_app_config("directory").get_models(include_auto_created=True)
    return {model._meta.db_table: sorted(map(repr, model._default_manager.values_list())) for model in models}


TABLES: dict[str, tuple[Callable[[], Any], int]] = {
    "cities": (tables.cities, 30),
    "departments": (tables.departments, 16),
    "conditions": (tables.conditions, 55),
    "procedures": (tables.procedures, 47),
    "insurers": (tables.insurers, 30),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_complete_and_every_row_has_its_own_id_slug_and_name(name: str) -> None:
    read, count = TABLES[name]
    rows = read()
    assert len(rows) == count
    for key in ("id", "slug", "name"):
        assert len({row[key] for row in rows}) == count
    for row in rows:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", row["slug"])
        assert row["aliases"], row["name"]
        assert len(set(row["aliases"])) == len(row["aliases"]), row["name"]


def test_what_a_patient_searches_by_is_there_in_hindi_too() -> None:
    devanagari = re.compile("[\u0900-\u097f]")
    for row in [*tables.cities(), *tables.departments(), *tables.conditions(), *tables.procedures()]:
        assert devanagari.search(row["name_hi"]), row["name"]
        assert any(devanagari.search(alias) for alias in row["aliases"]), row["name"]


def test_who_is_named_on_a_hindi_page_is_named_in_hindi() -> None:
    named = {row["name"]: row["name_hi"] for row in tables.insurers()}
    named |= {row.name: row.name_hi for row in people.doctors()}
    named |= {row.name: row.name_hi for row in places.hospitals()}
    assert {name: said for name, said in named.items() if not re.fullmatch("[\u0900-\u097f. -]+", said)} == {}
    assert all(row.name_hi.startswith("डॉ. ") for row in people.doctors())


@pytest.mark.parametrize(
    ("word", "read", "slug"),
    [
        ("bawaseer", tables.conditions, "piles"),
        ("भगंदर", tables.conditions, "anal-fistula"),
        ("pathri", tables.conditions, "kidney-stones"),
        ("motiyabind", tables.conditions, "cataract"),
        ("हर्निया", tables.conditions, "inguinal-hernia"),
        ("बांझपन", tables.conditions, "infertility"),
        ("घुटना बदलना", tables.procedures, "total-knee-replacement"),
        ("खतना", tables.procedures, "circumcision"),
        ("Gurgaon", tables.cities, "delhi-ncr"),
        ("Bangalore", tables.cities, "bengaluru"),
        ("Bombay", tables.cities, "mumbai"),
        ("Trivandrum", tables.cities, "thiruvananthapuram"),
        ("Cochin", tables.cities, "kochi"),
        ("Baroda", tables.cities, "vadodara"),
        ("Vizag", tables.cities, "visakhapatnam"),
        ("Allahabad", tables.cities, "prayagraj"),
        ("Alleppey", tables.cities, "alappuzha"),
    ],
)
def test_a_word_people_use_leads_to_its_row(word: str, read: Any, slug: str) -> None:
    assert word in next(row for row in read() if row["slug"] == slug)["aliases"]


def test_the_popular_cities_come_first_in_their_order() -> None:
    ranked = sorted(tables.cities(), key=lambda row: row["rank"])
    assert [row["id"] for row in ranked[:6]] == POPULAR
    assert [row["rank"] for row in ranked] == [1, 2, 3, 4, 5, 6] + [1000] * 24
    assert all(6 <= len(row["localities"]) <= 12 for row in ranked)


def test_conditions_procedures_and_prices_refer_to_what_exists() -> None:
    departments = {row["slug"] for row in tables.departments()}
    procedures = {row["slug"] for row in tables.procedures()}
    assert {row["department"] for row in [*tables.conditions(), *tables.procedures()]} <= departments
    assert {slug for row in tables.conditions() for slug in row["procedures"]} <= procedures
    assert {row["procedure"] for row in tables.prices()} <= procedures
    assert {row["city"] for row in tables.prices()} <= {None, *(row["slug"] for row in tables.cities())}


def test_every_icon_is_one_of_the_icon_set() -> None:
    icons = [row["icon"] for row in [*tables.departments(), *tables.procedures()]]
    assert all(icons)
    drawings = Path(settings.BASE_DIR) / "frontend/node_modules/healthicons/public/icons/svg"
    if not drawings.is_dir():
        pytest.skip("the front end's packages are not installed")
    both = [{path.stem for path in (drawings / kind).glob("*/*.svg")} for kind in ("outline", "filled")]
    for path in (PAGES / "conditions").glob("*.json"):
        icons += [symptom["icon"] for symptom in json.loads(path.read_text("utf-8"))["symptoms"]]
    assert set(icons) <= both[0] & both[1]


def test_a_price_has_a_source_and_a_demo_price_says_so() -> None:
    for row in tables.prices():
        figures = [row["lowest"], row["typical_low"], row["typical"], row["typical_high"], row["highest"]]
        known = [figure for figure in figures if figure is not None]
        assert known == sorted(known), row
        assert row["is_demo"] == (row["source"] == "Sehat Path demo data"), row
        assert "not recorded" not in row["source"], row
        # No published figure was found for these: the page must say so, not show one.
        assert row["procedure"] not in {"laparoscopic-hernia-repair", "hydrocelectomy"}


def test_no_hospital_bears_the_name_of_a_real_chain() -> None:
    assert not [row.name for row in places.hospitals() if CHAINS.search(row.name)]


def test_no_text_praises_or_promises() -> None:
    files = [*tables.DATA_DIR.glob("*.json"), *PAGES.rglob("*.json")]
    found = {path.name: list(texts(json.loads(path.read_text("utf-8")))) for path in files}
    found["doctors"] = [text for row in people.doctors() for text in (row.about, row.title, row.degrees)]
    assert not {name: text for name, inner in found.items() for text in inner if FORBIDDEN.search(text)}
    assert sum(map(len, found.values())) > 3000  # the search above had something to search


def test_invented_doctors_are_told_apart_and_say_they_are_invented() -> None:
    doctors = people.doctors()
    assert len({row.id for row in doctors}) == len({row.slug for row in doctors}) == len(doctors)
    assert max(row.id for row in doctors) < FIRST_ID
    assert max(Counter((row.city, row.name) for row in doctors).values()) == 1
    assert all(row.registration.startswith("Demo ") for row in doctors)
    assert all(row.is_verified or "invented" in row.about for row in doctors)


def test_a_doctor_works_where_the_department_is_and_after_training() -> None:
    known = {row.id: row for row in places.hospitals()}
    for doctor in people.doctors():
        for hospital in map(known.__getitem__, doctor.hours):
            assert hospital.city == doctor.city
            assert doctor.department in hospital.departments
        years = [step["year"] for step in doctor.training]
        assert years == sorted(years)
        assert years[0] < doctor.practising_since <= people.THIS_YEAR
        assert 300 <= doctor.fee <= 2500
        assert doctor.conditions


def test_wording() -> None:
    assert joined(["gallstones", "hernia", "piles"]) == "gallstones, hernia and piles"
    assert in_a_sentence("ACL Tear") == "ACL tear"
    assert with_article("Eye surgeon") == "an eye surgeon"
    assert with_article("ENT surgeon") == "an ENT surgeon"
    assert with_article("Urologist") == "a urologist"


@pytest.mark.usefixtures("loaded")
def test_a_second_run_changes_nothing() -> None:
    before = rows_of_directory()
    load_directory(report=silent)
    assert rows_of_directory() == before


@pytest.mark.usefixtures("loaded")
def test_a_second_run_mends_what_was_changed() -> None:
    before = rows_of_directory()
    doctor = Doctor.objects.get(slug="dr-kavita-raghunathan")
    doctor.languages.clear()
    doctor.practices.update(hours=[])
    doctor.hospitals.add(Hospital.objects.exclude(pk__in=doctor.hospitals.values("pk"))[0])
    Doctor.objects.filter(pk=doctor.pk).update(fee=1)
    load_directory(report=silent)
    doctor.refresh_from_db()
    assert doctor.fee == 1200
    assert [language.name for language in doctor.languages.all()] == ["English", "Hindi", "Tamil"]
    assert doctor.practices.get().hours[0] == {"days": "Monday to Friday", "hours": "10 am to 1 pm"}
    # Language pairs were deleted and inserted again, so only the other tables hold the very same rows.
    after = rows_of_directory()
    assert [name for name in before if before[name] != after[name]] == ["directory_doctor_languages"]


@pytest.mark.usefixtures("loaded")
def test_there_is_enough_and_all_of_it_is_marked_as_demo() -> None:
    assert Hospital.objects.count() >= 60
    assert Doctor.objects.count() >= 300
    assert not Hospital.objects.filter(is_demo=False).exists()
    assert not Doctor.objects.filter(is_demo=False).exists()
    assert Doctor.objects.filter(is_verified=False).exists()
    assert Hospital.objects.values("city").distinct().count() == 30
    assert PriceRange.objects.filter(city=514, is_demo=True).count() >= 6


@pytest.mark.usefixtures("loaded")
def test_every_popular_city_has_a_doctor_of_every_department() -> None:
    held = set(Doctor.objects.filter(city__in=POPULAR).values_list("city", "department"))
    assert held == {(city, department.pk) for city in POPULAR for department in Department.objects.all()}


@pytest.mark.usefixtures("loaded")
def test_general_surgery_in_delhi_has_pages_and_something_to_filter() -> None:
    surgeons = Doctor.objects.filter(city=514, department__slug="general-surgery")
    assert surgeons.count() == 28
    assert set(surgeons.values_list("gender", flat=True)) == {"woman", "man"}
    for fees in ({"fee__lte": 800}, {"fee__gt": 800, "fee__lte": 1200}, {"fee__gt": 1200}):
        assert surgeons.filter(**fees).exists()
    for name in ("accepts_cashless", "accepts_ayushman", "accepts_cghs", "has_video"):
        assert set(surgeons.values_list(name, flat=True)) == {True, False}, name


@pytest.mark.usefixtures("loaded")
def test_the_doctors_of_the_designs_are_as_drawn() -> None:
    doctor = Doctor.objects.get(name="Dr Farida Siddiqui")
    hospital = doctor.hospitals.get()
    assert (doctor.title, doctor.degrees, doctor.fee) == ("Eye surgeon", "MS (Ophthalmology), FICO", 800)
    assert (hospital.name, hospital.locality.name, hospital.beds) == (
        "Roshni Eye Centre",
        "Noida Sector 62",
        None,
    )
    assert {hospital.city_id, doctor.city_id} == {514}


@pytest.mark.usefixtures("loaded")
def test_values_fit_their_columns() -> None:
    for model in (City, Department, Hospital, Doctor, PriceRange):
        for row in model._default_manager.all():
            row.full_clean(validate_unique=False, validate_constraints=False)


@pytest.mark.usefixtures("loaded")
def test_scale_adds_doctors_once_with_all_that_belongs_to_them() -> None:
    few, lines = Doctor.objects.count(), list[str]()
    load_directory(scale=1200, report=lines.append)
    load_directory(scale=1200, report=silent)
    added = Doctor.objects.filter(pk__gte=FIRST_ID)
    assert (added.count(), Doctor.objects.count()) == (1200, few + 1200)
    assert added.first().pk >= FIRST_ID  # type: ignore[union-attr]
    assert any("1,200" in line for line in lines)
    for relation in ("languages", "conditions", "hospitals"):
        assert not added.filter(**{f"{relation}__isnull": True}).exists()
    assert not added.filter(is_demo=False).exists()
    copy = added.exclude(department=None).prefetch_related("conditions", "hospitals")[7]
    assert {hospital.city_id for hospital in copy.hospitals.all()} == {copy.city_id}
    assert copy.training
    assert copy.aliases == []


@pytest.mark.usefixtures("loaded")
def test_a_real_doctor_is_never_written_over() -> None:
    Doctor.objects.filter(slug="dr-sukhdev-gill").update(is_demo=False, fee=1)
    with pytest.raises(RealRowError, match="Sukhdev Gill"):
        load_directory(report=silent)
    assert Doctor.objects.get(slug="dr-sukhdev-gill").fee == 1

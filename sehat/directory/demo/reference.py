"""The part of the demo that is real: cities, departments, conditions, treatments, insurers, figures."""

from __future__ import annotations

from datetime import date

from django.db.models import Q
from django.utils.text import slugify

from sehat.directory.demo import tables
from sehat.directory.demo.upsert import set_pairs, upsert
from sehat.directory.models import (
    City,
    Condition,
    Department,
    Hospital,
    HospitalList,
    Insurer,
    Language,
    Locality,
    PriceRange,
    Procedure,
    refuse_reserved_segment,
)


def load_reference() -> None:
    """Everything a hospital or doctor refers to."""
    load_places(tables.cities())
    upsert([Department(**row) for row in tables.departments()])
    _load_care()
    upsert([Insurer(**row) for row in tables.insurers()])
    load_hospital_lists()
    upsert(
        [Language(name=name, slug=slugify(name)) for name in tables.read("peoples")["languages"]],
        unique=("slug",),
    )


def load_hospital_lists() -> None:
    """After cities and insurers."""
    cities = dict(City.objects.values_list("slug", "pk"))
    insurers = dict(Insurer.objects.values_list("slug", "pk"))
    rows = tables.hospital_lists()
    places = {row["id"]: cities[row["city"]] if row["city"] else None for row in rows}
    upsert(
        [HospitalList(city_id=places[row["id"]], **_without(dict(row), "city", "insurers")) for row in rows]
    )
    taken = {row["id"]: {insurers[slug] for slug in row["insurers"]} for row in rows}
    set_pairs(HospitalList.insurers.through, "hospitallist_id", "insurer_id", taken)


def load_places(rows: list[tables.CityRow]) -> None:
    """Cities and their localities. Raises ValidationError, and writes none, for one named like a page."""
    for row in rows:
        refuse_reserved_segment(row["slug"])
    upsert([City(**{key: value for key, value in row.items() if key != "localities"}) for row in rows])
    upsert(
        [
            Locality(city_id=row["id"], name=name, name_hi=name_hi, slug=slugify(name))
            for row in rows
            for name, name_hi in row["localities"].items()
        ],
        unique=("city", "slug"),
    )


def _load_care() -> None:
    ids = {row["slug"]: row["id"] for row in tables.departments()}
    operations = {row["slug"]: row["id"] for row in tables.procedures()}
    upsert(
        [
            Procedure(department_id=ids[row["department"]], **_without(dict(row), "department"))
            for row in tables.procedures()
        ]
    )
    upsert(
        [
            Condition(department_id=ids[row["department"]], **_without(dict(row), "department", "procedures"))
            for row in tables.conditions()
        ]
    )
    set_pairs(
        Condition.procedures.through,
        "condition_id",
        "procedure_id",
        {row["id"]: {operations[slug] for slug in row["procedures"]} for row in tables.conditions()},
    )


def _without(row: dict[str, object], *keys: str) -> dict[str, object]:
    return {key: value for key, value in row.items() if key not in keys}


def load_prices() -> None:
    """What treatments cost, in a city or at a hospital. Needs the hospitals loaded."""
    operations = {row["slug"]: row["id"] for row in tables.procedures()}
    places = {city.slug: city for city in City.objects.all()}
    hospitals = {hospital.slug: hospital for hospital in Hospital.objects.filter(is_demo=True)}
    drop_unpublished()
    for row in tables.prices():
        # Told apart by what they say, not by an id: editors add figures of their own to this table.
        found, _ = PriceRange.objects.get_or_create(
            procedure_id=operations[row["procedure"]],
            city=places[row["city"]] if row["city"] else None,
            hospital=hospitals[row["hospital"]] if "hospital" in row else None,
            label=row["label"],
            room=row.get("room", ""),
            source=row["source"],
            defaults=(values := figures_of(row)),
        )
        if any(getattr(found, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(found, name, value)
            found.save()  # and only then: a figure that stays as it was has not changed


def drop_unpublished() -> None:
    """Figures of earlier demos without a publisher, or of a treatment for which none was published."""
    nobodys = Q(source__contains="publisher not recorded")
    PriceRange.objects.filter(
        nobodys | Q(is_demo=True, procedure__slug="laparoscopic-hernia-repair")
    ).delete()


def figures_of(row: tables.PriceRow) -> dict[str, object]:
    """What a figure says beside what tells it from others."""
    values = _without(dict(row), "procedure", "city", "hospital", "label", "room", "source")
    return values | {"as_of": date.fromisoformat(row["as_of"])}

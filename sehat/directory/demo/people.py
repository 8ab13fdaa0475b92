"""Invented doctors, the same ones on every run. None of them is a real person."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypedDict

from django.utils.text import slugify

from sehat.directory.demo import names, tables, wording
from sehat.directory.demo.places import hospitals
from sehat.directory.demo.records import DoctorRecord, HospitalRecord, HoursRow, TrainingRow

THIS_YEAR = 2026
IDS_PER_CITY = 1000
IDS_PER_DEPARTMENT = 40
POPULAR = 100
LARGER = frozenset({"kolkata", "ahmedabad", "jaipur", "lucknow", "chandigarh"})
# Enough general surgeons in one place that a list has pages and every filter something to filter.
CROWDED = {("delhi-ncr", "general-surgery"): 28}
SUPER_SPECIALIST_YEARS = 8
ALSO_TREATS = {
    "general-surgery": ("piles", "anal-fissure", "anal-fistula", "hydrocele"),
    "neurology": ("slipped-disc",),
    "fertility": ("pcos", "varicocele"),
    "dermatology": ("hair-loss",),
    "bariatric-surgery": ("fatty-liver",),
    "plastic-surgery": ("lipoma",),
}
HOURS: tuple[tuple[tuple[str, str], ...], ...] = (
    (("Monday to Friday", "10 am to 1 pm"), ("Saturday", "5 pm to 7 pm")),
    (("Monday to Saturday", "9 am to 12 noon"),),
    (("Monday, Wednesday and Friday", "11 am to 2 pm"), ("Tuesday and Thursday", "5 pm to 8 pm")),
    (("Monday to Friday", "4 pm to 7 pm"),),
    (("Tuesday to Saturday", "10 am to 2 pm"),),
)
SECOND_HOURS = ((("Saturday", "10 am to 1 pm"),), (("Wednesday", "6 pm to 8 pm"),))


@dataclass(frozen=True)
class Post:
    """A place to fill: the doctor with this id works in this city and department."""

    id: int
    city: tables.CityRow
    department: str


class Accepted(TypedDict):
    accepts_cashless: bool
    accepts_ayushman: bool
    accepts_cghs: bool


@cache
def doctors() -> tuple[DoctorRecord, ...]:
    """Every demo doctor, city by city."""
    made: list[DoctorRecord] = []
    for position, city in enumerate(tables.cities(), start=1):
        rng = Random(f"doctors:{city['slug']}")
        taken = {row["name"] for row in tables.read("featured_doctors")}
        for department in tables.departments():
            # Ids leave room, so that one doctor more moves nobody else's.
            first = position * IDS_PER_CITY + department["id"] * IDS_PER_DEPARTMENT
            wanted = _wanted(city, department["slug"])
            featured = _featured(city["slug"], department["slug"])
            made += [_featured_doctor(row, first + place) for place, row in enumerate(featured)]
            for place in range(len(featured), wanted):
                made.append(_doctor(Post(first + place, city, department["slug"]), rng, taken))
    return tuple(made)


def _wanted(city: tables.CityRow, department: str) -> int:
    crowd = CROWDED.get((city["slug"], department))
    if crowd:
        return crowd
    if city["rank"] < POPULAR:
        return 4 if city["rank"] == 1 else 3
    chosen = Random(f"departments:{city['slug']}").sample(
        [row["slug"] for row in tables.departments()], 6 if city["slug"] in LARGER else 4
    )
    return 1 if department in {*chosen, "general-surgery"} else 0


def _featured(city: str, department: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tables.read("featured_doctors")
    return [row for row in rows if row["city"] == city and row["department"] == department]


def _featured_doctor(row: dict[str, Any], doctor_id: int) -> DoctorRecord:
    """A doctor of the designs, whose details are written out."""
    workplace = next(place for place in hospitals() if place.name == row["hospital"])
    given = {key: value for key, value in row.items() if key not in ("hospital", "hours")}
    for key in ("languages", "conditions", "procedures"):
        given[key] = tuple(given[key])
    return DoctorRecord(
        id=doctor_id,
        slug=slugify(row["name"]),
        is_verified=True,
        hours={workplace.id: row["hours"]},
        **_accepted(workplace),
        **given,
    )


def _doctor(post: Post, rng: Random, taken: set[str]) -> DoctorRecord:
    person = names.new_person(post.city["state"], rng, taken)
    track = rng.choice(tables.read("tracks")[post.department])
    since = THIS_YEAR - rng.randint(3, 32)
    conditions, procedures = _treats(post.department, track, rng)
    hours = _hours(post, rng)
    workplace = next(place for place in hospitals() if place.id == next(iter(hours)))
    training: list[TrainingRow] = [
        {"name": step["name"], "year": min(since + step["after"], THIS_YEAR)} for step in track["steps"]
    ]
    return DoctorRecord(
        id=post.id,
        name=person.name,
        name_hi=person.name_hi,
        # The city keeps addresses apart when two cities have a doctor of one name.
        slug=f"{slugify(person.name)}-{post.city['slug']}",
        city=post.city["slug"],
        department=post.department,
        title=track["title"],
        degrees=track["degrees"],
        gender=person.gender,
        is_verified=rng.random() < 0.85,
        practising_since=since,
        fee=_fee(post, track, since, rng),
        has_video=rng.random() < 0.45,
        about=_about(person, track["title"], workplace.name, conditions, training[-1]),
        training=training,
        languages=person.languages,
        conditions=conditions,
        procedures=procedures,
        hours=hours,
        **_accepted(workplace),
    )


def _about(
    person: names.Person, title: str, place: str, conditions: tuple[str, ...], qualification: TrainingRow
) -> str:
    return wording.about(
        surname=person.last,
        woman=person.gender == "woman",
        title=title,
        place=place,
        treats=_names_of(conditions[:3]),
        languages=person.languages,
        qualification=qualification["name"],
        year=qualification["year"],
    )


def _treats(department: str, track: dict[str, Any], rng: Random) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Conditions and procedures that fit together: nobody is listed for an operation they do not do."""
    own = [row for row in tables.conditions() if row["department"] == department]
    does = track["procedures"]
    if does is None:
        does = [row["slug"] for row in tables.procedures() if row["department"] == department]
    if track["procedures"]:
        # A surgeon of one joint or organ treats what those operations are for.
        own = [row for row in own if set(row["procedures"]) & set(does)]
    chosen = rng.sample(own, min(len(own), rng.randint(3, 5)))
    extra = [] if track["procedures"] else list(ALSO_TREATS.get(department, ()))
    conditions = [row["slug"] for row in chosen] + rng.sample(extra, min(len(extra), rng.randint(0, 2)))
    meant = {slug for row in chosen for slug in row["procedures"]} or set(does)
    return tuple(conditions), tuple(slug for slug in does if slug in meant or track["procedures"])


def _names_of(slugs: tuple[str, ...]) -> list[str]:
    known = {row["slug"]: row["name"] for row in tables.conditions()}
    return [known[slug] for slug in slugs]


def _hours(post: Post, rng: Random) -> dict[int, list[HoursRow]]:
    places = [
        place
        for place in hospitals()
        if place.city == post.city["slug"] and post.department in place.departments
    ]
    chosen = rng.sample(places, 2 if len(places) > 1 and rng.random() < 0.25 else 1)
    patterns = [rng.choice(HOURS), rng.choice(SECOND_HOURS)]
    return {
        place.id: [{"days": days, "hours": hours} for days, hours in pattern]
        for place, pattern in zip(chosen, patterns, strict=False)
    }


def _fee(post: Post, track: dict[str, Any], since: int, rng: Random) -> int:
    fee = (500 if post.city["rank"] < POPULAR else 300) + 50 * rng.randint(0, 15)
    if track["steps"][0]["after"] == -SUPER_SPECIALIST_YEARS:
        fee += 200
    return fee + 100 * ((THIS_YEAR - since) // 10)


def _accepted(workplace: HospitalRecord) -> Accepted:
    """A doctor takes what the main hospital takes."""
    schemes = {"ayushman-bharat", "cghs", "echs"}
    return {
        "accepts_cashless": bool(set(workplace.insurers) - schemes),
        "accepts_ayushman": "ayushman-bharat" in workplace.insurers,
        "accepts_cghs": bool({"cghs", "echs"} & set(workplace.insurers)),
    }

"""Invented hospitals, the same ones on every run. No real hospital or chain is named."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from random import Random
from typing import Any

from django.utils.text import slugify

from sehat.directory.demo import tables
from sehat.directory.demo.records import HospitalRecord

IDS_PER_CITY = 100
FIRST_TOLD = date(2026, 6, 1)
DAYS_TOLD = 150
ACCREDITATIONS = ("nabh", "nabh", "nabh", "nabh-entry", "nabh-entry", "jci", "", "")
# How long a certificate may still run, counted from the demo's own date: NABH 3 years, entry level 2.
VALID_FROM = date(2027, 1, 31)
DAYS_VALID = {"nabh": 1000, "jci": 1000, "nabh-entry": 600}
WITH_BEDS = ("24-hour emergency", "Ambulance", "Intensive care", "Blood bank", "Family waiting room")
ANYWHERE = ("Pharmacy", "Wheelchair access", "Card and UPI payment", "Parking")
FACILITY_CHANCE = 0.75
SCHEME_CHANCE = {"ayushman-bharat": 0.5, "cghs": 0.55, "echs": 0.45}


@cache
def hospitals() -> tuple[HospitalRecord, ...]:
    """Every demo hospital, in the order of the table."""
    table = tables.read("hospitals")
    positions = {city["slug"]: position for position, city in enumerate(tables.cities(), start=1)}
    counts: dict[str, int] = {}
    made = []
    for row in table["hospitals"]:
        counts[row["city"]] = counts.get(row["city"], 0) + 1
        made.append(_hospital(row, positions[row["city"]] * IDS_PER_CITY + counts[row["city"]]))
    return tuple(made)


def _hospital(row: dict[str, Any], hospital_id: int) -> HospitalRecord:
    # Seeded by name: a hospital added to the table leaves the others as they are.
    rng = Random(f"hospital:{row['city']}:{row['name']}")
    accreditation, until = _accreditation(row, rng)
    return HospitalRecord(
        id=hospital_id,
        name=row["name"],
        name_hi=row["name_hi"],
        slug=slugify(row["name"].replace("’", "")),
        city=row["city"],
        locality=row["locality"],
        address=row.get("address") or _address(row, rng),
        beds=row["beds"],
        accreditation=accreditation,
        accredited_until=until,
        departments=_departments(row["kind"]),
        insurers=_insurers(row, rng),
        facilities=_facilities(row),
    )


def _facilities(row: dict[str, Any]) -> tuple[str, ...]:
    """Without beds there is no emergency room, no intensive care and no blood bank."""
    rng = Random(f"facilities:{row['city']}:{row['name']}")
    possible = [*(WITH_BEDS if row["beds"] else ()), *ANYWHERE]
    return tuple(row.get("facilities") or [item for item in possible if rng.random() < FACILITY_CHANCE])


def _departments(kind: str) -> tuple[str, ...]:
    of_kind: list[str] = tables.read("hospitals")["kinds"][kind]
    return tuple(of_kind or (department["slug"] for department in tables.departments()))


def _address(row: dict[str, Any], rng: Random) -> str:
    city = next(city["name"] for city in tables.cities() if city["slug"] == row["city"])
    road = rng.choice(tables.read("hospitals")["roads"])
    return f"Plot {rng.randint(3, 98)}, {road}, {row['locality']}, {city}"


def _accreditation(row: dict[str, Any], rng: Random) -> tuple[str, date | None]:
    if "accreditation" in row:
        until = row["accredited_until"]
        return row["accreditation"], date.fromisoformat(until) if until else None
    level = rng.choice(ACCREDITATIONS) if row["beds"] else rng.choice(("nabh-entry", ""))
    if not level:
        return "", None
    return level, VALID_FROM + timedelta(days=rng.randrange(DAYS_VALID[level]))


def _insurers(row: dict[str, Any], rng: Random) -> dict[str, date]:
    companies = [insurer["slug"] for insurer in tables.insurers() if insurer["kind"] != "scheme"]
    # Some places take cash and schemes alone.
    count = row["private"] if "private" in row else rng.choice((0, 0, 6, 9, 12, 15, 18, 20))
    chosen = rng.sample(companies, count)
    schemes = row.get("schemes")
    if schemes is None:
        schemes = [scheme for scheme, chance in SCHEME_CHANCE.items() if rng.random() < chance]
    # A hospital tells of all it takes on one day.
    told_on = FIRST_TOLD + timedelta(days=rng.randrange(DAYS_TOLD))
    return dict.fromkeys([*chosen, *schemes], told_on)

"""Doctors and hospitals as cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from django.db.models import (
    Count,
    Exists,
    F,
    OuterRef,
    Prefetch,
    QuerySet,
    prefetch_related_objects,
)

from sehat.core.schemas import Language
from sehat.directory.cards import doctor_card, hospital_card
from sehat.directory.filters import Order
from sehat.directory.models import (
    Condition,
    Doctor,
    Empanelment,
    Hospital,
    Insurer,
    Practice,
)
from sehat.directory.schemas import (
    DoctorCard,
    HospitalCard,
    ShortlistCards,
)
from sehat.rendering.cache_version import cached_until_change, emptied_on_change
from sehat.rendering.dependencies import Noted, Reads, noting
from sehat.rendering.pictures import COVER, PORTRAIT, renditions

Card = TypeVar("Card", DoctorCard, HospitalCard)
# What is not recorded stands last.
MOST_EXPERIENCED: Order = (F("practising_since").asc(nulls_last=True), "name", "pk")
MOST_BEDS: Order = (F("beds").desc(nulls_last=True), "name", "pk")


def card_relations() -> tuple[str | Prefetch[str], ...]:
    """What `doctor_card` needs beside the row and its photo: three queries, four with photos."""
    return (
        Prefetch("practices", Practice.objects.select_related("hospital__locality")),
        "languages",
        Prefetch("conditions", Condition.objects.only("name", "name_hi").order_by("name", "pk")),
        renditions(PORTRAIT, "photo"),
    )


def with_cards(doctors: QuerySet[Doctor]) -> QuerySet[Doctor]:
    """What `doctor_card` needs: three queries, whatever the number of doctors; one more with photos."""
    return doctors.select_related("photo").prefetch_related(*card_relations())


def doctor_cards(doctors: QuerySet[Doctor], language: Language = "en") -> list[DoctorCard]:
    """One query; for doctors whose card is not cached three more, whatever their number, four with photos."""
    related = ("photo",) if language == "en" else ("photo", "department")
    return cards_of(list(doctors.select_related(*related)), language)


def cards_of(doctors: Sequence[Doctor], language: Language = "en") -> list[DoctorCard]:
    """The same for doctors that are read already, with their photo, and for Hindi their department."""
    cards = cached_doctor_cards(language)
    if missing := [doctor for doctor in doctors if doctor.pk not in cards]:
        with noting() as reads:
            prefetch_related_objects(missing, *card_relations())
            made = {doctor.pk: doctor_card(doctor, language) for doctor in missing}
        cards.update(noted_each(made, reads))
    return [cards[doctor.pk].use() for doctor in doctors]


@emptied_on_change
def cached_doctor_cards(language: Language) -> dict[int, Noted[DoctorCard]]:
    """By the doctor's id; empty again after each change, and each minute."""
    return {}


@cached_until_change
def doctors_near(city_id: int, department_id: int, limit: int, language: Language = "en") -> list[DoctorCard]:
    """The most experienced doctors of a department in a city. One query, and those of the cards; cached."""
    found = Doctor.objects.filter(city_id=city_id, department_id=department_id).order_by(*MOST_EXPERIENCED)
    return doctor_cards(found[:limit], language)


@cached_until_change
def doctors_treating(
    city_id: int, condition_id: int, limit: int, language: Language = "en"
) -> list[DoctorCard]:
    """The most experienced in a city of those who say that they treat it; cached as the others.

    The database goes through the city's doctors in this order until enough of them treat it. Asked by a join
    it reads all who do and sorts them.
    """
    treats = Doctor.conditions.through._default_manager.filter(doctor=OuterRef("pk"), condition=condition_id)
    found = Doctor.objects.filter(Exists(treats), city_id=city_id).order_by(*MOST_EXPERIENCED)
    return doctor_cards(found[:limit], language)


def hospital_cards(
    hospitals: QuerySet[Hospital], insurer: Insurer | None = None, language: Language = "en"
) -> list[HospitalCard]:
    """Hospitals as cards, for the page of an insurer with the date they told us.

    One query; two more, three with photos, for those whose card is not cached.
    """
    rows = list(hospitals.select_related("locality", "city", "photo"))
    cards = cached_hospital_cards(insurer, language)
    if missing := [row for row in rows if row.pk not in cards]:
        with noting() as reads:
            made = made_hospital_cards(missing, insurer, language)
        cards.update(noted_each(made, reads))
    return [cards[row.pk].use() for row in rows]


def made_hospital_cards(
    hospitals: list[Hospital], insurer: Insurer | None, language: Language
) -> dict[int, HospitalCard]:
    """By the hospital's id. Two queries, three with photos."""
    insurers = Prefetch("empanelments", Empanelment.objects.select_related("insurer"))
    prefetch_related_objects(hospitals, insurers, renditions(COVER, "photo"))
    counts = doctor_counts(hospitals)
    return {
        row.pk: hospital_card(row, doctors=counts[row.pk], insurer=insurer, language=language)
        for row in hospitals
    }


def noted_each(made: dict[int, Card], reads: Reads) -> dict[int, Noted[Card]]:
    """Each with what all of them were made of."""
    dependencies = reads.dependencies()
    return {pk: Noted(card, dependencies) for pk, card in made.items()}


@emptied_on_change
def cached_hospital_cards(insurer: Insurer | None, language: Language) -> dict[int, Noted[HospitalCard]]:
    """By the hospital's id; empty again after each change, and each minute."""
    return {}


def shortlist_cards(doctors: Sequence[int], hospitals: Sequence[int], language: Language) -> ShortlistCards:
    """Those of these ids that are listed. Two queries, and those of the cards."""
    return ShortlistCards(
        doctors=in_order(doctors, doctor_cards(Doctor.objects.filter(pk__in=doctors), language)),
        hospitals=in_order(
            hospitals, hospital_cards(Hospital.objects.filter(pk__in=hospitals), language=language)
        ),
    )


def in_order(ids: Sequence[int], cards: Sequence[Card]) -> list[Card]:
    """Cards as their ids were asked for."""
    return sorted(cards, key=lambda card: ids.index(card.id))


def doctor_counts(hospitals: list[Hospital]) -> Counter[int]:
    """How many doctors see patients at each of these. One query."""
    rows = Practice.objects.filter(hospital__in=hospitals).order_by().values_list("hospital")
    return Counter(dict(rows.annotate(count=Count("*"))))


@cached_until_change
def hospitals_near(
    city_id: int, department_id: int, limit: int, language: Language = "en"
) -> list[HospitalCard]:
    """The largest hospitals of a city with a department; 0 for any. One query, and those of the cards;
    cached."""
    return hospital_cards(
        hospitals_of(city_id, department_id).order_by(*MOST_BEDS)[:limit], language=language
    )


def hospitals_of(city_id: int, department_id: int) -> QuerySet[Hospital]:
    """Hospitals to choose from in a form; 0 stands for all cities and all departments."""
    found = Hospital.objects.filter(**({"city_id": city_id} if city_id else {}))
    return found.filter(departments=department_id) if department_id else found

"""The form of /cost: what may be chosen there."""

from __future__ import annotations

from itertools import groupby

from sehat.core.india import sentence_case
from sehat.core.languages import display_name, translate
from sehat.core.schemas import Language
from sehat.costs.choices import ROOMS, Choices, room_name
from sehat.costs.schemas import CostChoices, CostOption, CostOptions
from sehat.costs.selectors import insurers_by_slug, procedures_by_slug
from sehat.directory.models import Department, Insurer
from sehat.directory.selectors import cities_by_slug


def choices_form(chosen: Choices) -> CostChoices:
    """Every treatment by department, every city, every insurer by kind."""
    language = chosen.language
    return CostChoices(
        treatments=treatment_options(language),
        cities=[
            CostOption(value=city.slug, label=display_name(city, language))
            for city in cities_by_slug().values()
        ],
        rooms=[CostOption(value=value, label=room_name(value, language)) for value in ROOMS],
        insurances=insurance_options(language),
        treatment=chosen.treatment.slug if chosen.treatment else "",
        city=chosen.city.slug if chosen.city else "",
        room=chosen.room,
        insurance=chosen.insurer.slug if chosen.insurer else "",
    )


def treatment_options(language: Language) -> list[CostOptions]:
    """By department in the words of patients, as they are ranked; within one by name."""
    rows = sorted(
        procedures_by_slug().values(), key=lambda row: (row.department.rank, row.department.name, row.name)
    )
    return [
        CostOptions(
            label=plain_department(department, language),
            options=[
                CostOption(value=row.slug, label=sentence_case(display_name(row, language))) for row in group
            ],
        )
        for department, group in groupby(rows, key=lambda row: row.department)
    ]


def plain_department(department: Department, language: Language) -> str:
    """In the words of patients; in Hindi a department has one name."""
    return department.plain_name if language == "en" else display_name(department, language)


def insurance_options(language: Language) -> list[CostOptions]:
    """Insurers and schemes by kind, each kind by name; no kind of which there is none. No query when
    cached."""
    kinds = reversed(Insurer.Kind.choices)  # schemes first, then public insurers, then private ones
    rows = sorted(insurers_by_slug().values(), key=lambda row: row.name)
    there = {row.kind for row in rows}
    return [
        CostOptions(
            label=translate(str(label), language, "kind of insurer"),
            options=[
                CostOption(value=row.slug, label=display_name(row, language))
                for row in rows
                if row.kind == kind
            ],
        )
        for kind, label in kinds
        if kind in there
    ]

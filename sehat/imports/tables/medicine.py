"""Departments, treatments and conditions: what the pages about them are attached to, not their texts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from sehat.directory.models import Condition, Department, Procedure
from sehat.imports.columns import Key, Keys, Row, Slug, Whole, Words
from sehat.imports.table import Table


class NamedRow(Row):
    slug: Slug = Field(description="The last part of the address: general-surgery.")
    name: str
    name_hi: str = Field("", description="The name in Hindi.")
    aliases: Words = Field([], description="Other words people search by.")


class DepartmentRow(NamedRow):
    plain_name: str = Field(description="What a patient would call it: Stomach and gut.")
    specialist: str = Field(description="General surgeon")
    specialist_plural: str = Field(description="General surgeons")
    intro: str = Field(description="One paragraph at the top of the doctor lists.")
    icon: str = Field(description="The name of its drawing.")
    rank: Whole = 100


class TreatmentRow(NamedRow):
    department: Annotated[int, Key(Department)] = Field(description="Its slug.")
    plain_name: str = Field("", description="Keyhole surgery")
    emergency_note: str = Field("", description="Of an operation that cannot wait: what to do at once.")
    icon: str = Field("", description="The name of its drawing; empty: that of the department.")


class ConditionRow(NamedRow):
    department: Annotated[int, Key(Department)] = Field(description="Its slug.")
    procedures: Annotated[list[int], Keys(Procedure)] = Field([], description="Slugs of treatments.")


DEPARTMENTS = Table(
    name="departments", title="Departments", model=Department, row=DepartmentRow, key=("slug",)
)
TREATMENTS = Table(name="treatments", title="Treatments", model=Procedure, row=TreatmentRow, key=("slug",))
CONDITIONS = Table(name="conditions", title="Conditions", model=Condition, row=ConditionRow, key=("slug",))

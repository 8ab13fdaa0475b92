"""The forms of the directory in /cms: what belongs to a row as rows or lines, never as JSON."""

from __future__ import annotations

import json
import re
from typing import Any

from django import forms
from django.db.models import CharField, Field, ManyToManyField, Model
from wagtail.admin.panels import FieldPanel, TitleFieldPanel
from wagtail.admin.widgets.slug import SlugInput

from sehat.core.models import is_seen
from sehat.directory.inputs import IconInput, TickInput
from sehat.directory.models import Doctor, Hospital
from sehat.directory.pair_rows import PairsPanel
from sehat.directory.written_lines import hours_in, read_hours, read_training, shown_hours, shown_training


class LinesInput(forms.Textarea):
    """A field of JSON as people write it, a line for each."""

    ROWS = 2

    def __init__(self) -> None:
        super().__init__(attrs={"rows": self.ROWS})

    def shown(self, row: Any) -> str:
        return str(row)

    def read(self, line: str) -> object:
        return line

    def format_value(self, value: object) -> str:
        """From the JSON of the field."""
        try:
            return "\n".join(self.shown(row) for row in json.loads(str(value or "[]")))
        except (ValueError, TypeError, KeyError):
            return str(value)

    def value_from_datadict(self, data: object, files: object, name: str) -> str:
        typed = str(super().value_from_datadict(data, files, name) or "")  # type: ignore[arg-type]
        typed = typed.replace("\0", "")  # which JSON spells so that no check of text sees it
        return json.dumps([self.read(line.strip()) for line in self.lines(typed) if is_seen(line)])

    def lines(self, typed: str) -> list[str]:
        return typed.splitlines()


class HoursInput(LinesInput):
    """One line for some days: Monday to Friday: 10 am to 1 pm."""

    def lines(self, typed: str) -> list[str]:
        """Also with semicolons between, as an import has them: what follows one is of other days."""
        return [hours for line in typed.splitlines() for hours in hours_in(line)]

    def shown(self, row: Any) -> str:
        return shown_hours(row["days"], row["hours"])

    def read(self, line: str) -> object:
        days, hours = read_hours(line)
        return {"days": days, "hours": hours}


class WordsInput(LinesInput):
    """Other words for it."""

    ROWS = 3

    def lines(self, typed: str) -> list[str]:
        """Also with semicolons between: an import would read one with a semicolon as two."""
        return re.split(r"[;\r\n]", typed)


class TrainingInput(LinesInput):
    """MS, General Surgery 2008: the year may be left out."""

    ROWS = 3

    def shown(self, row: Any) -> str:
        return shown_training(row["name"], row.get("year"))

    def read(self, line: str) -> object:
        name, year = read_training(line)
        return {"name": name, "year": year} if year else {"name": name}


INPUTS: dict[str, tuple[type[LinesInput], str]] = {
    "aliases": (WordsInput, "Other words people search by, in English, Hindi and Hinglish, one a line."),
    "training": (
        TrainingInput,
        "One a line: MBBS 2003. A name that ends in a year has a dash behind it: Congress 2010 -",
    ),
}


INSURERS = PairsPanel(
    "empanelments",
    [FieldPanel("insurer"), FieldPanel("told_on")],
    heading="Insurers and schemes it takes",
    label="insurer or scheme",
)
PRACTICES = PairsPanel(
    "practices",
    [FieldPanel("hospital"), FieldPanel("hours", widget=HoursInput)],
    heading="Where and when the doctor sees patients",
    label="hospital",
    min_num=1,
)


class NamePanel(TitleFieldPanel):
    """A name that writes the address of a new row as one types, and leaves that of an old one as it is."""

    class BoundPanel(TitleFieldPanel.BoundPanel):
        def get_should_apply(self) -> bool:
            return bool(self.instance._state.adding)


def fields_of(model: type[Model], without: str = "") -> list[FieldPanel]:
    """A panel a field that editors fill in, in the order of the model; not the one that has rows."""
    every = [*model._meta.fields, *model._meta.many_to_many]
    return [panel_of(one) for one in every if one.editable and not one.auto_created and one.name != without]


def panel_of(field: Field) -> FieldPanel:  # type: ignore[type-arg]
    name = field.name
    if name in INPUTS:
        widget, help_text = INPUTS[name]
        return FieldPanel(name, widget=widget, help_text=help_text)
    if name == "icon" and isinstance(field, CharField):
        return FieldPanel(name, widget=IconInput)
    if name == "slug":
        return FieldPanel(name, widget=SlugInput, help_text=ADDRESS)
    if isinstance(field, ManyToManyField):
        return FieldPanel(name, widget=TickInput)
    return NamePanel(name, classname="", placeholder=False) if name == "name" else FieldPanel(name)


ADDRESS = "The last part of its address; that of a new row is written from the name."
HOSPITAL = [*fields_of(Hospital, "insurers"), INSURERS]
DOCTOR = [*fields_of(Doctor, "hospitals"), PRACTICES]

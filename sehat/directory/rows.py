"""What belongs to a hospital or a doctor, as rows of its form in /cms."""

from __future__ import annotations

import json

from django import forms
from wagtail.admin.panels import FieldPanel, InlinePanel

from sehat.directory.models import Doctor, Hospital


class HoursInput(forms.Textarea):
    """Hours as people write them, one line for some days: Monday to Friday: 10 am to 1 pm."""

    def __init__(self) -> None:
        super().__init__(attrs={"rows": 2})

    def format_value(self, value: object) -> str:
        """From the JSON of the field."""
        try:
            rows = json.loads(str(value or "[]"))
            return "\n".join(f"{row['days']}: {row['hours']}" for row in rows)
        except (ValueError, TypeError, KeyError):
            return str(value)

    def value_from_datadict(self, data: object, files: object, name: str) -> str:
        typed = str(super().value_from_datadict(data, files, name) or "")  # type: ignore[arg-type]
        lines = [line.partition(":") for line in typed.splitlines() if line.strip()]
        return json.dumps([{"days": days.strip(), "hours": hours.strip()} for days, _, hours in lines])


INSURERS = InlinePanel(
    "empanelments",
    [FieldPanel("insurer"), FieldPanel("told_on")],
    heading="Insurers and schemes it takes",
    label="insurer or scheme",
)
PRACTICES = InlinePanel(
    "practices",
    [FieldPanel("hospital"), FieldPanel("hours", widget=HoursInput)],
    heading="Where and when the doctor sees patients",
    label="hospital",
    min_num=1,
)


def fields_of(model: type[Doctor | Hospital], without: str) -> list[FieldPanel]:
    """A panel a field that editors fill in, in the order of the model; not the one that has rows."""
    kept = [*model._meta.fields, *model._meta.many_to_many]
    return [
        FieldPanel(one.name) for one in kept if one.editable and not one.primary_key and one.name != without
    ]


HOSPITAL = [*fields_of(Hospital, "insurers"), INSURERS]
DOCTOR = [*fields_of(Doctor, "hospitals"), PRACTICES]

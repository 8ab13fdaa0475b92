"""What a patient says on the phone about their request: the name, the city or the treatment is another."""

from __future__ import annotations

import json
from typing import Any

from django import forms
from django.http import QueryDict

from sehat.directory.models import Condition, Procedure
from sehat.leads.answers.lookup import treatment_and_condition
from sehat.leads.answers.resolve import directory_lookup, resolve
from sehat.leads.answers.validation import validation_errors
from sehat.leads.fields import Answers
from sehat.leads.models import Lead
from sehat.leads.schemas import FormField

NAME_IS_ASKED = [FormField(key="name", is_required=True)]


class CorrectionForm(forms.Form):
    """Held to the rules of the site's own forms (leads/answers/validation.py)."""

    name = forms.CharField(label="Name", max_length=100)
    city = forms.CharField(label="City", max_length=120, required=False)
    treatment = forms.CharField(label="Treatment or condition", max_length=120, required=False)

    seen = forms.CharField(widget=forms.HiddenInput, max_length=2000, required=False)

    def __init__(self, lead: Lead, data: QueryDict | None = None) -> None:
        self.now = {"name": lead.name, "city": lead.city_name, "treatment": lead.about}
        super().__init__(
            data, initial=self.now | {"seen": json.dumps(self.now, ensure_ascii=False)}, auto_id="correct-%s"
        )
        self.lead = lead

    def clean(self) -> dict[str, Any]:
        """What was left as the page had it stays as it is now: a colleague may have corrected it since."""
        given = super().clean() or {}
        seen = read_seen(given.get("seen", ""))
        name, city, about = (
            now if seen.get(field) == given.get(field, "") else given.get(field, "")
            for field, now in self.now.items()
        )
        treatment, condition = self.told_of(about)
        told = Answers(
            name=name, mobile=self.lead.mobile, city=city, treatment=treatment, condition=condition
        )
        self.resolved = resolve(told)
        lookup = directory_lookup(self.resolved, ())
        for key, why in validation_errors(self.resolved.answers, NAME_IS_ASKED, lookup).items():
            if key in self.fields and not (key == "city" and self.is_city_as_it_was()):
                self.add_error(key, why)
        return given

    def told_of(self, about: str) -> tuple[str, str]:
        """Treatment and condition: choosing one clears the other (decisions 2.2)."""
        is_same = about == self.lead.about
        return (
            (self.lead.treatment_name, self.lead.condition_name)
            if is_same
            else treatment_and_condition(about)
        )

    def is_city_as_it_was(self) -> bool:
        """One that was renamed or is ours no more may stay as its patient named it."""
        return self.resolved.answers.city == self.lead.city_name

    def columns(self) -> dict[str, Any]:
        """Those of the request that differ now."""
        answers = self.resolved.answers
        told: dict[str, Any] = {
            "name": answers.name,
            "city_name": answers.city,
            "city_id": self.resolved.city_id,
            "treatment_name": answers.treatment,
            "procedure_id": self.resolved.procedure_id,
            "condition_name": answers.condition,
            "condition_id": self.resolved.condition_id,
        }
        if self.is_city_as_it_was():
            del told["city_id"]
        differs = {name: value for name, value in told.items() if getattr(self.lead, name) != value}
        return differs | department_of(differs)


def read_seen(text: str) -> dict[str, Any]:
    """What the form began with, by field; nothing where that is not to be read."""
    try:
        seen = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return seen if isinstance(seen, dict) else {}


def department_of(differs: dict[str, Any]) -> dict[str, Any]:
    """Of the treatment or condition that it is about now: its team follows. At most one query."""
    if pk := differs.get("procedure_id"):
        return {"department_id": Procedure.objects.get(pk=pk).department_id}
    if pk := differs.get("condition_id"):
        return {"department_id": Condition.objects.get(pk=pk).department_id}
    return {}

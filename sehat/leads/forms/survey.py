"""The quick survey of /thankyou: up to three questions, each as one likes (decisions 2.11)."""

from __future__ import annotations

from sehat.leads.fields import BY_KEY, FieldKey, text_of
from sehat.leads.forms.build import form_field
from sehat.leads.models import Lead
from sehat.leads.schemas import FormField

SURVEY: tuple[FieldKey, ...] = ("isConsultedField", "insuranceType", "callNowLaterField")


def survey_fields(lead: Lead | None = None) -> list[FormField]:
    """Without what the request has answered already, and what its answers leave nothing to ask of."""
    asked = [key for key in SURVEY if not lead or (makes_sense(lead, key) and not is_answered(lead, key))]
    return [form_field(key, is_required=False) for key in asked]


def makes_sense(lead: Lead, key: FieldKey) -> bool:
    """The kind of an insurance is not asked of who said that there is none."""
    condition = BY_KEY[key].shown_if
    answer = text_of(lead.answers.get(BY_KEY[condition.key].name)) if condition else ""
    return condition is None or answer in {"", condition.answer}


def is_answered(lead: Lead, key: FieldKey) -> bool:
    return bool(lead.call_time if key == "callNowLaterField" else lead.answers.get(BY_KEY[key].name))

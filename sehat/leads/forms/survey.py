"""The quick survey of /thankyou: up to three questions, each as one likes (decisions 2.11)."""

from __future__ import annotations

from sehat.leads.fields import BY_KEY, FieldKey
from sehat.leads.forms.build import form_field
from sehat.leads.models import Lead
from sehat.leads.schemas import FormField

SURVEY: tuple[FieldKey, ...] = ("isConsultedField", "insuranceType", "callNowLaterField")


def survey_fields(lead: Lead | None = None) -> list[FormField]:
    """Without what the request has answered already."""
    return [form_field(key, is_required=False) for key in SURVEY if not (lead and is_answered(lead, key))]


def is_answered(lead: Lead, key: FieldKey) -> bool:
    return bool(lead.call_time if key == "callNowLaterField" else lead.answers.get(BY_KEY[key].name))

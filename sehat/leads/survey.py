"""The quick survey of /thankyou: three questions, each as one likes (decisions 2.11)."""

from __future__ import annotations

from sehat.leads.fields import FieldKey
from sehat.leads.forms import form_field
from sehat.leads.schemas import FormField

SURVEY: tuple[FieldKey, ...] = ("isConsultedField", "insuranceType", "callNowLaterField")


def survey_fields() -> list[FormField]:
    return [form_field(key, is_required=False) for key in SURVEY]

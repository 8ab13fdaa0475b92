"""From the two ways a request arrives (JSON record, plain HTML form) to the same action."""

from __future__ import annotations

import re
from typing import Any

from django.http import QueryDict

from sehat.leads.actions import Consent, Origin
from sehat.leads.answers import Answers
from sehat.leads.consent import VERSION
from sehat.leads.lookup import treatment_and_condition
from sehat.leads.schemas import Attribution, FormValues, LeadRecord

# What a client may say and the server decides for itself: kept for audit alone (decisions 2.5).
AUDIT_ONLY = ("LeadTier", "ip", "CreatedDateData", "captchascore")
# The wire name of each answer, for the errors of the JSON call.
WIRE_FIELD = {
    "name": "NameData",
    "mobile": "MobileNoData",
    "email": "EmailIdData",
    "city": "CityData",
    "treatment": "ProcedureNameData",
    "condition": "condition_data",
    "query": "QueryData",
}
# The name of each answer in the HTML form (field ids of spec section 3).
FORM_FIELD = {
    "name": "nameField",
    "mobile": "mobileField",
    "country_code": "countryCode",
    "city": "cityField",
    "treatment": "treatment",
    "query": "queryField",
}


def positive(value: object) -> int | None:
    """An id of ours, from what a client sent as a number or as digits."""
    text = str(value)
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,9}", text) else None


def from_record(record: LeadRecord, address: str) -> tuple[Answers, Consent, Origin]:
    """The lead record of POST /api/lead/submit."""
    answers = Answers(
        name=record.NameData,
        mobile=record.MobileNoData,
        country_code=record.countryCode or "+91",
        email=record.EmailIdData,
        city=record.CityData,
        treatment=record.ProcedureNameData,
        condition=record.condition_data,
        query=record.QueryData,
    )
    consent = Consent(record.consentVersion or VERSION, record.consentWhatsapp, record.consentSharing)
    origin = Origin(
        page_type=record.PageTypeData[:40],
        page_name=record.PageNameData[:200],
        page_path=record.pagePath[:200],
        language=record.PageLanguage,
        department=record.PageDepartment,
        doctor_id=positive(record.docotrid),
        hospital_id=positive(record.hospitalid),
        insurance_type=record.insuranceType or "",
        form_variant=record.leadFormVariant[:4],
        address=address,
        attributes=attributes_of(record),
    )
    return answers, consent, origin


def attributes_of(record: LeadRecord) -> dict[str, Any]:
    """The rest of the record, without what was not sent, and the client's own claims beside it."""
    sent = record.model_dump(exclude_none=True, exclude_unset=True)
    kept = {name: value for name, value in sent.items() if name in Attribution.model_fields and value != ""}
    claims = {name: sent[name] for name in AUDIT_ONLY if name in sent}
    return kept | ({"client": claims} if claims else {})


def from_form(form: QueryDict, address: str) -> tuple[Answers, Consent, Origin]:
    """The HTML form as a browser without JavaScript posts it."""
    typed = {key: form.get(name, "").replace("\x00", "") for key, name in FORM_FIELD.items()}
    treatment, condition = treatment_and_condition(typed.pop("treatment"))
    answers = Answers(
        **(typed | {"country_code": typed["country_code"] or "+91"}), treatment=treatment, condition=condition
    )
    consent = Consent(VERSION, "consentWhatsapp" in form, "consentSharing" in form)
    origin = Origin(
        page_type=form.get("PageTypeData", "")[:40],
        page_name=form.get("PageNameData", "")[:200],
        page_path=form.get("pagePath", "")[:200],
        department=form.get("PageDepartment", "")[:120],
        doctor_id=positive(form.get("docotrid", "")),
        hospital_id=positive(form.get("hospitalid", "")),
        address=address,
    )
    return answers, consent, origin


def values_of(form: QueryDict) -> FormValues:
    """What was typed, to give back. Cut at twice the longest answer, so that no page grows without end."""
    return FormValues(**{key: form.get(name, "")[:4000] for key, name in FORM_FIELD.items()})

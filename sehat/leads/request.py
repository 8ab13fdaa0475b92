"""From the ways a request arrives (two JSON records, a plain HTML form) to the same action."""

from __future__ import annotations

import re
from typing import Any

import phonenumbers
from django.http import QueryDict

from sehat.core.phone import INDIA
from sehat.core.schemas import Language
from sehat.leads.actions import Consent, Origin
from sehat.leads.answers import Answers, still_on_screen
from sehat.leads.body import bmi, piles_severity
from sehat.leads.consent import VERSION
from sehat.leads.fields import BY_KEY, FIELDS, NO, OTHER, YES
from sehat.leads.lookup import department_index, hospital_id, in_english, treatment_and_condition
from sehat.leads.page_token import page_tier
from sehat.leads.purposes import LEAD_TYPES
from sehat.leads.schemas import Attribution, FormFacts
from sehat.leads.spam import SubmissionSignals

# What a client may say and the server decides for itself: stored for audit alone (decisions 2.5).
AUDIT_ONLY = ("LeadTier", "ip", "CreatedDateData", "captchascore")
# The wire name of each answer, for the errors of the JSON calls.
WIRE_FIELD: dict[str, str] = {field.key: field.wire for field in FIELDS}
# Campaign and advertising names, which are not stored of a child (decisions 2.14).
TRACKING = {
    "Zutm_sourcedata", "Zutm_campaigndata", "Zutm_mediumdata", "Zutm_termdata", "Keyword_Text",
    "Keyword_Match_Type", "campaignid", "GCLID", "TBCLID", "Network", "Adset_Id", "placement",
    "site_source_name", "utm_term", "firstTouch", "lastTouch", "Page_Variant",
}  # fmt: skip
NAMED = ("FormPreferredCityField", "FormLocalityField")  # stored as attributes: a city and a part of one
MAX_TYPED_LENGTH = 4000  # twice what any field takes, so that a page given back cannot grow without end


def positive(value: object) -> int | None:
    """An id of ours, from what a client sent as a number or as digits."""
    text = str(value)
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,9}", text) else None


def from_record(record: FormFacts, address: str) -> tuple[Answers, Consent, Origin]:
    """A lead record or a web lead payload."""
    answers = in_english(answers_of(record))
    consent = Consent(record.consentVersion or VERSION, record.consentWhatsapp, record.consentSharing)
    origin = Origin(
        page_type=record.PageTypeData[:40],
        page_name=record.PageNameData[:200],
        page_path=record.pagePath[:200],
        page_tier=page_tier(record.pageToken, record.PageTypeData),
        language=record.PageLanguage,
        department=record.PageDepartment,
        doctor_id=positive(record.docotrid),
        form_variant=record.leadFormVariant[:4],
        form_keys=tuple(record.leadFormKeys),
        address=address,
        signals=SubmissionSignals(
            website=record.website,
            filled_in_ms=record.filledInMs if isinstance(record.filledInMs, int) else None,
            captcha_token=record.captchaToken,
            address=address,
        ),
        attributes=attributes_of(record, answers),
    )
    return answers, consent, origin


def answers_of(record: FormFacts) -> Answers:
    """The answers under their wire names; a yes or no may come as true or false."""
    sent = record.model_dump()
    typed = {field.attribute: text_of(sent.get(field.wire)) for field in FIELDS}
    if not record.pilesSeverity:
        typed["piles_score"] = ""  # its default on the wire is 0, which is an answer as well
    return Answers(
        **typed,
        country_code=record.countryCode or INDIA,
        condition=record.condition_data,
        parent_confirms=record.consentParent,
    )


def text_of(value: object) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return "" if value is None else str(value)


def attributes_of(record: FormFacts, answers: Answers) -> dict[str, Any]:
    """The rest of the record, without what was not sent, and the client's own claims beside it."""
    sent = record.model_dump(exclude_none=True, exclude_unset=True)
    attributes = {
        name: value for name, value in sent.items() if name in Attribution.model_fields and value != ""
    }
    attributes |= {BY_KEY[key].wire: answers.of(key) for key in NAMED if BY_KEY[key].wire in attributes}
    claims = {name: sent[name] for name in AUDIT_ONLY if name in sent}
    return (
        without_tracking(attributes, answers)
        | unlisted_department(answers)
        | derived_fields(answers)
        | ({"client": claims} if claims else {})
    )


def without_tracking(attributes: dict[str, Any], answers: Answers) -> dict[str, Any]:
    """A request about a child is not tracked (decisions 2.14)."""
    return {name: value for name, value in attributes.items() if not (answers.is_child and name in TRACKING)}


def derived_fields(answers: Answers) -> dict[str, Any]:
    """What follows from the answers, whatever the client made of them."""
    derived: dict[str, Any] = {}
    index = bmi(answers.of("height"), answers.of("weight"))
    if index:
        derived["bmi"] = index
    score = answers.of("pilesSeverity")
    if re.fullmatch(r"[0-9]{1,2}", score):
        derived["pilesSeverity"] = piles_severity(int(score))
    return derived


def from_form(form: QueryDict, address: str, language: Language) -> tuple[Answers, Consent, Origin]:
    """The HTML form as a browser without JavaScript posts it, to the address of its language."""
    typed = {field.attribute: form.get(field.html, "").replace("\x00", "") for field in FIELDS}
    treatment, condition = treatment_and_condition(typed.pop("treatment"))
    country_code, mobile = with_its_code(form.get("countryCode", "") or INDIA, typed.pop("mobile"))
    typed["piles_score"] = piles_score(form.getlist("pilesSeverity"))
    # Without JavaScript no list of hospitals could be offered, so a blank one is no mistake.
    named_hospital = typed["hospital"].strip()
    typed["hospital"] = named_hospital or OTHER
    given = Answers(
        **typed,
        mobile=mobile,
        country_code=country_code,
        treatment=treatment,
        condition=condition,
        parent_confirms="consentParent" in form,
    )
    answers = in_english(still_on_screen(given))
    page_type = form.get("PageTypeData", "")[:40]
    origin = Origin(
        page_type=page_type,
        page_name=form.get("PageNameData", "")[:200],
        page_path=form.get("pagePath", "")[:200],
        page_tier=page_tier(form.get("pageToken", ""), page_type),
        language=language,
        department=form.get("PageDepartment", "")[:120],
        doctor_id=positive(form.get("docotrid", "")),
        hospital_id=None if named_hospital else positive(form.get("hospitalid", "")),
        form_variant=form.get("leadFormVariant", "")[:4] or "3",
        form_keys=tuple(form.get("leadFormKeys", "")[:1000].split(",")),
        address=address,
        signals=SubmissionSignals(website=form.get("website", ""), address=address),
        attributes=html_attributes(answers) | lead_type_of(form),
    )
    return answers, Consent(VERSION, "consentWhatsapp" in form, "consentSharing" in form), origin


def with_its_code(country_code: str, typed: str) -> tuple[str, str]:
    """(country code, number): a number typed as +44… carries its own code, whatever the form says."""
    plain = re.sub(r"[\s().-]", "", typed)
    if plain.startswith("+"):
        for length in (3, 2, 1):
            digits = plain[1 : 1 + length]
            if digits.isdecimal() and int(digits) in phonenumbers.COUNTRY_CODE_TO_REGION_CODE:
                return f"+{digits}", plain[1 + length :]
    return country_code, typed


def piles_score(symptoms: list[str]) -> str:
    """The sum of the symptoms that were answered, 0 to 3 each; "" when none was."""
    given = [int(one) for one in symptoms[:4] if re.fullmatch(r"[0-3]", one)]
    return str(sum(given)) if given else ""


def lead_type_of(form: QueryDict) -> dict[str, str]:
    """What the link was for: one of ours, or nothing."""
    lead_type = form.get("LeadTypeData", "")
    return {"LeadTypeData": lead_type} if lead_type in LEAD_TYPES else {}


def html_attributes(answers: Answers) -> dict[str, Any]:
    """The answers that have no column of their own, by their wire names."""
    attributes = {
        field.wire: answers.of(field.key)
        for field in FIELDS
        if field.wire in Attribution.model_fields and answers.of(field.key)
    }
    hospital = answers.of("hospital")
    if hospital != OTHER and not hospital_id(hospital):
        attributes["Remark"] = f"Hospital: {hospital}"  # as the browser's own form says it
    return attributes | unlisted_department(answers) | derived_fields(answers)


def unlisted_department(answers: Answers) -> dict[str, str]:
    """A speciality that is none of ours: a list that failed leaves free text, and the CRM is told it."""
    speciality = answers.of("speciality")
    return {"PageDepartment": speciality} if speciality and speciality not in department_index() else {}


def values_of(form: QueryDict) -> dict[str, str]:
    """What was typed, by field key, to give back."""
    values = {field.key: form.get(field.html, "")[:MAX_TYPED_LENGTH] for field in FIELDS}
    return values | {
        "countryCode": form.get("countryCode", INDIA)[:6],
        "pilesSeverity": ",".join(form.getlist("pilesSeverity")[:4])[:20],
    }


def is_web_lead_number(typed: str, country_code: str) -> bool:
    """Spec section 5, web-lead phone: exactly 10 digits, starting 6-9."""
    return country_code.lstrip("+") != "91" or re.fullmatch(r"[6-9][0-9]{9}", typed) is not None

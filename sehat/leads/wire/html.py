"""The HTML form as a browser without JavaScript posts it (field ids of spec section 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import phonenumbers
from django.http import QueryDict

from sehat.core.pasted import cleaned
from sehat.core.phone import INDIA, digits_alone
from sehat.core.schemas import Language
from sehat.leads.actions import Consent, Origin
from sehat.leads.answers.body import piles_score
from sehat.leads.answers.lookup import treatment_and_condition
from sehat.leads.answers.resolve import hospital_id, is_other
from sehat.leads.answers.validation import is_mobile, still_on_screen
from sehat.leads.fields import FIELDS, OTHER, Answers
from sehat.leads.forms.consent import VERSION
from sehat.leads.forms.purposes import is_lead_type
from sehat.leads.forms.variants import DEFAULT_VARIANT
from sehat.leads.page_token import page_tier
from sehat.leads.spam import SubmissionSignals
from sehat.leads.wire.attribution import Attribution
from sehat.leads.wire.base import positive
from sehat.leads.wire.record import SentAnswers

# Every other field is called by its key.
HTML_NAMES = {
    "name": "nameField",
    "mobile": "mobileField",
    "email": "emailField",
    "city": "cityField",
    "speciality": "specializationField",
    "query": "queryField",
}
WEBSITE = "Website"  # not inside the mobile app, which runs scripts
OF_PAGE = ("insurer", "vendor_id", "entity", "guide", "page_variant")
MAX_TYPED_LENGTH = 4000  # twice what any field takes, so that a page given back cannot grow without end


def html_name(key: str) -> str:
    return HTML_NAMES.get(key, key)


@dataclass(frozen=True)
class PageFacts:
    """What the page of a form says of itself, in its hidden fields."""

    page_type: str
    page_name: str
    page_path: str
    page_tier: int
    lead_type: str
    department: str
    doctor_id: int | None
    hospital_id: int | None
    form_variant: str
    form_keys: tuple[str, ...]


def page_facts(posted: QueryDict) -> PageFacts:
    """What hidden fields of the form say of its page, cut to what a column holds: anybody may post them."""
    form = {name: cleaned(posted.get(name, "")) for name in posted}
    page_type = form.get("PageTypeData", "")[:40]
    return PageFacts(
        page_type=page_type,
        page_name=form.get("PageNameData", "")[:200],
        page_path=form.get("pagePath", "")[:200],
        page_tier=page_tier(form.get("pageToken", ""), page_type),
        lead_type=form.get("LeadTypeData", ""),
        department=form.get("PageDepartment", "")[:120],
        doctor_id=positive(form.get("docotrid", "")),
        hospital_id=positive(form.get("hospitalid", "")),
        form_variant=form.get("leadFormVariant", ""),
        form_keys=tuple(form.get("leadFormKeys", "")[:1000].split(",")),
    )


def from_form(form: QueryDict, address: str, language: Language) -> tuple[Answers, Consent, Origin]:
    """What was posted to the address of a language."""
    answers = still_on_screen(answers_in(form))
    page = page_facts(form)
    origin = Origin(
        page_type=page.page_type,
        page_name=page.page_name,
        page_path=page.page_path,
        page_tier=page.page_tier,
        language=language,
        department=page.department,
        doctor_id=page.doctor_id,
        hospital_id=None if form.get("hospital", "").strip() else page.hospital_id,
        form_variant=page.form_variant[:4] or DEFAULT_VARIANT,
        form_keys=page.form_keys,
        address=address,
        signals=SubmissionSignals(website=form.get("website", ""), address=address),
        sent_answers=sent_answers(answers),
        attribution={"lead_channel": WEBSITE} | of_page(form) | remark_of(answers) | lead_type_of(page),
    )
    return answers, Consent(VERSION, "consentWhatsapp" in form, "consentSharing" in form), origin


def answers_in(form: QueryDict) -> Answers:
    """Without JavaScript no list of hospitals could be offered, so a blank one is no mistake.

    A browser counts the end of a line as one letter and sends it as two.
    """
    typed = {
        field.name: cleaned(form.get(html_name(field.key), "")).replace("\r\n", "\n") for field in FIELDS
    }
    typed["treatment"], typed["condition"] = treatment_and_condition(typed["treatment"])
    typed["country_code"], typed["mobile"] = with_its_code(
        form.get("countryCode", "") or INDIA, typed["mobile"]
    )
    typed["piles_score"] = piles_score(form.getlist("pilesSeverity"))
    typed["hospital"] = typed["hospital"].strip() or OTHER
    return Answers(**typed, parent_confirms="consentParent" in form)


def with_its_code(country_code: str, typed: str) -> tuple[str, str]:
    """(country code, number): a number typed as +44…, or as it is dialled, 0044…, carries its own code,
    whatever the form says. One of the form's country behind too many zeros is of that country."""
    plain = digits_alone(typed)
    if plain.startswith("00") and not is_mobile(plain, country_code):
        plain = f"+{plain[2:]}"
    if plain.startswith("+"):
        for length in (3, 2, 1):
            digits, rest = plain[1 : 1 + length], plain[1 + length :]
            is_country = digits.isdecimal() and int(digits) in phonenumbers.COUNTRY_CODE_TO_REGION_CODE
            if is_country and (rest or typed.strip().startswith("+")):
                return f"+{digits}", rest
    return country_code, typed


def of_page(form: QueryDict) -> dict[str, Any]:
    """What the page of the form says of its requests, in its hidden fields."""
    names = Attribution.wire_names()
    told = {names[name]: form[names[name]] for name in OF_PAGE if form.get(names[name])}
    return Attribution.model_validate(told).model_dump(exclude_none=True)


def lead_type_of(page: PageFacts) -> dict[str, str]:
    """What the link or the campaign is for, in words."""
    return {"lead_type": page.lead_type} if is_lead_type(page.lead_type) else {}


def sent_answers(answers: Answers) -> dict[str, Any]:
    """The answers that have no column of their own."""
    given = {field.name: answers.of(field.key) for field in FIELDS}
    return {name: answer for name, answer in given.items() if answer and name in SentAnswers.model_fields}


def remark_of(answers: Answers) -> dict[str, str]:
    """A hospital that is none of ours, as the browser's own form says it."""
    hospital = answers.of("hospital")
    return {} if is_other(hospital) or hospital_id(hospital) else {"remark": f"Hospital: {hospital}"}


def values_of(form: QueryDict) -> dict[str, str]:
    """What was typed, by field key, to give back."""
    values = {field.key: form.get(html_name(field.key), "")[:MAX_TYPED_LENGTH] for field in FIELDS}
    return values | {
        "countryCode": form.get("countryCode", INDIA)[:6],
        "pilesSeverity": ",".join(form.getlist("pilesSeverity")[:4])[:20],
    }

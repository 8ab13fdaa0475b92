"""What the CRM is told of a lead: everything (decisions 7.7), as docs/lead-fields.md lists it."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from sehat.core.pasted import cleaned
from sehat.leads.answers.body import bmi
from sehat.leads.answers.stored import is_of_child
from sehat.leads.models import Lead
from sehat.leads.schemas.words import LongText, Number, Word, Words
from sehat.leads.selectors import newest_receipt
from sehat.leads.wire.crm import CrmLead

MAX_REMARK_LENGTH = 2000  # of LongText


class CrmRecord(CrmLead):
    """The fields of createleadzoho, and under the names of the lead record what that call has none for."""

    id: Word = Field("", alias="Web_Lead_Id")
    email: Words = Field("", alias="EmailIdData")
    lead_type: Word = Field("", alias="LeadTypeData")
    page_type: Word = Field("", alias="PageTypeData")
    page_path: Words = Field("", alias="pagePath")
    insurer: Word = Field("", alias="InsuranceNameData")
    guide: Words = Field("", alias="report")
    vendor_id: Word = Field("", alias="vendorId")
    lead_channel: Word = Field("", alias="lead_channeldata")
    is_active: Number = Field(1, alias="IsActiveData")
    organisation: Word = ""
    gender: Word = ""
    age: Number = ""
    doctor_name: Words = Field("", alias="doctor_name")
    hospital_name: Words = Field("", alias="hospital_name")
    base_doctor_id: Number = Field("", alias="baseDoctorId")
    base_hospital_id: Number = Field("", alias="baseHospitalId")
    has_photo: bool = Field(False, alias="hasPhoto")
    is_verified: bool = Field(False, alias="isVerified")
    consent_version: Word = Field("", alias="consentVersion")
    consent_whatsapp: bool = Field(False, alias="consentWhatsapp")
    consent_sharing: bool = Field(False, alias="consentSharing")
    consent_parent: bool = Field(False, alias="consentParent")
    do_not_contact: bool = Field(False, alias="doNotContact")
    visitorid: Word = ""
    first_touch: LongText = Field("", alias="firstTouch")
    last_touch: LongText = Field("", alias="lastTouch")


# The CRM keeps the row of a person who was erased, with every field of ours blank; a last name is mandatory.
ERASED: dict[str, object] = {
    **dict.fromkeys(CrmRecord.wire_names().values(), ""),
    "name": "No Name",
    "Remark": "erased",
}


def crm_record(lead: Lead) -> dict[str, object]:
    """A lead in the field names of the CRM. Five queries, unless department, doctor, hospital, photo and
    consents are loaded."""
    if lead.erased_at:
        return ERASED | {"Web_Lead_Id": lead.id}
    return CrmRecord.model_validate(facts_of(lead), by_name=True).model_dump(by_alias=True)


def facts_of(lead: Lead) -> dict[str, Any]:
    """By domain name: what was stored as it came, and over it what the lead knows itself.

    Staff paste names with signs that no call takes: no request is kept from the CRM for one.
    """
    stored = {
        name: value
        for name, value in (lead.answers | lead.attribution).items()
        if name in CrmRecord.model_fields and value is not None
    }
    facts = stored | who(lead) | what(lead) | origin(lead) | body(lead.answers) | consents(lead)
    return {name: cleaned(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def who(lead: Lead) -> dict[str, Any]:
    return {
        "id": lead.id,
        "name": lead.name or "No Name",
        "mobile": lead.mobile,
        "country_code": lead.country_code.lstrip("+"),
        "email": lead.email,
        "is_verified": lead.is_verified,
        "has_photo": hasattr(lead, "photo"),
        "do_not_contact": lead.do_not_contact,
        "address": lead.address,
    }


def what(lead: Lead) -> dict[str, Any]:
    """What a request is about, by the names of the record; "" for what is not known. Needs its relations."""
    return {
        "question": lead.question,
        "city": lead.city_name,
        "condition": lead.condition_name,
        "treatment": lead.treatment_name,
        "department": lead.department.name if lead.department else lead.answers.get("speciality", ""),
        "doctor_id": lead.doctor_id or "",
        "doctor_name": lead.doctor.name if lead.doctor else "",
        "hospital_id": lead.hospital_id or "",
        "hospital_name": lead.hospital.name if lead.hospital else "",
        "tier": lead.tier,
        "remark": remark(lead),
    }


def origin(lead: Lead) -> dict[str, Any]:
    """Where a request came from: page, form, campaign and both touches."""
    told = lead.attribution
    return {
        "lead_source": "Web Lead Form",
        "page_name": lead.page_name,
        "page_type": lead.page_type,
        "page_path": lead.page_path,
        "language": lead.language,
        "form_variant": lead.form_variant,
        "utm_source": told.get("source", told.get("utm_source", "")),
        "utm_campaign": told.get("campaign", told.get("utm_campaign", "")),
        "utm_medium": told.get("medium", told.get("utm_medium", "")),
        "utm_term": told.get("utm_term", told.get("term", "")),
        "first_touch": touch(told.get("first_touch")),
        "last_touch": touch(told.get("last_touch")),
    }


def touch(words: object) -> str:
    """An arrival as one text, in the order of the alphabet: `creative=7; utm_source=google`."""
    if not isinstance(words, dict):
        return ""
    return "; ".join(f"{name}={word}" for name, word in sorted(words.items()))[:MAX_REMARK_LENGTH]


def body(answers: dict[str, Any]) -> dict[str, Any]:
    return {
        "bmi": bmi(str(answers.get("height", "")), str(answers.get("weight", ""))),
        "cataract_lens": answers.get("cataract_lens", ""),
        "piles_score": answers.get("piles_score", 0),
        "piles_severity": answers.get("piles_severity", ""),
    }


def consents(lead: Lead) -> dict[str, Any]:
    """What holds now. Who is under 18 was taken with a parent's word alone (decisions 2.14)."""
    receipt = newest_receipt(lead)
    return {
        "consent_version": receipt.notice_version if receipt else "",
        "consent_whatsapp": bool(receipt and receipt.whatsapp_updates),
        "consent_sharing": bool(receipt and receipt.share_with_hospitals),
        "consent_parent": is_of_child(lead.answers),
    }


def remark(lead: Lead) -> str:
    """The remark, as far as there is room for it, and what staff should see at once."""
    extra = [f"{name}: {lead.answers[name]}" for name in ("gender", "age") if lead.answers.get(name)]
    wishes = ["withdrawn"] if lead.status == Lead.Status.WITHDRAWN else []
    wishes += ["do not contact"] if lead.do_not_contact else []
    wishes += [f"{consent} withdrawn" for consent in lead.consents_withdrawn]
    seen = "; ".join([*extra, *lead.flags, *wishes])[:MAX_REMARK_LENGTH]
    told = str(lead.attribution.get("remark", ""))[: max(0, MAX_REMARK_LENGTH - len(seen) - len("; "))]
    return "; ".join(part for part in (told, seen) if part)

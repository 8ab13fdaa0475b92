"""Reads of the leads room: a lead as the CRM is told of it."""

from __future__ import annotations

from django.conf import settings

from sehat.core.schemas import Language
from sehat.leads.body import bmi
from sehat.leads.models import Lead
from sehat.leads.schemas import CrmLead

# The CRM keeps the row of a person who was erased, with every field of ours blank; a last name is mandatory.
ERASED = CrmLead(name="No Name", Remark="erased", Country_Code="", Piles_Severity_Score="", entity="")


def crm_record(lead: Lead) -> dict[str, object]:
    """A lead in the field names of createleadzoho. Needs department loaded."""
    if lead.erased_at:
        return {"Web_Lead_Id": lead.id} | ERASED.model_dump()
    attributes = lead.attributes
    known = {name: value for name, value in attributes.items() if name in CrmLead.model_fields}
    record = CrmLead(**known).model_copy(
        update={
            "name": lead.name or "No Name",
            "phoneno": lead.mobile,
            "Country_Code": lead.country_code.lstrip("+"),
            "message": lead.question,
            "page_name": lead.page_name,
            "city": lead.city_name,
            "condition": lead.condition_name,
            "procedure": lead.treatment_name,
            "lead_source": "Web Lead Form",
            "utm_source": attributes.get("Zutm_sourcedata", known.get("utm_source", "")),
            "utm_campaign": attributes.get("Zutm_campaigndata", known.get("utm_campaign", "")),
            "utm_medium": attributes.get("Zutm_mediumdata", known.get("utm_medium", "")),
            "PageLanguage": lead.language,
            "PageDepartment": lead.department.name
            if lead.department
            else attributes.get("PageDepartment", ""),
            "doctorid": lead.doctor_id or "",
            "hospitalid": lead.hospital_id or "",
            "LeadTier": lead.tier,
            "leadFormVariant": lead.form_variant,
            "ip": lead.address,
            "Remark": remark(lead),
            "BMI_kg_m2": bmi(str(attributes.get("height", "")), str(attributes.get("weight", ""))),
            "Cataract_Lens": attributes.get("cataractLens", ""),
            "Piles_Severity_Score": attributes.get("pilesSeverityScore", 0),
            "Piles_Severity": attributes.get("pilesSeverity", ""),
        }
    )
    return {"Web_Lead_Id": lead.id} | record.model_dump()


def remark(lead: Lead) -> str:
    """The remark, and what the CRM has no field of its own for."""
    attributes = lead.attributes
    extra = [f"{name}: {attributes[name]}" for name in ("gender", "age") if attributes.get(name)]
    wishes = ["withdrawn"] if lead.status == Lead.Status.WITHDRAWN else []
    wishes += ["do not contact"] if lead.do_not_contact else []
    wishes += [f"{consent} withdrawn" for consent in attributes.get("consentsWithdrawn", [])]
    parts = (str(attributes.get("Remark", "")), *extra, *lead.flags, *wishes)
    return "; ".join(part for part in parts if part)


def callback_promise(language: Language) -> str:
    """By when we call; a setting, because only the hospital group can promise it."""
    return str(settings.CALLBACK_PROMISE_HI if language == "hi" else settings.CALLBACK_PROMISE)

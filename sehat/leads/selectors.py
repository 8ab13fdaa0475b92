"""Reads of the leads room: the form of a page, and a lead as the CRM is told of it."""

from __future__ import annotations

from django.conf import settings

from sehat.core.schemas import PageContext
from sehat.directory.selectors import city_presets
from sehat.leads.consent import NOTICE
from sehat.leads.models import Lead
from sehat.leads.schemas import CrmLead, FormField, LeadForm

DEFAULT_VARIANT = "3"  # spec section 9
DEFAULT_TIER = 3
VARIANTS: dict[str, list[FormField]] = {
    "3": [
        FormField(key="city", is_required=True),
        FormField(key="treatment", is_required=True),
        FormField(key="query", is_required=False),
    ]
}
DEFAULT_TITLE = "Book Free Appointment"


def variant_fields(variant: str) -> list[FormField]:
    """The fields of a variant beside name and mobile; of the default one when there is no such variant."""
    return VARIANTS.get(variant, VARIANTS[DEFAULT_VARIANT])


def form_for(context: PageContext) -> LeadForm:
    """The form of a page, starting from what the page is about. One query, kept."""
    about = context.treatment or context.condition
    return LeadForm(
        variant=DEFAULT_VARIANT,
        title=DEFAULT_TITLE,
        subtitle=context.form_note or "Free for patients. A care expert will call you back.",
        action="/request",
        fields=variant_fields(DEFAULT_VARIANT),
        cities=city_presets(),
        city_id=context.city.id if context.city else None,
        treatment=about.name if about else "",
        notice=NOTICE,
    )


def crm_record(lead: Lead) -> dict[str, object]:
    """A lead in the field names of createleadzoho. Needs department loaded."""
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
            "PageDepartment": lead.department.name if lead.department else "",
            "doctorid": lead.doctor_id or "",
            "hospitalid": lead.hospital_id or "",
            "LeadTier": lead.tier,
            "leadFormVariant": lead.form_variant,
            "ip": lead.address,
        }
    )
    return {"Web_Lead_Id": lead.id} | record.model_dump()


def callback_promise() -> str:
    """By when we call; a setting, because only the hospital group can promise it."""
    return str(settings.CALLBACK_PROMISE)

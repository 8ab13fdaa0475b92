"""The tier of a lead: one pure function of the current answers (spec section 4, decisions 2.5)."""

from __future__ import annotations

from sehat.leads.fields import OTHER, PRIVATE_INSURANCE
from sehat.leads.models import Lead

CITY_RULE = {3: {"Treatment_City", "CityWise_Doctors_Listing"}, 2: {"Condition", "Blog"}}


def lead_tier(*, page_tier: int, page_type: str, insurance_type: str = "", city: str = "") -> int:
    """1 for private insurance; 1 for a chosen city on the page types of its tier; else the page's tier."""
    if insurance_type == PRIVATE_INSURANCE:
        return 1
    if city and city != OTHER and page_type in CITY_RULE.get(page_tier, set()):
        return 1
    return page_tier


def tier_of(lead: Lead) -> int:
    """The tier of a lead after its present answers: each later one counts (decisions 7.7)."""
    return lead_tier(
        page_tier=lead.page_tier,
        page_type=lead.page_type,
        insurance_type=str(lead.answers.get("insurance_type", "")),
        city=lead.city_name,
    )

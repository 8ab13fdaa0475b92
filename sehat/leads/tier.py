"""The tier of a lead: one pure function of the current answers (spec section 4, decisions 2.5)."""

from __future__ import annotations

from sehat.leads.fields import OTHER, PRIVATE_INSURANCE

CITY_RULE = {3: {"Treatment_City", "CityWise_Doctors_Listing"}, 2: {"Condition", "Blog"}}


def lead_tier(*, page_tier: int, page_type: str, insurance_type: str = "", city: str = "") -> int:
    """1 for private insurance; 1 for a chosen city on the page types of its tier; else the page's tier."""
    if insurance_type == PRIVATE_INSURANCE:
        return 1
    if city and city != OTHER and page_type in CITY_RULE.get(page_tier, set()):
        return 1
    return page_tier

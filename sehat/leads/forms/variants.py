"""Which form a page gets, and what each form asks until staff change it (decisions 2.1)."""

from __future__ import annotations

from sehat.rendering.schemas import PageContext

DEFAULT_VARIANT = "3"  # spec section 9
INLINE_VARIANT = "0"

VARIANT_OF_PAGE: dict[str, str] = {
    "Condition": "1",
    "Treatment": "1",
    "Treatment_City": "1",
    "costpage": "1",
    "doctors": "2",
    "CityWise_Doctors_Listing": "2",
    "hospitals": "4",
    "CityWise_Hospital_Listing": "4",
    "Insurance": "4",
    "PrivateInsurancePageType": "4",
    "AyushmanInsurancePageType": "4",
}


def variant_of(context: PageContext) -> str:
    """Page-type-specific inline form, explicit choice, page type, '3': the first that holds."""
    if context.form.requirements is not None:
        return INLINE_VARIANT
    return context.form.variant or VARIANT_OF_PAGE.get(context.page_type, DEFAULT_VARIANT)

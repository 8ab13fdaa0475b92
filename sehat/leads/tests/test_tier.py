"""The tier of a lead (spec section 4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sehat.leads.tier import lead_tier

PAGES = ["Treatment_City", "CityWise_Doctors_Listing", "Condition", "Blog", "Home", "hospitals", ""]
CITIES = ["", "Other", "Pune"]
INSURANCE = ["", "Govt. (Ayushman, CGHS, ECHS etc.)", "Private Insurance"]


@pytest.mark.parametrize(
    ("page_tier", "page_type", "city", "tier"),
    [
        (3, "Treatment_City", "Pune", 1),
        (3, "CityWise_Doctors_Listing", "Pune", 1),
        (3, "CityWise_Doctors_Listing", "Other", 3),
        (3, "Condition", "Pune", 3),
        (2, "Condition", "Pune", 1),
        (2, "Blog", "Pune", 1),
        (2, "Blog", "", 2),
        (2, "Treatment_City", "Pune", 2),
        (1, "Home", "", 1),
    ],
)
def test_a_chosen_city_raises_the_tier_on_its_pages(
    page_tier: int, page_type: str, city: str, tier: int
) -> None:
    assert lead_tier(page_tier=page_tier, page_type=page_type, city=city) == tier


@pytest.mark.slow
@settings(max_examples=10_000)
@given(
    st.integers(1, 3),
    st.sampled_from(PAGES) | st.text(max_size=40),
    st.sampled_from(CITIES) | st.text(max_size=40),
    st.sampled_from(INSURANCE) | st.text(max_size=40),
)
def test_private_insurance_is_tier_1_and_nothing_else_lowers_a_tier(
    page_tier: int, page_type: str, city: str, insurance: str
) -> None:
    tier = lead_tier(page_tier=page_tier, page_type=page_type, city=city, insurance_type=insurance)
    assert tier in {1, page_tier}
    assert tier == 1 or insurance != "Private Insurance"

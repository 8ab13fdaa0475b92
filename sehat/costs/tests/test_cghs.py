"""The CGHS rate rule (facts.md, Government schemes), on every input it can have."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.costs.cghs import KINDS, TIERS, WARDS, HospitalKind, Tier, Ward, cghs_rate

BASES = st.integers(1, 5_000_000)
KIND_STEPS: dict[HospitalKind, Fraction] = {
    "nabh": Fraction(1),
    "non-nabh": 1 - Fraction(15, 100),
    "super-speciality": 1 + Fraction(15, 100),
}
TIER_STEPS: dict[Tier, Fraction] = {1: Fraction(1), 2: 1 - Fraction(10, 100), 3: 1 - Fraction(20, 100)}
WARD_STEPS: dict[Ward, Fraction] = {
    "semi-private": Fraction(1),
    "general": 1 - Fraction(5, 100),
    "private": 1 + Fraction(5, 100),
}
CASES = list(product(KIND_STEPS, TIER_STEPS, WARD_STEPS))


@given(base=BASES, case=st.sampled_from(CASES))
def test_a_rate_is_the_base_after_each_step_to_the_nearest_rupee(
    base: int, case: tuple[HospitalKind, Tier, Ward]
) -> None:
    kind, tier, ward = case
    exact = base * KIND_STEPS[kind] * TIER_STEPS[tier] * WARD_STEPS[ward]
    assert -Fraction(1, 2) < cghs_rate(base, kind=kind, tier=tier, ward=ward) - exact <= Fraction(1, 2)


@given(base=BASES)
def test_the_listed_rate_is_that_of_an_nabh_hospital_in_tier_1_and_a_semi_private_ward(base: int) -> None:
    assert cghs_rate(base, kind="nabh", tier=1, ward="semi-private") == base


@given(base=BASES, more=st.integers(1, 1000), case=st.sampled_from(CASES))
def test_a_dearer_base_never_pays_less(base: int, more: int, case: tuple[HospitalKind, Tier, Ward]) -> None:
    kind, tier, ward = case
    low, high = (cghs_rate(amount, kind=kind, tier=tier, ward=ward) for amount in (base, base + more))
    assert low <= high


@pytest.mark.parametrize(
    ("kind", "tier", "ward", "rate"),
    [
        ("nabh", 1, "semi-private", 40_000),
        ("non-nabh", 1, "semi-private", 34_000),
        ("super-speciality", 1, "semi-private", 46_000),
        ("nabh", 2, "semi-private", 36_000),
        ("nabh", 3, "semi-private", 32_000),
        ("nabh", 1, "general", 38_000),
        ("nabh", 1, "private", 42_000),
        ("non-nabh", 3, "general", 25_840),
        ("super-speciality", 2, "private", 43_470),
    ],
)
def test_rates_worked_out_by_hand(kind: HospitalKind, tier: Tier, ward: Ward, rate: int) -> None:
    assert cghs_rate(40_000, kind=kind, tier=tier, ward=ward) == rate


def test_half_a_rupee_goes_up() -> None:
    assert cghs_rate(10, kind="nabh", tier=1, ward="general") == 10
    assert cghs_rate(50, kind="nabh", tier=1, ward="private") == 53


@pytest.mark.parametrize("base", [0, -1])
def test_a_rate_of_nothing_is_refused(base: int) -> None:
    with pytest.raises(ValueError, match="above zero"):
        cghs_rate(base, kind="nabh", tier=1, ward="general")


def test_the_rule_knows_every_kind_tier_and_ward() -> None:
    assert (set(KINDS), set(TIERS), set(WARDS)) == (set(KIND_STEPS), set(TIER_STEPS), set(WARD_STEPS))

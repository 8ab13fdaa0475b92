"""The rate rule of the Central Government Health Scheme, as one pure function.

Since 13 October 2025 (facts.md, Government schemes) the list holds one rate a procedure: for a hospital
with NABH accreditation, in a Tier I city, in a semi-private ward. Every other rate follows from it, in
percent: a hospital without NABH 15 less, a super-speciality hospital 15 more; a Tier II city 10 less, Tier
III 20 less; the general ward 5 less, a private ward 5 more. The percentages apply one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Literal

HospitalKind = Literal["nabh", "non-nabh", "super-speciality"]
Tier = Literal[1, 2, 3]
Ward = Literal["general", "semi-private", "private"]

REVISED_ON = date(2025, 10, 13)
KINDS: Mapping[HospitalKind, int] = MappingProxyType({"non-nabh": 85, "nabh": 100, "super-speciality": 115})
TIERS: Mapping[Tier, int] = MappingProxyType({1: 100, 2: 90, 3: 80})
WARDS: Mapping[Ward, int] = MappingProxyType({"general": 95, "semi-private": 100, "private": 105})


def cghs_rate(base: int, *, kind: HospitalKind, tier: Tier, ward: Ward) -> int:
    """What CGHS pays, in whole rupees, half a rupee upwards.

    `base` is the listed rate in whole rupees: NABH hospital, Tier I, semi-private ward. Raises ValueError
    for a base that is not above zero. Rounded once, at the end, so the order of the steps does not matter.
    """
    if base <= 0:
        raise ValueError(f"a CGHS rate is above zero, not {base}")
    millionths = base * KINDS[kind] * TIERS[tier] * WARDS[ward]
    return (millionths + 500_000) // 1_000_000

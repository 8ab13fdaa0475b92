"""Staff say where the tier of requests starts, on every kind of page."""

from __future__ import annotations

import json

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.leads.page_token import page_tier
from sehat.rendering.tests.reading import page_at
from sehat.shell.models import PageTier

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def tier_on(client: Client, path: str) -> tuple[int, int]:
    """As the page says it, and as its requests bring it back."""
    block = page_at(client, path).css_first("#page-form")
    assert block
    said = json.loads(block.text())
    return said["context"]["subject"]["tier"], page_tier(
        said["form"]["pageToken"], said["context"]["pageType"]
    )


@pytest.mark.parametrize(
    ("page_type", "path"),
    [
        ("CityWise_Doctors_Listing", "/delhi-ncr/doctors/urology"),
        ("departmentpage", "/department/urology"),
        ("Insurance", "/insurance"),
        ("doctors", "/doctors"),
    ],
)
def test_a_kind_of_page_has_the_tier_of_its_row(client: Client, page_type: str, path: str) -> None:
    assert tier_on(client, path) == (3, 3)
    PageTier.objects.create(page_type=page_type, tier=2)
    assert tier_on(client, path) == (2, 2)


def test_the_first_row_that_fits_counts(client: Client) -> None:
    PageTier.objects.create(path="/delhi-ncr/*", tier=1, rank=1)
    PageTier.objects.create(page_type="CityWise_Doctors_Listing", tier=2, rank=2)
    assert tier_on(client, "/delhi-ncr/doctors/urology") == (1, 1)
    assert tier_on(client, "/pune/doctors/urology") == (2, 2)


def test_a_path_is_meant_in_both_languages(client: Client) -> None:
    PageTier.objects.create(path="/department/urology", tier=1)
    assert tier_on(client, "/hi/department/urology") == (1, 1)


def test_a_row_for_every_page_is_refused() -> None:
    with pytest.raises(ValidationError, match="holds for every page"):
        PageTier(tier=1).full_clean()

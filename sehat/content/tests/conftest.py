"""A condition page to look at and to change."""

from __future__ import annotations

import pytest

from sehat.content.models import ConditionPage


@pytest.fixture
def piles(db: None) -> ConditionPage:
    page: ConditionPage = ConditionPage.objects.get(slug="piles")
    return page

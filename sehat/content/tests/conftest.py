"""A condition page to look at and to change."""

from __future__ import annotations

import pytest

from sehat.content.models import ConditionPage
from sehat.content.tests.rows import english


@pytest.fixture
def piles(db: None) -> ConditionPage:
    page: ConditionPage = english(ConditionPage, slug="piles")
    return page

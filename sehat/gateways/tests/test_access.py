"""Pauses of a vendor, as several workers set them at once."""

from __future__ import annotations

import pytest

from sehat.gateways.access import hold, pause, paused_seconds

pytestmark = pytest.mark.django_db


def test_a_limit_that_passes_by_itself_does_not_end_the_pause_of_a_refused_key() -> None:
    """Two calls were under way: one was refused for good, the other asked us to be slower."""
    pause("zoho", "INVALID_TOKEN")
    hold("zoho", 5)
    assert paused_seconds("zoho") > 800


def test_a_limit_holds_for_as_long_as_the_longest_answer_says() -> None:
    hold("zoho", 60)
    hold("zoho", 5)
    assert 50 < paused_seconds("zoho") <= 60


def test_a_limit_of_one_vendor_is_none_of_another() -> None:
    hold("zoho", 60)
    assert paused_seconds("hubspot") == 0

"""Pauses of a vendor, as several workers set them at once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from sehat.gateways.access import (
    Token,
    TokenUnavailable,
    access,
    hold,
    invalidate,
    pause,
    paused_seconds,
)
from sehat.gateways.models import VendorAccess

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


class TestATokenThatSeveralWorkersShare:
    def renewed(self, vendor: str = "zoho") -> Token:
        return access(vendor, lambda: Token("fresh", "https://eu.example", 60))

    def test_is_renewed_by_one_of_them_while_the_others_come_again_in_a_moment(self) -> None:
        def renew() -> Token:
            with pytest.raises(TokenUnavailable, match="another worker") as refused:
                self.renewed()
            assert refused.value.after == 5
            return Token("mine", "", 60)

        assert access("zoho", renew).value == "mine"
        assert self.renewed().value == "mine"

    def test_is_renewed_though_who_renewed_it_last_died_before_the_clock_was_set_back(self) -> None:
        """Nothing was sent to the vendor until the clock had come there again."""
        tomorrow = timezone.now() + timedelta(days=1)
        VendorAccess.objects.create(vendor="zoho", renewing_until=tomorrow)
        assert self.renewed().value == "fresh"

    def test_that_could_not_be_renewed_is_asked_for_again_by_the_next_call(self) -> None:
        def refused() -> Token:
            raise TokenUnavailable("no token", 30)

        with pytest.raises(TokenUnavailable, match="no token"):
            access("zoho", refused)
        assert self.renewed().value == "fresh"

    def test_of_one_vendor_is_none_of_another(self) -> None:
        access("zoho", lambda: Token("of zoho", "", 60))
        assert self.renewed("salesforce").value == "fresh"

    def test_that_was_refused_late_leaves_the_newer_one_in_use(self) -> None:
        old = access("zoho", lambda: Token("old", "", 60))
        invalidate("zoho", old)
        new = self.renewed()
        invalidate("zoho", old)
        assert access("zoho", lambda: Token("third", "", 60)).value == new.value

    def test_says_nothing_of_itself_where_it_is_printed(self) -> None:
        assert "secret" not in repr(Token("secret", "https://eu.example", 60))

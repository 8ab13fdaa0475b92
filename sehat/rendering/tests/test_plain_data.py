"""What a cached read gave, as a digest: pages that rest on it are out of date when it is another."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from sehat.rendering.plain_data import examine


@given(st.lists(st.integers(), unique=True), st.randoms(use_true_random=False))
def test_a_set_is_the_same_in_whatever_order_the_database_gave_its_rows(
    rows: list[int], random: Random
) -> None:
    shuffled = random.sample(rows, len(rows))
    assert examine(frozenset(rows), ()) == examine(frozenset(shuffled), ())
    assert examine(set(rows), ()) == examine(set(shuffled), ())


def test_a_set_with_one_more_is_another_and_a_list_has_its_order() -> None:
    assert examine({"/faq"}, ()) != examine({"/faq", "/privacy"}, ())
    assert examine(["/faq", "/privacy"], ()) != examine(["/privacy", "/faq"], ())
    assert examine(["/faq"], ("en",)) != examine(["/faq"], ("hi",))

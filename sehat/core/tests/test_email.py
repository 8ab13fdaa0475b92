"""E-mail addresses as the specification reads them (spec section 5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.email import MAX_LENGTH, is_email

LOCAL = st.text("abcXYZ019._%+-", min_size=1, max_size=20)
LABEL = st.text("abcXYZ019-", min_size=1, max_size=20)
TOP = st.text("abcXYZ", min_size=2, max_size=10)


@pytest.mark.parametrize("text", ["asha@example.org", "A.B+c%d_e-f@MAIL.Example.Co.IN", "1@2.aa"])
def test_reads_an_address(text: str) -> None:
    assert is_email(text)


@pytest.mark.parametrize(
    "text",
    [
        "", "@", "asha", "asha@", "@example.org", "asha@example", "asha@example.o", "asha@example.0rg",
        "asha@@example.org", "asha@example..org", "asha@.example.org", "asha devi@example.org",
        " asha@example.org", "asha@example.org ", "asha@example.org\n", "asha@example.org.",
        "a@example.org,b@example.org", "आशा@example.org",
    ],
)  # fmt: skip
def test_refuses_what_is_none(text: str) -> None:
    assert not is_email(text)


@pytest.mark.parametrize("letter", ["\u017f", "\u212a", "\u0131"])
def test_a_letter_that_only_folds_to_a_latin_one_is_none(letter: str) -> None:
    """The pattern of the browser refuses it; here the case of Unicode let it through."""
    assert not is_email(f"a{letter}@example.org")
    assert not is_email(f"a@example.o{letter}g")


def test_the_longest_address_is_254_characters() -> None:
    end = "@example.org"
    assert is_email("a" * (MAX_LENGTH - len(end)) + end)
    assert not is_email("a" * (MAX_LENGTH - len(end) + 1) + end)


@given(LOCAL, st.lists(LABEL, min_size=1, max_size=4), TOP)
def test_any_such_address_is_read_in_any_case(local: str, labels: list[str], top: str) -> None:
    address = f"{local}@{'.'.join([*labels, top])}"
    assert is_email(address) is is_email(address.upper()) is is_email(address.lower()) is True


@given(st.text(max_size=60))
def test_what_is_read_is_ascii_with_one_at(text: str) -> None:
    if is_email(text):
        assert text.isascii()
        assert text.count("@") == 1

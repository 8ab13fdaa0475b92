"""A word that ends messages, however a person writes it: with pictures around it, or more than once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.messages.selectors import meaning_of
from sehat.messages.stop_words import normalized, said_once

HAND, HEART, NO_ENTRY = "\u270b\ufe0f", "\u2764\ufe0f", "\u26d4\ufe0f"
SHRUG = "\U0001f937\U0001f3fd\u200d\u2640\ufe0f"  # of four signs, two of which nobody sees
ENDS = [
    *["STOP", "stop!!", "*Stop*", "Stop messages please", "Unsubscribe."],
    *[f"STOP {HAND}", f"{NO_ENTRY} stop", f"stop{HEART}", f"Stop {SHRUG}", f"{SHRUG}stop"],
    *["STOP STOP", "stop stop stop!", "Stop\n\nStop", "band karo, band karo"],
    *["मैसेज बंद करो", "मैसेज मत भेजिए", "कृपया संदेश न भेजें", "मुझे मैसेज मत भेजो", "बंद कर दीजिए", "बंद कीजिए"],
    *["mujhe message mat bhejo", "band kar dijiye", "message mat bhejiye", "ab message band kijiye"],
    *["रोक दीजिए", "नहीं चाहिये", "मुझे नहीं चाहिए", "stop messaging me", "Stop texting me", "अब बंद करें"],
    *["Don't send", "don\u2019t send", "dont send", "DON\u2019T CONTACT"],
]
SAYS_MORE = [
    *["stop the bleeding", "please stop my medicine", "when do I stop", "stop not", "send"],
    *["दवा बंद कर दूँ?", "खून बंद नहीं हो रहा", "kya dawa band karun", "मुझे डॉक्टर चाहिए", "मैसेज", "ab"],
    *["don't", "stop start", HEART, SHRUG, "\u200d", "", "?"],
]


@pytest.mark.django_db
@pytest.mark.parametrize("written", ENDS)
def test_it_ends_messages_whatever_stands_around_it(written: str) -> None:
    assert meaning_of(written) is True


@pytest.mark.django_db
@pytest.mark.parametrize("written", SAYS_MORE)
def test_what_says_more_is_read_by_people(written: str) -> None:
    assert meaning_of(written) is None


@pytest.mark.django_db
@pytest.mark.parametrize("said", ["stop", "band karo", "बंद करो", "don\u2019t send"])
@pytest.mark.parametrize("times", [2, 17, 100])
def test_who_says_it_many_times_over_is_heard(said: str, times: int) -> None:
    """Beyond eighty letters it was taken for a question, and messages went on."""
    assert meaning_of(" ".join([said] * times)) is True
    assert meaning_of("\n".join([f"{said}!!"] * times)) is True


@pytest.mark.django_db
@pytest.mark.parametrize("around", [HAND * 60, "!" * 90, "\n" * 200, "please " * 30, "\u200d" * 100])
def test_how_much_of_nothing_stands_around_it_does_not_count(around: str) -> None:
    for written in (f"stop {around}", f"{around} stop"):
        assert meaning_of(written) is True


@pytest.mark.django_db
@pytest.mark.parametrize("more", ["why", "the bleeding", "दवा", "start"])
def test_one_more_word_among_many_is_read_by_people(more: str) -> None:
    for written in (
        f"{'stop ' * 30} {more}",
        f"{more} {'stop ' * 30}",
        f"{'stop ' * 9} {more} {'stop ' * 9}",
    ):
        assert meaning_of(written) is None


@given(st.lists(st.sampled_from(["stop", "start", "band", "karo", "नहीं"]), min_size=1), st.integers(1, 9))
def test_what_is_said_again_is_what_was_said(words: list[str], times: int) -> None:
    once = said_once(" ".join(words))
    assert said_once(" ".join(words * times)) == once
    assert said_once(once) == once


@given(st.text(max_size=40))
def test_what_is_compared_is_compared_as_it_is_stored(written: str) -> None:
    assert normalized(normalized(written)) == normalized(written)


@pytest.mark.parametrize(
    "word", ["\N{DEVANAGARI LETTER KA}\N{DEVANAGARI SIGN VIRAMA}\u200d\N{DEVANAGARI LETTER SSA}"]
)
def test_a_joiner_within_a_word_stays(word: str) -> None:
    assert normalized(word) == word

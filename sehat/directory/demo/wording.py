"""Sentences about an invented doctor: facts only (no praise, no promise, no result)."""

from __future__ import annotations

from collections.abc import Sequence

from sehat.core.india import in_a_sentence


def joined(words: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def with_article(title: str) -> str:
    """`an eye surgeon`, `a urologist`, `an ENT surgeon`."""
    plain = title if title[:2].isupper() else title[0].lower() + title[1:]
    vowel = plain[0].lower() in "aeiou" and not plain.startswith("uro")
    return f"{'an' if vowel else 'a'} {plain}"


def about(
    *,
    surname: str,
    woman: bool,
    title: str,
    place: str,
    treats: Sequence[str],
    languages: Sequence[str],
    qualification: str,
    year: int,
) -> str:
    """The paragraph at the top of a profile."""
    treated = joined([in_a_sentence(name) for name in treats])
    she, her = ("She", "her") if woman else ("He", "his")
    return (
        f"Dr {surname} is {with_article(title)} who treats {treated}. "
        f"{she} finished {her} training in {year} ({qualification}) and sees patients at {place}. "
        f"{she} speaks {joined(languages)}. This is a demo profile of an invented doctor."
    )

"""What the numbers of a query are: a fee, an age, or a measure that no list is filtered by."""

from __future__ import annotations

from sehat.core.folding import words
from sehat.search.parser.tokens import BEYOND_FEES, LARGE, Token

HIGHEST_FEE, LOWEST_FEE = 20_000, 50  # rupees; other numbers are ages, sectors, tests
ABOVE = frozenset(words("more over above zyada jyada adhik plus minimum ज़्यादा अधिक"))
NOT = frozenset(words("not no"))
CURRENCY = frozenset(words("rs inr rupee rupees rupaye रुपये रुपए रु"))


def lower_limits(tokens: list[Token]) -> set[int]:
    """The places of "more than 1000", "500 se zyada": no list is filtered by what a fee is above. "Not more
    than" is an upper limit."""
    said = [token.word for token in tokens]
    pairs = ((place, next_word(said, place, way)) for place in amounts_in(tokens) for way in (-1, 1))
    beside = [pair for pair in pairs if 0 <= pair[1] < len(said) and said[pair[1]] in ABOVE]
    limits = [pair for pair in beside if not denied(said, min(pair))]
    return {place for amount, word in limits for place in places_of(tokens, amount) | {word}}


def next_word(said: list[str], place: int, way: int) -> int:
    """The place of the word before or behind it; the rupees of "above Rs 500", the thousands of "2 thousand"
    tell nothing."""
    place += way
    while 0 <= place < len(said) and (said[place] in CURRENCY or said[place] in LARGE):
        place += way
    return place


def denied(said: list[str], place: int) -> bool:
    """ "Not more than", "no more than"; of a fee that is no issue something else is denied."""
    return said[place - 1 : place] != [] and said[place - 1] in NOT


def amounts_in(tokens: list[Token]) -> dict[int, int]:
    """Rupees that a consultation may cost, by the place of their number: 500, 5 hundred, 1.5 hazar."""
    found: dict[int, int] = {}
    for place, token in enumerate(tokens):
        if token.word.isdecimal():
            amount = int(number_at(tokens, place) * counted_by(tokens, place))
            found |= {place: amount} if LOWEST_FEE <= amount <= HIGHEST_FEE else {}
    return found


def number_at(tokens: list[Token], place: int) -> float:
    """A query has no points: of "1.5 thousand" 1 and 5 stand beside each other."""
    word = tokens[place].word
    return float(f"{tokens[place - 1].word}.{word}" if is_decimal(tokens, place) else word)


def is_decimal(tokens: list[Token], place: int) -> bool:
    """Whether it is what stands behind a point, of hundreds or thousands."""
    return is_large(tokens, place) and tokens[place].is_behind_point


def counted_by(tokens: list[Token], place: int) -> int:
    """Of "5 to 8 hundred" both are hundreds."""
    if begins_range(tokens, place):
        place += 1
    return LARGE[tokens[place + 1].word] if is_large(tokens, place) else 1


def begins_range(tokens: list[Token], place: int) -> bool:
    """Whether it is the lower of two numbers of which the other is counted by hundreds or thousands."""
    higher = tokens[place + 1] if place + 1 < len(tokens) else None
    if higher is None or not higher.word.isdecimal() or higher.is_behind_point:
        return False
    return int(tokens[place].word) < int(higher.word) and is_large(tokens, place + 1)


def is_large(tokens: list[Token], place: int) -> bool:
    """Whether hundreds or thousands are counted there."""
    return place + 1 < len(tokens) and tokens[place + 1].word in LARGE


def places_of(tokens: list[Token], place: int) -> set[int]:
    """Of a number, of what stands before its point, and of what it counts."""
    whole = {place - 1} if is_decimal(tokens, place) else set()
    return {place, *whole} | ({place + 1} if is_large(tokens, place) else set())


YEARS, OF_AGE = frozenset(words("year yr saal sal varsh साल वर्ष")), frozenset(words("age aged umar umra उम्र"))
OLD, OF_A_DOCTOR = frozenset(words("old")), frozenset(words("experience experienced exp anubhav अनुभव"))


def places_of_age(tokens: list[Token]) -> set[int]:
    """The places of "45 year old", "age 45", "45 saal"; none where years are those of a doctor's practice."""
    said = [token.word for token in tokens]
    if OF_A_DOCTOR.intersection(said):
        return set()
    found: set[int] = set()
    for place, word in enumerate(said):
        after, before = said[place + 1 : place + 2], said[max(0, place - 1) : place]
        if word.isdecimal() and YEARS.intersection(after):
            found |= {place, place + 1} | (
                {place + 2} if OLD.intersection(said[place + 2 : place + 3]) else set()
            )
        elif word.isdecimal() and OF_AGE.intersection(before):
            found |= {place - 1, place}
    return found


MEASURES = BEYOND_FEES | set(words("bed beds बिस्तर"))


def measured(tokens: list[Token]) -> set[int]:
    """The places of "2 lakh", "1.5 crore", "100 beds", "5 km": they are limits of no list, and no fee, no
    beginning of Lakhnau and no Dr Bedi."""
    found: set[int] = set()
    for place, token in enumerate(tokens):
        number = place
        while number and token.word in MEASURES and tokens[number - 1].word.isdecimal():
            number -= 1
        found |= set(range(number, place + 1)) if number < place else set()
    return found

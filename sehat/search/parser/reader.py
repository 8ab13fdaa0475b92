"""Reads a query as parts: terms of the vocabulary, then names, which the engine knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from sehat.core.folding import words
from sehat.search.parser.matching import Matcher
from sehat.search.parser.parts import WHAT, Match, ParsedQuery, Part
from sehat.search.parser.tokens import tokens_of
from sehat.search.parser.vocabulary import Vocabulary

# The row that is called by these words; None where nobody is. `parts` are what else was read.
FindNamed = Callable[[tuple[str, ...], tuple[Part, ...]], Part | None]
BETWEEN_PIECES = re.compile(r"\s+|(?<=[^\s\d/-])/(?=[^\s\d/-])")  # "piles/pune" is two, 24/7 one


def parse(query: str, vocabulary: Vocabulary, city: str, find_named: FindNamed) -> ParsedQuery:
    """`query` is clean. `city`: the slug of the chosen one, "" for none; it tells namesakes apart."""
    pieces = tuple(filter(None, BETWEEN_PIECES.split(query)))
    tokens = tokens_of(pieces)
    matcher = Matcher(vocabulary, tokens)
    matcher.match_terms()
    matcher.match_scattered()
    matcher.drop_refused(pieces)
    matcher.drop_patient()
    matcher.drop_work()
    matcher.drop_app()
    matcher.drop_rates(pieces)
    matcher.match_fee()
    titled = behind_title(matcher)
    whole = find_named(titled, ()) if titled else None
    if whole and set(titled) <= set(words(whole.name)):
        matcher.take_name()
        by_name(matcher, whole)
    elif named := find_named(matcher.rest(), parts_of(matcher)) if matcher.free else None:
        by_name(matcher, named)
    matcher.match_misspelled()
    matcher.match_fee()
    return ParsedQuery(
        pieces=pieces,
        matches=tuple(in_reading_order(each_once(in_one_city(matcher.matches, city)))),
        said=tuple(token.word for token in tokens),
        rest=matcher.rest(),
        wishes=frozenset(matcher.wishes),
    )


def parts_of(matcher: Matcher) -> tuple[Part, ...]:
    return tuple(match.part for match in matcher.matches)


def behind_title(matcher: Matcher) -> tuple[str, ...]:
    """All that stands behind "dr", where a part of it was taken for a treatment or an illness: of "dr Chetan
    Urs" the surname is short for an operation. () else."""
    title = next((match for match in matcher.matches if match.part.key == "doctor"), None)
    if title is None or not matcher.free:
        return ()
    said = [place for place, token in enumerate(matcher.tokens) if token.piece > max(title.pieces)]
    taken = {piece for match in matcher.matches if match.part.kind in WHAT for piece in match.pieces}
    is_both = any(matcher.tokens[place].piece in taken for place in said) and matcher.free.issubset(said)
    return tuple(matcher.tokens[place].word for place in said) if is_both else ()


def by_name(matcher: Matcher, named: Part) -> None:
    """Who is named takes all that is left, and the words of their title: "dr", "hospital"."""
    titles = [match for match in matcher.matches if match.part.key in {"doctor", "hospital"}]
    pieces = {matcher.tokens[place].piece for place in matcher.free}
    pieces = pieces.union(*(match.pieces for match in titles))
    matcher.matches = [match for match in matcher.matches if match not in titles]
    matcher.matches.append(Match(named, frozenset(pieces)))
    matcher.free.clear()


def in_one_city(matches: list[Match], city: str) -> list[Match]:
    """Of namesakes of a locality the one in the city that was typed or chosen; else the first."""
    typed = next((match.part.key for match in matches if match.part.kind == "city"), city)
    places = [match for match in matches if match.part.kind == "locality"]
    kept = [match for match in places if match.part.city == typed] or places
    return [match for match in matches if match.part.kind != "locality"] + kept[:1]


def each_once(matches: list[Match]) -> list[Match]:
    """A part that is said twice, "urologist" and "kidney doctor", with all the pieces that say it."""
    pieces: dict[Part, frozenset[int]] = {}
    for match in matches:
        pieces[match.part] = pieces.get(match.part, frozenset()) | match.pieces
    return [Match(part, of) for part, of in pieces.items()]


def in_reading_order(matches: list[Match]) -> list[Match]:
    return sorted(matches, key=lambda match: min(match.pieces))

"""Whether a text tells of an emergency, and of which: rules of words near each other."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from sehat.emergencies.lexicon import Lexicon
from sehat.emergencies.rules import (
    HARMLESS,
    HARMLESS_SO,
    IN_ANY_ORDER,
    IN_THIS_ORDER,
    TAKES_BACK,
    Phrase,
    Rule,
    categories,
    rule_book,
)
from sehat.emergencies.said_otherwise import Contexts
from sehat.emergencies.tokens import FILLERS, Met, Span, Token, raw_words, tokens


class Match(NamedTuple):
    rule: Rule
    spans: tuple[Span, ...]


class Recogniser:
    def __init__(self) -> None:
        book = rule_book()
        self.lexicon = Lexicon(book.english, book.hindi, book.ordinary, book.same)
        self.parts_of: dict[Phrase, list[str]] = defaultdict(list)
        self.parts_with_fillers: dict[Phrase, list[str]] = defaultdict(list)
        self.begun_by: dict[str, set[Phrase]] = defaultdict(set)
        for part, phrases in book.phrases.items():
            for phrase in phrases:
                is_as_said = part == HARMLESS_SO or not FILLERS.isdisjoint(phrase)
                (self.parts_with_fillers if is_as_said else self.parts_of)[phrase].append(part)
                self.begun_by[phrase[0]].add(phrase)
        self.rules: dict[str, list[Rule]] = defaultdict(list)
        for rule in book.rules:
            self.rules[rule.parts[0]].append(rule)
        self.order = list(categories())

    def categories_of(self, text: str) -> tuple[str, ...]:
        """The categories that a text tells of, the one whose answer counts most first; none: ()."""
        found = {match.rule.category for match in self.matches(text)}
        return tuple(name for name in self.order if name in found)

    def matches(self, text: str) -> Iterator[Match]:
        """For each rule the first place where it is met and nothing takes it back."""
        typed = tokens([piece for word in raw_words(text) for piece in self.lexicon.pieces(word)])
        met = self.met(typed)
        contexts = Contexts(typed, met)
        for part in met:
            for rule in self.rules.get(part, ()):
                if all(other in met for other in rule.parts):
                    stands = (m for m in places(rule, met) if not contexts.take_back(rule, m.spans))
                    if match := next(stands, None):
                        yield match

    def met(self, typed: list[Token]) -> Met:
        """Where each part of a rule stands in a text."""
        found: Met = defaultdict(list)
        self.note(found, [token for token in typed if not token.is_filler], self.parts_of)
        self.note(found, typed, self.parts_with_fillers)
        harmless = [*found.pop(HARMLESS, []), *found.pop(HARMLESS_SO, [])]
        return {part: free for part, spans in found.items() if (free := sorted(apart(set(spans), harmless)))}

    def note(self, found: Met, typed: list[Token], parts_of: dict[Phrase, list[str]]) -> None:
        """Adds where the phrases of some parts stand in a row of tokens."""
        known = [self.lexicon.in_all_lists(token.word) for token in typed]
        for at, (token, words) in enumerate(zip(typed, known, strict=True)):
            for word in words:
                for phrase in self.begun_by.get(word, ()):
                    last = at + len(phrase) - 1
                    if phrase not in parts_of or last >= len(typed) or not continues(phrase, known, at):
                        continue
                    span = Span(token.place + token.is_filler, typed[last].place + 1, token.sentence)
                    if span.end - span.start <= len(phrase) + 1:
                        for part in self.meant(parts_of[phrase], phrase, typed[at : last + 1]):
                            found[part].append(span)

    def meant(self, parts: list[str], phrase: Phrase, typed: list[Token]) -> list[str]:
        """Of the parts that a phrase stands for, those that these words may be."""
        if all(word in self.lexicon.sure(token.word) for word, token in zip(phrase, typed, strict=True)):
            return parts
        return [part for part in parts if part not in TAKES_BACK]


def apart(spans: set[Span], harmless: list[Span]) -> Iterator[Span]:
    """Those that share no word with what is harmless: of "uric acid" no acid."""
    return (span for span in spans if all(span.end <= one.start or one.end <= span.start for one in harmless))


def continues(phrase: Phrase, known: list[frozenset[str]], at: int) -> bool:
    return all(said in known[at + ahead] for ahead, said in enumerate(phrase))


def places(rule: Rule, met: Met) -> Iterator[Match]:
    """Where the parts of a rule stand together; for each place of the first, the nearest of the others."""
    for first in met[rule.parts[0]]:
        spans = [first]
        for part, follows in zip(rule.parts[1:], rule.follows, strict=True):
            near = following(met[part], spans[-1]) if follows else nearest(met[part], spans)
            if near is None:
                break
            spans.append(near)
        else:
            yield Match(rule, tuple(spans))


def following(spans: list[Span], before: Span) -> Span | None:
    at = bisect_left(spans, (before.end,))
    found = spans[at] if at < len(spans) else None
    return found if found and found.start - before.end < IN_THIS_ORDER else None


def nearest(spans: list[Span], taken: list[Span]) -> Span | None:
    """The one nearest to the first that is taken, of those that are no part of what is taken."""
    first = taken[0]
    at = bisect_left(spans, first)
    near = spans[max(0, at - 4) : at + 4]
    free = [span for span in near if all(span.end <= one.start or one.end <= span.start for one in taken)]
    free = [span for span in free if distance(first, span) <= IN_ANY_ORDER]
    return min(free, key=lambda span: distance(first, span), default=None)


def distance(one: Span, other: Span) -> int:
    return max(one.start, other.start) - min(one.end, other.end)


@lru_cache(maxsize=1)
def recogniser() -> Recogniser:
    return Recogniser()


def emergencies_in(text: str) -> tuple[str, ...]:
    """The categories of emergency that a text tells of, in the order of their answers. Stores nothing."""
    return recogniser().categories_of(text)

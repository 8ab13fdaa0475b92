"""What takes a match back: it is denied, it is long ago, or somebody asks for a price or reads about it.

In doubt nothing is taken back: a false alarm costs a line of text.
"""

from __future__ import annotations

from collections import defaultdict

from sehat.core.folding import fold
from sehat.emergencies.rules import Rule
from sehat.emergencies.tokens import Met, Span, Token

# Lists of data/words.toml by what they say of the sentence they stand in.
NOW, LATELY, SINCE, PERSON, PAST, PRICE, READING, STUDY = (
    "[now]", "[lately]", "[since]", "[person]", "[past]", "[price]", "[reading]", "[study]",
)  # fmt: skip
BESIDE = (NOW, PERSON, PAST, PRICE, READING, STUDY)
TO_BE = frozenset(
    fold(word)
    for word in (
        *("hai", "he", "h", "hain", "tha", "thi", "the", "hua", "hui", "hue"),
        *("है", "हे", "हैं", "था", "थी", "थे", "हुआ", "हुई", "हुए"),
    )
)


class Contexts:
    """The sentences of a text, and what each says besides."""

    def __init__(self, typed: list[Token], met: Met) -> None:
        self.said: dict[int, set[str]] = defaultdict(set)
        over = [*met.get(PAST, ()), *met.get(SINCE, ())]
        lately = [span for span in met.get(LATELY, ()) if not any(is_inside(span, one) for one in over)]
        for name, spans in {**{name: met.get(name, []) for name in BESIDE}, LATELY: lately}.items():
            for span in spans:
                self.said[span.sentence].add(name)
        self.denials = {span.end for span in met.get("[denial]", ())} - {
            span.start for span in met.get("[not]", ())
        }
        self.denied_after = denied_at_the_end(typed, {span.start for span in met.get("[denied]", ())})
        self.after = {span.end for span in met.get("[afterwards]", ())}
        self.by_then = {span.start for span in met.get("[by_then]", ())}

    def take_back(self, rule: Rule, spans: tuple[Span, ...]) -> bool:
        if rule.kind == "plea":
            return False
        start, end = min(span.start for span in spans), max(span.end for span in spans)
        said = set().union(*(self.said.get(span.sentence, set()) for span in spans))
        if start in self.denials or end in self.denied_after:
            return True
        is_past = PAST in said
        if NOW in said or (LATELY in said and not (is_past and rule.kind == "name")):
            return False
        if is_past or (rule.kind == "name" and (start in self.after or end in self.by_then)):
            return True
        return self.is_only_asked_about(rule, said)

    def is_only_asked_about(self, rule: Rule, said: set[str]) -> bool:
        if rule.kind == "name" and STUDY in said:
            return True
        asked = PRICE in said or (rule.kind == "name" and READING in said)
        return asked and PERSON not in said


def is_inside(span: Span, other: Span) -> bool:
    """As the "now" of "now fine", which says that something is over, or of "now for a check-up"."""
    return other.start <= span.start and span.end <= other.end


def denied_at_the_end(typed: list[Token], places: set[int]) -> set[int]:
    """Hindi denies after the word: "dard nahi hai". In "bardasht nahi ho raha" more comes after."""
    found = {token.place for token in typed if token.place in places and not token.is_filler}
    for token in typed:
        found -= {token.place} if token.is_filler and token.word not in TO_BE else {token.place - 1}
    return found

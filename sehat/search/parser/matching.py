"""Finds the terms of the vocabulary in what was typed: the longest first, as spelled before misspelled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from sehat.core.folding import words
from sehat.costs.questions import RATES, names_other_rate
from sehat.search.parser.bags import KINDS, specific, stem
from sehat.search.parser.numbers import amounts_in, lower_limits, measured, places_of, places_of_age
from sehat.search.parser.parts import Match, Part, PartKind
from sehat.search.parser.tokens import Token
from sehat.search.parser.vocabulary import Vocabulary

MOST_OF_A_LIST = 5  # words: more are a sentence
ASKED_IN_A_PLACE = frozenset({"doctor", "hospital", "cost", "near"})
APART = frozenset({"city", "locality", "insurer", "language", "fee"})
WITHOUT = frozenset(words("without bina बिना non"))
BEHIND, PARTICLES = frozenset(words("bina बिना")), frozenset({"ke", "के"})  # "operation ke bina"
DENIED = frozenset(words("no not"))  # of an operation alone: "contact no hospital" asks for a number
NUMBERED = frozenset(words("contact phone telephone mobile whatsapp helpline"))  # what has a no. in India
GENDERS = frozenset({"woman", "man"})
WORK = frozenset({"job", "jobs"})
APP = frozenset(words("app apps ऐप एप"))
ILL: frozenset[PartKind] = frozenset({"condition", "symptom"})


@dataclass
class Matcher:
    """Takes tokens as terms are found in them. `free` are those that are left, by their place."""

    vocabulary: Vocabulary
    tokens: list[Token]
    matches: list[Match] = field(default_factory=list)
    wishes: set[str] = field(default_factory=set)
    free: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.free = set(range(len(self.tokens))) - measured(self.tokens)

    def match_terms(self) -> None:
        """Terms of several words, misspelled too, and single words as they are spelled."""
        for size in range(self.vocabulary.longest, 0, -1):
            for window in self.windows(size):
                self.take(window, self.vocabulary.exact(self.words(window)))
            for window in self.windows(size) if size > 1 else ():
                self.take(window, self.near(window))

    def match_scattered(self) -> None:
        """A term in whatever order, where it has more specific words than any that was found as it stands."""
        others = {piece for match in self.matches if is_apart(match.part) for piece in match.pieces}
        said = [frozenset() if token.piece in others else self.may_be(token.word) for token in self.tokens]
        found = self.vocabulary.bags.largest(frozenset().union(*said))
        known = [match for match in self.matches if match.part.kind in KINDS]
        most = max((self.specific_words(match) for match in known), default=0)
        if found is None or specific(found[0]) <= most:
            return
        bag, part = found
        places = {place for place, may_be in enumerate(said) if may_be & bag}
        pieces = frozenset(self.tokens[place].piece for place in places)
        if part.kind != "article":  # beside which what it is about is an answer too
            self.matches = [one for one in self.matches if one not in known or not one.pieces & pieces]
        self.matches.append(Match(part, pieces))
        self.free -= places

    def may_be(self, word: str) -> frozenset[str]:
        """The stem of the word as it is spelled, else of what it is misspelled for."""
        return frozenset(map(stem, self.vocabulary.spelling.candidates(word) or {word}))

    def specific_words(self, match: Match) -> int:
        return specific(map(stem, self.said(match)))

    def match_misspelled(self) -> None:
        """Single words that are left, after nobody was found who is called so."""
        for window in self.windows(1):
            self.take(window, [part for part in self.near(window) if not self.is_far_fetched(part)])

    def is_far_fetched(self, part: Part) -> bool:
        """A place or a page that is meant by a misspelled word of a whole sentence: of "khelte" Kolkata."""
        is_list = len(self.tokens) <= MOST_OF_A_LIST or not self.wishes.isdisjoint(ASKED_IN_A_PLACE)
        is_place_or_page = part.kind in {"city", "locality"} or (part.kind == "wish" and part.url != "")
        return is_place_or_page and not is_list

    def match_fee(self) -> None:
        """ "under 500", "500 rupaye tak": a number beside words of money or of a limit; of several the
        highest, as the others are where somebody lives: sector 62."""
        self.free -= lower_limits(self.tokens)
        limits = [match for match in self.matches if match.part.key in {"limit", "cheap"}]
        amounts = {place: amount for place, amount in amounts_in(self.tokens).items() if place in self.free}
        if limits and amounts:
            place = max(sorted(amounts), key=lambda at: amounts[at])
            own = places_of(self.tokens, place)
            pieces = {self.tokens[at].piece for at in own}.union(*(match.pieces for match in limits))
            before = (
                ({place - 1, place - 2} & amounts.keys()) if len(own) > 1 else {place - 1} & amounts.keys()
            )
            self.free -= own.union(*(places_of(self.tokens, at) for at in before))  # 500 to 800
            fee = Part("fee", str(amounts[place]), str(amounts[place]))
            self.matches = [match for match in self.matches if match not in limits]
            self.matches.append(Match(fee, frozenset(pieces)))
            return
        self.matches = [match for match in self.matches if match.part.key != "limit"]

    def drop_refused(self, pieces: tuple[str, ...]) -> None:
        """Who asks for a treatment without an operation, or a price without insurance, wishes for none.
        `pieces` are what was typed: a particle is no token."""
        if all(match.part.kind == "wish" for match in self.matches):
            return  # "without surgery" alone asks of treatments all the same
        for match in [match for match in self.matches if match.part.kind == "wish"]:
            refused = {place for place in range(len(self.tokens)) if self.is_refusal(place, match, pieces)}
            if refused:
                self.free -= refused
                self.matches.remove(match)
                self.wishes.discard(match.part.key)

    def is_refusal(self, place: int, of: Match, pieces: tuple[str, ...]) -> bool:
        """Whether the word there refuses what was found: before it, or behind it with "ke" between."""
        token = self.tokens[place]
        if token.piece == min(of.pieces) - 1 and token.word in WITHOUT:
            return True
        if of.part.key == "operation" and token.word in DENIED:
            before, following = self.tokens[:place][-1:], self.tokens[place + 1 :][:1]
            is_number = any(one.word in NUMBERED for one in before)
            return not is_number and any(one.piece == min(of.pieces) for one in following)
        is_behind = token.piece == max(of.pieces) + 2 and token.word in BEHIND
        return is_behind and pieces[token.piece - 1].lower() in PARTICLES

    def drop_work(self) -> None:
        """Who tells of a job beside what is felt looks for no vacancy: "blue veins, standing job"."""
        is_ill = any(match.part.kind in ILL for match in self.matches)
        told = [match for match in self.matches if match.part.key == "careers" and self.said(match) <= WORK]
        if is_ill and told:
            self.matches = [match for match in self.matches if match not in told]
            self.wishes.discard("careers")

    def drop_app(self) -> None:
        """Beside something else an app is "aap", or somebody else's: "app ke paas doctor", "Ayushman app"."""
        told = [match for match in self.matches if match.part.key == "faq" and self.said(match) <= APP]
        if told and len(self.matches) > 1:
            self.matches = [match for match in self.matches if match not in told]
            self.wishes.discard("faq")

    def drop_rates(self, pieces: tuple[str, ...]) -> None:
        """A rate of success, or of the heart, is no price."""
        of_cost = [match for match in self.matches if match.part.key == "cost"]
        is_rate = all(self.said(match) <= RATES for match in of_cost)
        if of_cost and is_rate and names_other_rate(" ".join(pieces)):
            self.matches = [match for match in self.matches if match not in of_cost]
            self.wishes.discard("cost")

    def said(self, match: Match) -> set[str]:
        return {token.word for token in self.tokens if token.piece in match.pieces}

    def drop_patient(self) -> None:
        """Who says how old a patient is says of the patient, not of the doctor, whether it is a woman."""
        if age := places_of_age(self.tokens):
            self.free -= age
            of_patient = [match for match in self.matches if self.is_of_patient(match)]
            self.matches = [match for match in self.matches if match not in of_patient]
            self.wishes -= {match.part.key for match in of_patient}

    def is_of_patient(self, match: Match) -> bool:
        """A gender that is said of nobody who treats: not of "lady doctor", nor of "female urologist"."""
        treats = {"department", "doctor"}
        behind = max(match.pieces) + 1
        is_of_doctor = len(match.pieces) > 1 or any(
            behind in other.pieces and treats & {other.part.kind, other.part.key} for other in self.matches
        )
        return match.part.key in GENDERS and not is_of_doctor

    def windows(self, size: int) -> Iterator[range]:
        """Neighbours that are all free, also when one before was just taken."""
        for start in range(len(self.tokens) - size + 1):
            window = range(start, start + size)
            if self.free.issuperset(window):
                yield window

    def near(self, window: range) -> list[Part]:
        return self.vocabulary.near(self.words(window), is_last=window.stop == len(self.tokens))

    def words(self, window: range) -> list[str]:
        return [self.tokens[place].word for place in window]

    def take(self, window: range, parts: list[Part]) -> None:
        if not parts:
            return
        self.free.difference_update(window)
        pieces = frozenset(self.tokens[place].piece for place in window)
        kinds = {part.kind for part in parts}
        chosen = parts if kinds == {"locality"} else parts[:1]
        self.matches += [Match(part, pieces) for part in chosen]
        self.wishes |= {part.key for part in chosen if part.kind == "wish"}
        if any(part.kind == "wish" and part.url for part in chosen):
            return  # the "policy" of "privacy policy" is no insurance
        self.wishes |= {key for word in self.words(window) for key in self.said_inside(word)}

    def said_inside(self, word: str) -> list[str]:
        """A wish without a page of its own: a "nose job" is no vacancy."""
        said = self.vocabulary.exact([word]) or self.vocabulary.near([word], is_last=False)
        return [part.key for part in said[:1] if part.kind == "wish" and not part.url]

    def take_name(self) -> None:
        """What was taken for something else was a part of a name."""
        self.matches = [match for match in self.matches if match.part.key == "doctor"]
        self.wishes = {"doctor"}
        self.free = set(range(len(self.tokens)))

    def rest(self) -> tuple[str, ...]:
        return tuple(self.tokens[place].word for place in sorted(self.free))


def is_apart(part: Part) -> bool:
    """Whose words are of nothing else: the new of New Delhi is of no new knee."""
    return part.kind in APART or (part.kind == "wish" and part.url != "")

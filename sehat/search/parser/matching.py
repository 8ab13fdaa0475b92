"""Finds the terms of the vocabulary in what was typed: the longest first, as spelled before misspelled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sehat.core.folding import words
from sehat.search.parser.bags import KINDS, shared, specific
from sehat.search.parser.parts import Match, Part
from sehat.search.parser.vocabulary import Vocabulary
from sehat.search.parser.wishes import fillers

MOST_WORDS = 24  # of a query of 100 characters; more do not tell more
MOST_OF_A_LIST = 5  # words: more are a sentence
ASKED_IN_A_PLACE = frozenset({"doctor", "hospital", "cost", "near"})
HIGHEST_FEE, LOWEST_FEE = 20_000, 50  # rupees; other numbers are ages, sectors, tests


@dataclass(frozen=True)
class Token:
    """A word that says something, and the typed piece it stands in."""

    word: str
    piece: int


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
        said = [self.may_be(token.word) for token in self.tokens]
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
        """As it is spelled, else what it is misspelled for; in shared words."""
        return frozenset(map(shared, self.vocabulary.spelling.candidates(word) or {word}))

    def specific_words(self, match: Match) -> int:
        return specific({shared(token.word) for token in self.tokens if token.piece in match.pieces})

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
        amounts = {place: amount for place in self.free if (amount := amount_of(self.tokens[place]))}
        if limits and amounts:
            place = max(sorted(amounts), key=lambda at: amounts[at])
            pieces = {self.tokens[place].piece}.union(*(match.pieces for match in limits))
            self.free -= {place} | ({place - 1} & amounts.keys())  # 500 to 800
            fee = Part("fee", str(amounts[place]), str(amounts[place]))
            self.matches = [match for match in self.matches if match not in limits]
            self.matches.append(Match(fee, frozenset(pieces)))
            return
        self.matches = [match for match in self.matches if match.part.key != "limit"]

    def forget_refused(self) -> None:
        """Who asks for a treatment without an operation, or a price without insurance, wishes for none."""
        for match in [match for match in self.matches if match.part.kind == "wish"]:
            refused = {
                place
                for place, token in enumerate(self.tokens)
                if token.piece == min(match.pieces) - 1 and token.word in WITHOUT
            }
            if refused:
                self.free -= refused
                self.matches.remove(match)
                self.wishes.discard(match.part.key)

    def forget_patient(self) -> None:
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

    def rest(self) -> tuple[str, ...]:
        return tuple(self.tokens[place].word for place in sorted(self.free))


WITHOUT = frozenset(words("without bina बिना non"))


ABOVE = frozenset(words("more over above zyada jyada adhik plus minimum ज़्यादा अधिक"))
NOT = frozenset(words("not no"))


def lower_limits(tokens: list[Token]) -> set[int]:
    """The places of "more than 1000", "500 se zyada": no list is filtered by what a fee is above. "Not more
    than" is an upper limit."""
    said = [token.word for token in tokens]
    beside = {
        (place, other)
        for place in range(len(said))
        for other in (place - 1, place + 1)
        if amount_of(tokens[place]) and 0 <= other < len(said) and said[other] in ABOVE
    }
    return {place for pair in beside if not NOT.intersection(said[: min(pair)]) for place in pair}


def amount_of(token: Token) -> int | None:
    """Rupees that a consultation may cost."""
    amount = int(token.word) if token.word.isdecimal() else 0
    return amount if LOWEST_FEE <= amount <= HIGHEST_FEE else None


GENDERS = frozenset({"woman", "man"})
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


MEASURES = frozenset(words("lakh lac crore लाख करोड़ bed beds km kilometre बिस्तर किमी"))


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


# Amounts as people write them: ₹1,000 and 1,00,000, Rs500, 500rupees, रु.500, 500/-, 1k, 2lakh.
COMMA_OF_AMOUNT = re.compile(r"(?<=\d),(?=(?:\d\d,)*\d{3}(?!\d))")
RUPEES = re.compile(
    r"\b(?:rs|inr|रु|रू)\.?(?=\d)|^(?:रु|रू)\.?$|₹|(?<=\d)/-"
    r"|(?<=\d)(?:rs|inr|rupees?|rupaye?|रुपये|रुपए|रुपया|रु|रू)(?![\w\u0900-\u0963])",
    re.IGNORECASE,
)
BEFORE_LARGE = re.compile(r"(?<=\d)(?=(?:lakhs?|lacs?|crores?|लाख|करोड)(?!\w))", re.IGNORECASE)
DOTTED = re.compile(r"\b[a-z](?:\.[a-z]){2,}\b", re.IGNORECASE)  # I.V.F.; two are the initials of a name
# What one word is to most: B-12, multi-speciality.
HYPHENED = re.compile(r"\b([a-z])-(?=\d{1,2}\b)|\b(multi|super)-(?=[a-z])", re.IGNORECASE)
THOUSANDS = re.compile(r"(?<![\d.])([1-9]\d?)(?:\.(\d))?k\b", re.IGNORECASE)


def tokens_of(pieces: tuple[str, ...]) -> list[Token]:
    """Without fillers, unless nothing else was typed."""
    every = [Token(word, number) for number, piece in enumerate(pieces) for word in words(spaced(piece))]
    return ([token for token in every if token.word not in fillers()] or every)[:MOST_WORDS]


def spaced(piece: str) -> str:
    """An amount as one number, apart from its unit; what is shortened to letters as one word."""
    plain = DOTTED.sub(lambda found: found[0].replace(".", ""), COMMA_OF_AMOUNT.sub("", piece))
    plain = HYPHENED.sub(lambda found: found[0].removesuffix("-"), plain)
    return RUPEES.sub(" rs ", BEFORE_LARGE.sub(" ", THOUSANDS.sub(in_full, plain)))


def in_full(amount: re.Match[str]) -> str:
    """1k and 1.5k."""
    return f"{amount[1]}{amount[2] or 0}00"

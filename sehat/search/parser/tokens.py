"""What was typed, cut into the words that say something."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sehat.core.folding import words
from sehat.core.phone import latin_digits
from sehat.search.parser.phrases import in_one_word
from sehat.search.parser.wishes import fillers

MOST_WORDS = 24  # of a query of 100 characters; more do not tell more
# Amounts as people write them: ₹1,000 and 1,00,000, Rs500, 500rupees, रु.500, 500/-, 1k, 2lakh.
COMMA_OF_AMOUNT = re.compile(r"(?<=\d),(?=(?:\d\d,)*\d{3}(?!\d))")
RUPEES = re.compile(
    r"\b(?:rs|inr|रु|रू)\.?(?=\d)|^(?:रु|रू)\.?$|₹|(?<=\d)/-"
    r"|(?<=\d)(?:rs|inr|rupees?|rupaye?|रुपये|रुपए|रुपया|रु|रू)(?![\w\u0900-\u0963])",
    re.IGNORECASE,
)
BEFORE_LARGE = re.compile(
    r"(?<=\d)(?=(?:lakhs?|lacs?|crores?|ha[zj]aa?r|thousand|hundred|sau|लाख|करोड|हज\u093c?ार|सौ)(?!\w))",
    re.IGNORECASE,
)
DOTTED = re.compile(r"\b[a-z](?:\.[a-z]){2,}\b", re.IGNORECASE)  # I.V.F.; two are the initials of a name
# What one word is to most: B-12, multi-speciality.
HYPHENED = re.compile(r"\b([a-z])-(?=\d{1,2}\b)|\b(multi|super)-(?=[a-z])", re.IGNORECASE)
LARGE = dict.fromkeys(words("hundred sau सौ"), 100) | dict.fromkeys(
    words("thousand hazar hazaar hajar hajaar हज़ार"), 1000
)
BEYOND_FEES = frozenset(words("lakh lac crore लाख करोड़ km kilometre किमी"))
COUNTED = BEYOND_FEES | LARGE.keys()
HALVES = dict.fromkeys(words("dedh डेढ़"), "1") | dict.fromkeys(words("dhai ढाई"), "2")
SPOKEN = {
    word: number
    for number, said in enumerate(
        (
            "one ek एक", "two do दो", "three teen तीन", "four char chaar चार", "five panch paanch पाँच",
            "six chhah chhe छह छः", "seven saat सात", "eight aath आठ", "nine nau नौ", "ten das दस",
        ),
        start=1,
    )
    for word in words(said)
}  # fmt: skip
POINT = re.compile(r"(\d+)\.(\d+)")
THOUSANDS = re.compile(r"(?<![\d.])([1-9]\d?)(?:\.(\d))?k\b", re.IGNORECASE)


@dataclass(frozen=True)
class Token:
    """A word that says something, and the typed piece it stands in. `is_behind_point`: the 5 of "1.5"."""

    word: str
    piece: int
    is_behind_point: bool = False


def tokens_of(pieces: tuple[str, ...]) -> list[Token]:
    """Without fillers, unless nothing else was typed."""
    every = in_figures([token for number, piece in enumerate(pieces) for token in tokens_in(piece, number)])
    spoken = in_one_word([token.word for token in every])
    every = [replace(token, word=word) for token, word in zip(every, spoken, strict=True)]
    return ([token for token in every if token.word not in fillers()] or every)[:MOST_WORDS]


def in_figures(tokens: list[Token]) -> list[Token]:
    """Of "do hazar" and "five hundred" the 2 and the 5, of "dedh lakh" the 1 and the 5 behind its point.
    Alone "do" asks somebody to do something."""
    following = zip(tokens, [*tokens[1:], None][: len(tokens)], strict=True)
    return [
        figure
        for token, behind in following
        for figure in (figures_of(token) if is_counted(behind) else [token])
    ]


def figures_of(token: Token) -> list[Token]:
    if half := HALVES.get(token.word):
        return [replace(token, word=half), replace(token, word="5", is_behind_point=True)]
    return [replace(token, word=str(SPOKEN.get(token.word, token.word)))]


def is_counted(behind: Token | None) -> bool:
    return behind is not None and behind.word in COUNTED


def tokens_in(piece: str, number: int) -> list[Token]:
    """`words` parts 1.5 as it parts 5-8."""
    text = spaced(piece)
    said, behind = words(text), {(whole, part) for whole, part in POINT.findall(latin_digits(text))}
    return [
        Token(word, number, is_behind_point=place > 0 and (said[place - 1], word) in behind)
        for place, word in enumerate(said)
    ]


def spaced(piece: str) -> str:
    """An amount as one number, apart from its unit; what is shortened to letters as one word."""
    plain = DOTTED.sub(lambda found: found[0].replace(".", ""), COMMA_OF_AMOUNT.sub("", piece))
    plain = HYPHENED.sub(lambda found: found[0].removesuffix("-"), plain)
    return RUPEES.sub(" rs ", BEFORE_LARGE.sub(" ", THOUSANDS.sub(in_full, plain)))


def in_full(amount: re.Match[str]) -> str:
    """1k and 1.5k."""
    return f"{amount[1]}{amount[2] or 0}00"

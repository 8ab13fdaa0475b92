"""Whether a typed question asks for a price. Of what and where, the query reader tells (sehat.search)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from sehat.core.folding import fold, words

COST_WORDS = frozenset(
    words(
        "cost costing price charge expense expenses estimate rupee rupees budget kharcha kharch kharche "
        "kimat keemat qeemat daam laagat lagat paisa paise rupaye rupay ख़र्च ख़र्चा ख़र्चे क़ीमत दाम लागत पैसा पैसे "
        "रुपये रुपए"
    )
)
HOW_MUCH = re.compile(
    r"\bhow much (?:is|are(?! (?:the )?(?:risk|chance|stitch|scar|complication|side effect))|for|will|money"
    r"|(?:do|does|must|should|to)(?: \w+)? pay(?! attention))\b|\bkitne mei?n?\b"
    r"|^(?!.*\bnormal\b).*\bvalue of (?:an? |the )?(?:\w+ )?(?:scan|mri|x-?ray|ultrasound|sonography)\b"
    r"|\bkitn[aei] (?:ka|ki|ke|lag\w*|hoga|padega|lakhs?|hajaa?r|hazaa?r)\b"
    r"|कितन[ािे] (?:(?:का|कि|के|होगा|लाख|हजार)(?![\w\u0900-\u0963])|लग|पड)|कितने में(?!\w)"  # folded: "की" is "कि"
)
RATES = frozenset(words("rate रेट"))
# What else has a rate.
OTHER_RATES = frozenset(
    words(
        "success survival failure death mortality infection complication cure recovery growth heart pulse "
        "breathing respiratory filtration sedimentation metabolic interest safalta byaj byaaj dil "
        "dhadkan सफलता ब्याज दिल धड़कन"
    )
)
OF = frozenset(words("of ka ki ke का की के"))
# Behind one of these it has a price: the rate of heart surgery.
TREATMENTS = frozenset(
    words(
        "surgery operation bypass transplant replacement treatment therapy hormone test ilaj ilaaj opration "
        "सर्जरी ऑपरेशन आपरेशन इलाज बाईपास"
    )
)
JOINERS = frozenset(words("of in at after for with during from and"))
# Whom or what one rates, and what stands before who does.
RATED = frozenset(words("a me my our the their this us you your doctor hospital service website"))
RATING = frozenset(words("i we you to please"))


def asks_cost(text: str) -> bool:
    """ "How much is a knee replacement", and not "how much rest after one"."""
    typed = words(text)
    return bool(COST_WORDS & set(typed) or HOW_MUCH.search(fold(text)) or any(rates(typed)))


def names_other_rate(text: str) -> bool:
    """Whether a text names a rate, and none that is a price."""
    are_prices = list(rates(words(text)))
    return bool(are_prices) and not any(are_prices)


def rates(typed: list[str]) -> Iterator[bool]:
    """Of each whether it is a price: "cataract ka rate", and neither "heart rate" nor "rate this doctor"."""
    for at, word in enumerate(typed):
        if word in RATES:
            yield not is_verb(typed, at) and not is_of_another(typed, at)


def is_verb(typed: list[str], at: int) -> bool:
    is_told = at == 0 or typed[at - 1] in RATING
    return is_told and not RATED.isdisjoint(typed[at + 1 : at + 2])


def is_of_another(typed: list[str], at: int) -> bool:
    """Whether that rate is one of success or of the heart: "heart rate", "cure ka rate", "rate of cure"."""
    before = [word for word in typed[max(at - 2, 0) : at] if word not in OF][-1:]
    behind = typed[at + 2 : at + 3] if OF & set(typed[at + 1 : at + 2]) else []
    more = takewhile(lambda word: word not in JOINERS, typed[at + 3 : at + 6])
    is_treated = not TREATMENTS.isdisjoint(more)
    return not OTHER_RATES.isdisjoint(before if is_treated else [*before, *behind])

"""Whether a typed question asks for a price. Of what and where, the query reader tells (sehat.search)."""

from __future__ import annotations

import re

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
    r"|\bkitn[aei] (?:ka|ki|ke|lag\w*|hoga|padega|lakhs?|hajaa?r|hazaa?r)\b"
    r"|कितन[ािे] (?:(?:का|कि|के|होगा|लाख|हजार)(?![\w\u0900-\u0963])|लग|पड)|कितने में(?!\w)"  # folded: "की" is "कि"
)
RATES = frozenset(words("rate रेट"))
# What else has a rate; and whom or what one rates.
OTHER_RATES = frozenset(
    words(
        "success survival failure death mortality infection complication cure recovery growth heart pulse "
        "breathing respiratory filtration sedimentation metabolic interest any first safalta byaj byaaj dil "
        "dhadkan सफलता ब्याज दिल धड़कन"
    )
)
OF = frozenset(words("of ka ki ke का की के"))
RATED = frozenset(words("a me my our the their this us you your doctor hospital service website"))


def asks_cost(text: str) -> bool:
    """ "How much is a knee replacement", and not "how much rest after one"."""
    return bool(COST_WORDS & set(words(text)) or HOW_MUCH.search(fold(text)) or asks_rate(words(text)))


def asks_rate(typed: list[str]) -> bool:
    """ "Cataract ka rate", and neither "heart rate" nor "rate this doctor"."""
    at = next((place for place, word in enumerate(typed) if word in RATES), None)
    return at is not None and RATED.isdisjoint(typed[at + 1 : at + 2]) and not is_of_another(typed, at)


def is_of_another(typed: list[str], at: int) -> bool:
    """Whether that rate is one of success or of the heart: "heart rate", "cure ka rate", "rate of cure"."""
    before = [word for word in typed[max(at - 2, 0) : at] if word not in OF][-1:]
    behind = typed[at + 2 : at + 3] if OF & set(typed[at + 1 : at + 2]) else []
    return not OTHER_RATES.isdisjoint([*before, *behind])


def names_other_rate(text: str) -> bool:
    """Whether the only rate of a text is no price."""
    typed = words(text)
    rates = [place for place, word in enumerate(typed) if word in RATES]
    return bool(rates) and all(is_of_another(typed, place) for place in rates)

"""Words that mean an ambulance before a search result (decisions 5.4): English, Hindi and Hinglish."""

from __future__ import annotations

import re
from unicodedata import normalize

WORDS = (
    "chest pain", "heart attack", "can't breathe", "cant breathe", "cannot breathe", "can not breathe",
    "breathless", "difficulty breathing", "trouble breathing", "heavy bleeding", "bleeding heavily",
    "stroke", "face drooping", "slurred speech", "unconscious", "suicide", "suicidal", "kill myself",
    "want to die", "poison", "snake bite", "severe burn", "seizure",
    "सीने में दर्द", "छाती में दर्द", "दिल का दौरा", "साँस नहीं", "सांस नहीं", "साँस लेने में", "सांस लेने में",
    "बहुत खून", "बहुत ख़ून", "खून नहीं रुक", "ख़ून नहीं रुक", "लकवा", "बेहोश", "आत्महत्या", "खुदकुशी", "ख़ुदकुशी",
    "मरना चाहत", "ज़हर", "जहर", "साँप ने काट", "सांप ने काट",
    "seene me dard", "seene mein dard", "sine me dard", "chhati me dard", "chhati mein dard", "chati me dard",
    "dil ka daura", "saans nahi", "sans nahi", "saans lene me", "sans lene me", "bahut khoon",
    "khoon nahi ruk", "lakwa", "lakva", "behosh", "khudkushi", "aatmahatya", "atmahatya", "marna chaht",
    "zeher", "zahar", "saanp ne kaat",
)  # fmt: skip
PHRASES = tuple(normalize("NFC", words) for words in WORDS)


def is_red_flag(text: str) -> bool:
    """Whether the text speaks of something that cannot wait for a call back."""
    plain = re.sub(r"\s+", " ", normalize("NFC", text).replace("’", "'")).casefold()
    return any(phrase in plain for phrase in PHRASES)

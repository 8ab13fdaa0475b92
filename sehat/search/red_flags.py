"""Words that mean an ambulance before a search result (decisions 5.4): English, Hindi and Hinglish."""

from __future__ import annotations

import re

PHRASES = (
    "chest pain", "heart attack", "can't breathe", "cant breathe", "cannot breathe", "breathless",
    "heavy bleeding", "bleeding heavily", "stroke", "face drooping", "slurred speech", "unconscious",
    "suicide", "kill myself", "poison", "snake bite", "severe burn", "seizure",
    "सीने में दर्द", "छाती में दर्द", "दिल का दौरा", "साँस नहीं", "सांस नहीं", "साँस लेने में", "सांस लेने में",
    "बहुत खून", "लकवा", "बेहोश", "आत्महत्या", "ज़हर", "जहर",
    "seene me dard", "seene mein dard", "chhati me dard", "chhati mein dard", "dil ka daura",
    "saans nahi", "sans nahi", "bahut khoon", "lakwa", "behosh", "khudkushi", "aatmahatya",
)  # fmt: skip


def is_red_flag(text: str) -> bool:
    """Whether the text speaks of something that cannot wait for a call back."""
    plain = re.sub(r"\s+", " ", text.replace("’", "'")).casefold()
    return any(phrase in plain for phrase in PHRASES)

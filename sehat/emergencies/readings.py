"""A blood sugar that is told as a number: a rule sees words, and "sugar 20 saal se" is years of it."""

from __future__ import annotations

import re

# Level 2 of low sugar begins at 54 mg/dL, 3.0 mmol/L (ADA, Standards of Care, Glycemic Goals). From 500 mg/dL
# or 28 mmol/L on a crisis may have begun. Below 15 no meter shows anything.
LOW, HIGH, LEAST, MOST = 54, 500, 15, 1500  # mg/dL
LOW_MMOL, HIGH_MMOL = 3.0, 28.0
SUGAR = "sugar|shugar|suger|sugr|glucose|rbs|grbs|cbg|शुगर|शूगर|सुगर|ग्लूकोज"
BETWEEN = (
    "level|levels|lvl|reading|value|is|was|now|at|to|of|only|just|came|coming|dropped|fell|gone|went|down|up|low|high|"
    "shows|showing|abhi|ab|hai|h|ho|gaya|gayi|gya|gyi|gai|aa|aaya|aayi|aya|ayi|raha|rahi|rha|rhi|meter|machine|"
    "check|ki|kiya|kari|me|mein|pe|par|gir|kar|kam|bahut|sirf|"
    "लेवल|है|हो|गया|गई|गयी|आ|आया|आई|रहा|रही|अभी|अब|सिर्फ|गिर|कर|कम|बहुत"
)
OTHER_UNITS = (
    r"%|/-|percent|years?|yrs?|y|saal|sal|baras|barso|varsh|months?|mahin\w*|weeks?|haft\w*|days?|din|dino|"
    r"hours?|hrs?|ghant\w*|minutes?|times?|baar|bar|age|umar|male|female|yo|g|gms?|grams?|kg|units?|iu|u|tablets?|goli\w*|rs|"
    r"rupees?|rupay\w*|rupe|k[ei] (?:umr|umar|age|baa?d)|plus|\+|साल|सालों|वर्ष|महीन\S*|हफ्त\S*|दिन|दिनों|घंट\S*|"
    r"ग्राम|यूनिट|रुप\S*|(?:की )?उम्र|के बाद"
)
READING = re.compile(
    rf"(?<!\w)(?:{SUGAR})(?:[\s:=-]+(?:{BETWEEN}))*[\s:=-]+(\d+(?:\.\d+)?)(?![\d.]*\d)"
    rf"\s*(mmols?\b|mg\b)?(?!\s*(?:(?:-|to|se)\s*\d+\s*)?-?\s*(?:{OTHER_UNITS})(?![\w\u0900-\u097f]))"
)


def with_readings(text: str) -> str:
    """Folded text with "sugarlow" or "sugarhigh" behind each blood sugar that cannot wait."""
    return READING.sub(lambda found: f"{found[0]} {meant(float(found[1]), found[2] or '')} ", text)


def meant(value: float, unit: str) -> str:
    if unit.startswith("mmol") or value < LOW_MMOL:
        is_told = unit.startswith("mmol") or value % 1 > 0
        low, high = is_told and value < LOW_MMOL, value >= HIGH_MMOL
    else:
        low, high = LEAST <= value < LOW, HIGH <= value <= MOST
    return "sugarlow" if low else "sugarhigh" if high else ""

"""Which pieces of the shell a path shows: one table (spec section 2, decisions 1.6)."""

from __future__ import annotations

from sehat.shell.schemas import Layout

# Decisions 1.2: "paths starting X" means the whole first path segment, in both spellings.
INFO_SEGMENTS = frozenset(
    {
        "insurance", "terms-conditions", "privacy", "refund", "refund-policy", "about", "about-us",
        "contact", "contact-us", "faq", "editorial", "editorial-policy", "videos", "partner",
        "partner-with-us", "hospitals", "careers",
    }
)  # fmt: skip

CONTENT = Layout(
    nav="full", app_banner="slim", footer=True, floating_bar=True, search_button=True, ribbon="second-opinion"
)
HOME = CONTENT.model_copy(update={"app_banner": "large", "search_button": False})
INFO = CONTENT.model_copy(update={"search_button": False, "ribbon": "app"})
MARKETING = Layout(
    nav="plain", app_banner="none", footer=False, floating_bar=True, search_button=False, ribbon="none"
)
THANKYOU = MARKETING.model_copy(update={"floating_bar": False})
APP = THANKYOU.model_copy(update={"nav": "none"})

BY_SEGMENT: dict[str, Layout] = {
    "": HOME,
    "marketing": MARKETING,
    "campaign": MARKETING,
    "campaigns": MARKETING,
    "thankyou": THANKYOU,
    "chat": APP,
    "find-hospital-doctor-for-surgery": APP,
} | dict.fromkeys(INFO_SEGMENTS, INFO)


def layout_for(path: str) -> Layout:
    """The row of the table for a path: /hospitals/insurance/star is an info path, /hospitals-x is not."""
    return BY_SEGMENT.get(path.strip("/").split("/")[0], CONTENT)

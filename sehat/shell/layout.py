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
    nav="full", app_banner="slim", footer=True, floating_bar=True, search_button=True,
    ribbon="second-opinion", partner_banner=False, extra=True, chat_overlay=False,
)  # fmt: skip
HOME = CONTENT.model_copy(update={"app_banner": "large", "search_button": False, "partner_banner": True})
INFO = CONTENT.model_copy(update={"search_button": False, "ribbon": "app"})
ABOUT = INFO.model_copy(update={"partner_banner": True})
CAMPAIGN = CONTENT.model_copy(
    update={"nav": "plain", "app_banner": "none", "footer": False, "search_button": False, "ribbon": "none"}
)
MARKETING = CAMPAIGN.model_copy(update={"extra": False})
THANKYOU = CAMPAIGN.model_copy(update={"floating_bar": False})
CHAT = THANKYOU.model_copy(update={"nav": "none", "extra": False})
CHAT_HOME = CHAT.model_copy(update={"chat_overlay": True})
BARE = CHAT
APP = BARE

BY_SEGMENT: dict[str, Layout] = {
    "": HOME,
    "marketing": MARKETING,
    "campaign": CAMPAIGN,
    "campaigns": CAMPAIGN,
    "thankyou": THANKYOU,
    "chat": CHAT,
    "find-hospital-doctor-for-surgery": BARE,
} | dict.fromkeys(INFO_SEGMENTS, INFO)
EXACT = {
    "about-us": ABOUT,
    "chat": CHAT_HOME,
}


def layout_for(path: str, *, is_app: bool = False) -> Layout:
    """The row of the table for a path in either language: /hospitals/insurance/star is an info path,
    /hospitals-x is not.

    `is_app`: the page stands inside the mobile app (`patientapp`), which has a shell of its own.
    """
    if is_app:
        return APP
    inner = path.strip("/")
    inner = "" if inner == "hi" else inner.removeprefix("hi/")
    return EXACT.get(inner) or BY_SEGMENT.get(inner.split("/")[0], CONTENT)

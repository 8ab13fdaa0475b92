"""The page of an address that is not there, as props."""

from __future__ import annotations

from sehat.core.schemas import Language, Link, Meta
from sehat.shell.schemas import ErrorPageProps

NOT_FOUND: dict[Language, tuple[str, str]] = {
    "en": ("We can't find this page", "The address may be old or mistyped. Your path goes on from here."),
    "hi": ("यह पन्ना नहीं मिला", "पता पुराना या ग़लत लिखा हो सकता है। आपका रास्ता यहाँ से आगे जाता है।"),
}
WAYS_ON: dict[Language, list[Link]] = {
    "en": [
        Link(label="Home", url="/"),
        Link(label="All conditions", url="/condition"),
        Link(label="Ask for a call back", url="/request?purpose=callback"),
        Link(label="Contact us", url="/contact-us"),
    ],
    "hi": [
        Link(label="हिंदी ब्लॉग", url="/hi/blog"),
        Link(label="सभी जाँचें", url="/hi/tests"),
        Link(label="हमसे कॉल पाएँ", url="/hi/request?purpose=callback"),
        Link(label="संपर्क करें", url="/contact-us"),
    ],
}


def error_page(language: Language) -> ErrorPageProps:
    """404: what may have happened, and four ways on."""
    title, message = NOT_FOUND[language]
    return ErrorPageProps(
        meta=Meta(title=title, noindex=True),
        status=404,
        title=title,
        message=message,
        links=WAYS_ON[language],
    )

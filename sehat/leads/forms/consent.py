"""The notice beside every form. A change of its words is a new version (DPDP Act 2023, section 5)."""

from __future__ import annotations

from sehat.content.page_parts.translation import in_language
from sehat.core.languages import noop, translate
from sehat.core.schemas import Language
from sehat.leads.schemas import ConsentNotice

VERSION = "2026-11-23"
SPOKEN_VERSION = f"{VERSION} by phone"  # the same words, read to the patient by an agent
TEXT = noop(
    "We use your name, number and answers to call you back about this request and to send you text "
    "messages about it. Our care team sees them, and the hospital you choose. On the page Your data you can "
    "see, correct or erase them and withdraw at any time. You may complain to our grievance contact and to "
    "the Data Protection Board of India."
)


def notice(language: Language) -> ConsentNotice:
    """Its pages in the language where they are live in it, else in English."""
    return ConsentNotice(
        version=VERSION,
        text=translate(TEXT, language),
        privacy_url=in_language("/privacy", language),
        terms_url=in_language("/terms-conditions", language),
    )

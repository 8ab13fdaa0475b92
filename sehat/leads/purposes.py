"""What a link to the form is for, as its words promise: the title, the wire type, a form of its own.

`bin/contract` writes them for the browser as well.

LeadTypeData and LeadType (spec section 3) have no value given. These are ours, in its words where it has
some: appointment, callback and second opinion (spec section 1), pdf and weightloss (the button types of
spec section 2); an estimate is what a page without a figure offers (decisions 5.3).
"""

from __future__ import annotations

from dataclasses import dataclass

from sehat.core.schemas import Language

WEIGHT_LOSS_VARIANT = "7"


@dataclass(frozen=True)
class Purpose:
    """`lead_type` is what its requests say; `variant` the form it opens, None for the form of the page."""

    title: dict[Language, str]
    lead_type: str
    variant: str | None = None


BOOK = Purpose({"en": "Request an appointment", "hi": "अपॉइंटमेंट के लिए अनुरोध करें"}, "Appointment")
PURPOSES: dict[str, Purpose] = {
    "second-opinion": Purpose({"en": "Get a second opinion", "hi": "दूसरी राय लें"}, "Second Opinion"),
    "estimate": Purpose({"en": "Get an estimate", "hi": "ख़र्च का अनुमान पाएँ"}, "Cost Estimate"),
    "callback": Purpose({"en": "Get a call back", "hi": "हमसे कॉल पाएँ"}, "Callback"),
    "pdf": Purpose({"en": "Get the PDF on WhatsApp", "hi": "WhatsApp पर PDF पाएँ"}, "PDF"),
    "weightloss": Purpose(
        {"en": "Talk to a weight-loss doctor", "hi": "वज़न घटाने के डॉक्टर से बात करें"},
        "Weight Loss",
        WEIGHT_LOSS_VARIANT,
    ),
}
BY_LEAD_TYPE = {purpose.lead_type: purpose for purpose in PURPOSES.values()}

VARIANTS: dict[str, str] = {key: purpose.variant for key, purpose in PURPOSES.items() if purpose.variant}
LEAD_TYPES = {BOOK.lead_type, *BY_LEAD_TYPE}


def purpose_of(key: str, lead_type: str) -> Purpose:
    """By the word in the address, or by what a form that is given back said it was; else an appointment."""
    return PURPOSES.get(key) or BY_LEAD_TYPE.get(lead_type) or BOOK

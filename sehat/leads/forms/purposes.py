"""What a link to the form is for, as its words promise: the title, the wire type, a form of its own.

`bin/contract` writes them for the browser as well.

LeadTypeData and LeadType (spec section 3) have no value given. These are ours, in its words where it has
some: appointment, callback and second opinion (spec section 1), pdf and weightloss (the button types of
spec section 2); an estimate is what a page without a figure offers (decisions 5.3).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sehat.core.languages import noop

WEIGHT_LOSS_VARIANT = "7"


@dataclass(frozen=True)
class Purpose:
    """`lead_type` is what its requests say; `variant` the form it opens, None for the form of the page."""

    title: str
    lead_type: str
    variant: str | None = None


BOOK = Purpose(noop("Request an appointment"), "Appointment")
PURPOSES: dict[str, Purpose] = {
    "second-opinion": Purpose(noop("Get a second opinion"), "Second Opinion"),
    "estimate": Purpose(noop("Get an estimate"), "Cost Estimate"),
    "callback": Purpose(noop("Get a call back"), "Callback"),
    "pdf": Purpose(noop("Get the PDF"), "PDF"),
    "weightloss": Purpose(
        noop("Talk to a weight-loss doctor"),
        "Weight Loss",
        WEIGHT_LOSS_VARIANT,
    ),
}
BY_LEAD_TYPE = {purpose.lead_type: purpose for purpose in PURPOSES.values()}

VARIANTS: dict[str, str] = {key: purpose.variant for key, purpose in PURPOSES.items() if purpose.variant}


def is_lead_type(text: str) -> bool:
    """Whether a page may say it of its requests: staff write their own for campaigns."""
    return re.fullmatch(r"[A-Za-z][A-Za-z -]{0,59}", text) is not None


def purpose_of(key: str, lead_type: str) -> Purpose:
    """By the word in the address, or by what a form that is given back said it was; else an appointment."""
    return PURPOSES.get(key) or BY_LEAD_TYPE.get(lead_type) or BOOK

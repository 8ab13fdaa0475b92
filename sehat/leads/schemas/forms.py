"""A form as a browser needs it."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Schema
from sehat.leads.fields import FieldKey, FieldType
from sehat.rendering.schemas import Preset


class FormField(Schema):
    """A field of a form. name and mobile are in every form, and listed only to change them.

    `options` are the values of a radio field; `preset` is what it starts from.
    """

    key: FieldKey
    type: FieldType = "input"
    is_required: bool
    is_hidden: bool = False
    options: list[str] = []
    preset: str = ""


class ConsentNotice(Schema):
    """The notice a receipt refers to (decisions 2.14)."""

    version: str
    text: str
    privacy_url: str
    terms_url: str


class CaptchaWidget(Schema):
    """The vendor's script and the site's public key; the token it gives goes into the record."""

    vendor: Literal["turnstile", "recaptcha"]
    script_url: str
    site_key: str


class LeadForm(Schema):
    """All a browser needs of a form: the fields of its variant and where they start.

    `page_token` is the page's tier, signed: a browser brings it back and cannot change it. `success_url`
    opens in a new tab after a success; only a host the site allows stands here (decisions 2.10).
    `photo_kept_days`: when a photo that the form takes is deleted. `captcha`: None when there is none.
    `button`: its words, empty for the usual ones.
    """

    variant: str
    title: str
    subtitle: str
    button: str = ""
    action: str
    is_white: bool = False
    fields: list[FormField]
    cities: list[Preset]
    notice: ConsentNotice
    page_token: str
    success_url: str = ""
    photo_kept_days: int
    captcha: CaptchaWidget | None = None


OwnFormPurpose = Literal["weightloss"]  # the purposes that have a form of their own

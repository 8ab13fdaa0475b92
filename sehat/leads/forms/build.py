"""The form of a page: its variant's fields, as staff left them, and where each starts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings

from sehat.core.languages import localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.directory.selectors import city_presets
from sehat.gateways.captcha import widget
from sehat.leads.answers.lookup import name_in
from sehat.leads.answers.presets import may_start_from
from sehat.leads.fields import BY_KEY
from sehat.leads.forms.consent import notice
from sehat.leads.forms.purposes import BOOK
from sehat.leads.forms.variants import DEFAULT_VARIANT, INLINE_VARIANT, variant_of
from sehat.leads.models.form_variant import DEFAULT_TITLE, FormVariant
from sehat.leads.page_token import page_token
from sehat.leads.schemas import CaptchaWidget, FormField, LeadForm
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import PageContext

PHOTO = "image-capture"
OPTIONAL = {"query", PHOTO}  # in a form that is only a list of keys
SUBTITLE = noop("Free for patients. A care expert will call you back.")
REQUEST_PATH = "/request"


def form_field(key: str, *, is_required: bool, is_hidden: bool = False, preset: str = "") -> FormField:
    kind = BY_KEY[key]
    return FormField(
        key=kind.key,
        type=kind.type,
        is_required=is_required,
        is_hidden=is_hidden,
        options=list(kind.options),
        preset=preset,
    )


def usual_fields() -> list[FormField]:
    """City, treatment, query; query optional (spec section 9)."""
    return [form_field(key, is_required=key != "query") for key in ("city", "treatment", "query")]


@cached_until_change
def variants() -> dict[str, FormVariant]:
    """Every form by its number. One query, cached."""
    return {variant.number: variant for variant in FormVariant.objects.all()}


def variant_fields(number: str, keys: Iterable[str] = ()) -> list[FormField]:
    """The fields of a variant beside name and mobile; of the default one when there is no such variant.

    `keys`: what the page of the form asks. An inline form (variant '0') is made of them; of any other, which
    staff may have changed since the page was read, nothing else is required.
    """
    asked = [key for key in keys if key in BY_KEY]
    if number == INLINE_VARIANT and asked:
        return [
            form_field(key, is_required=key not in OPTIONAL) for key in dict.fromkeys(asked) if is_on(key)
        ]
    variant = variants().get(number) or variants().get(DEFAULT_VARIANT)
    if variant is None:
        return usual_fields()
    fields = [left_by_staff(block.value) for block in variant.fields if is_on(block.value["key"])]
    seen = {*asked, "name", "mobile"} if asked else {field.key for field in fields}
    return [one.model_copy(update={"is_required": one.is_required and one.key in seen}) for one in fields]


def verifies_parent(number: str) -> bool:
    """Whether a form takes a child only with a code to the number of the parent, as staff left it."""
    variant = variants().get(number) or variants().get(DEFAULT_VARIANT)
    return variant is None or variant.verifies_parent


def takes_photos() -> bool:
    """Whether a form that staff made asks for one; none does that comes with the site (ADR 15)."""
    return any(block.value["key"] == PHOTO for variant in variants().values() for block in variant.fields)


def left_by_staff(value: Mapping[str, Any]) -> FormField:
    """What was stored before a part of the block was there says nothing of it."""
    flags = {name: bool(value.get(name)) for name in ("is_required", "is_hidden")}
    return form_field(value["key"], **flags, preset=value.get("preset") or "")


def is_on(key: str) -> bool:
    """A field that the site has, and that is switched on."""
    return key in BY_KEY and (key != "pilesSeverity" or settings.PILES_SEVERITY)


def form_for(context: PageContext) -> LeadForm:
    """The form of a page, starting from what the page is about. Two queries, cached."""
    return form_of_variant(context, variant_of(context))


def form_of_variant(context: PageContext, number: str) -> LeadForm:
    """The form `number` for a page; the default one when there is no such form. Two queries, cached."""
    variant, language = variants().get(number), context.language
    presets = page_presets(context)
    fields = variant_fields(number, context.form.requirements or ())
    return LeadForm(
        variant=number if variant or number == INLINE_VARIANT else DEFAULT_VARIANT,
        title=context.form.title or title_of(variant, language),
        subtitle=context.form.note or translate(SUBTITLE, language),
        button=context.form.button or button_of(variant, language),
        action=localized_path(REQUEST_PATH, language),
        is_white=variant is not None and variant.is_white,
        fields=[field.model_copy(update={"preset": start_of(field, presets, language)}) for field in fields],
        cities=city_presets(language),
        notice=notice(language),
        page_token=page_token(context),
        success_url=allowed(context.form.success_redirection),
        photo_kept_days=settings.PHOTOS_KEPT_DAYS,
        captcha=captcha_widget(),
    )


def start_of(field: FormField, presets: dict[str, str], language: Language) -> str:
    """In the language of the form; a hidden field holds the name that is sent. What staff had it start from
    and is no answer any more, a city that was renamed, counts for nothing: it would refuse each request."""
    own = field.preset if may_start_from(field.key, field.preset) else ""
    start = own or presets.get(field.key, "")
    return start if field.is_hidden else name_in(language, field.key, start)


def title_of(variant: FormVariant | None, language: Language) -> str:
    """Staff write it in English."""
    if language != "en":
        return translate(BOOK.title, language)
    return variant.title if variant else DEFAULT_TITLE


def button_of(variant: FormVariant | None, language: Language) -> str:
    """Staff write it in English; empty: the usual words."""
    return variant.button if variant and language == "en" else ""


def captcha_widget() -> CaptchaWidget | None:
    found = widget()
    if found is None:
        return None
    return CaptchaWidget(vendor=found.vendor, script_url=found.script_url, site_key=found.site_key)


def page_presets(context: PageContext) -> dict[str, str]:
    """What the page is about, by the field it answers."""
    subject = context.subject
    about = subject.treatment or subject.condition
    entities = {
        "city": subject.city,
        "treatment": about,
        "speciality": subject.department,
        "hospital": subject.hospital,
    }
    return {key: entity.name for key, entity in entities.items() if entity}


def allowed(address: str) -> str:
    """An address outside that may be opened after a success, or nothing."""
    parts = urlsplit(address)
    return address if parts.scheme == "https" and parts.hostname in settings.SUCCESS_HOSTS else ""

"""The props of the shell for one page."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest

from sehat.core.schemas import Language, Link, PageContext
from sehat.leads.forms import form_for, form_of_variant
from sehat.search.selectors import popular
from sehat.shell.contacts import campaign_contacts, contact_for
from sehat.shell.demo_data import has_demo_data
from sehat.shell.layout import layout_for
from sehat.shell.menus import footer, menus, plain_links
from sehat.shell.schemas import Brand, Shell

# Where the other language begins, for pages that have no translation.
OTHER_LANGUAGE: dict[Language, Link] = {
    "en": Link(label="हिंदी", url="/hi/blog", lang="hi"),
    "hi": Link(label="English", url="/", lang="en"),
}

# /authors shows two more forms (spec section 2).
EXTRA_FORMS: dict[str, tuple[str, ...]] = {"/authors": ("5", "6")}


def shell_for(request: HttpRequest, context: PageContext) -> Shell:
    """Everything around the page, in its language. Cached queries for the menus; nothing of the visitor."""
    language = context.language
    return Shell(
        brand=brand(language),
        layout=layout_for(context.path, is_app=request.GET.get("patientapp") == "1"),
        context=context,
        contact=contact_for(context),
        campaign_contacts=campaign_contacts(context),
        menus=menus(language),
        links=plain_links(language),
        other_language=other_language(context),
        footer=footer(language),
        popular=popular(),
        form=form_for(context),
        tag_manager_id=settings.TAG_MANAGER_ID or None,
        extra_forms=[form_of_variant(context, number) for number in EXTRA_FORMS.get(context.path, ())],
    )


def brand(language: Language) -> Brand:
    return Brand(
        name=settings.BRAND_NAME_HI if language == "hi" else settings.BRAND_NAME,
        emergency_number=settings.EMERGENCY_NUMBER,
        ambulance_number=settings.AMBULANCE_NUMBER,
        google_play_url=settings.GOOGLE_PLAY_URL or None,
        app_store_url=settings.APP_STORE_URL or None,
        shows_demo=has_demo_data(),
    )


def other_language(context: PageContext) -> Link:
    """This page in the other language, or else where that language begins."""
    start = OTHER_LANGUAGE[context.language]
    return start.model_copy(update={"url": context.other_language_url or start.url})

"""The props of the shell for one page."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import TooManyFieldsSent
from django.http import HttpRequest

from sehat.content.page_parts.translation import twin_url
from sehat.core.languages import display_field, english_path, localized_path, other_language, translate
from sehat.core.schemas import Language, Link
from sehat.directory.addresses import HOME_PATHS
from sehat.directory.city_addresses import in_city
from sehat.directory.selectors import HOME_CITY_SLUG, cities_by_slug
from sehat.leads.forms.build import form_for, form_of_variant
from sehat.rendering.schemas import PageContext
from sehat.search.selectors import popular
from sehat.shell.announcements import notice_in, ribbon_on
from sehat.shell.contacts import campaign_contacts, contact_for, store_addresses
from sehat.shell.demo_data import has_demo_data
from sehat.shell.layout import layout_for
from sehat.shell.menus import footer, main_menu, menus_url
from sehat.shell.schemas import Brand, Shell
from sehat.shell.tiers import with_tier

# Where a language begins, for pages that have no translation into it.
STARTS: dict[Language, tuple[str, str]] = {
    "en": ("English", "/"),
    "hi": (translate("Hindi", "hi"), "/hi"),
}

# /authors shows two more forms (spec section 2).
EXTRA_FORMS: dict[str, tuple[str, ...]] = {"/authors": ("5", "6")}


def is_inside_app(request: HttpRequest) -> bool:
    """A query of too many fields says nothing: around it stands a page of an error."""
    try:
        return request.GET.get("patientapp") == "1"
    except TooManyFieldsSent:
        return False


def shell_for(request: HttpRequest, context: PageContext) -> Shell:
    """Everything around the page, in its language. Cached queries for the menus; nothing of the visitor."""
    context = with_tier(context)
    language = context.language
    layout = layout_for(context.path, is_app=is_inside_app(request))
    layout, ribbon = ribbon_on(layout, language)
    city = city_slug(context)
    return Shell(
        brand=brand(language, city),
        layout=layout,
        context=context,
        contact=contact_for(context),
        campaign_contacts=campaign_contacts(context),
        ribbon=ribbon,
        notice=notice_in(language),
        main_menu=main_menu(language, city),
        menus_url=menus_url(language, city),
        cities_url=in_city(localized_path("/hospitals", language), city),
        other_language=language_link(context, city),
        footer=footer(language, city),
        popular=popular(language),
        form=form_for(context),
        tag_manager_id=settings.TAG_MANAGER_ID or None,
        extra_forms=[
            form_of_variant(context, number) for number in EXTRA_FORMS.get(english_path(context.path), ())
        ],
    )


def city_slug(context: PageContext) -> str:
    """The city a page is about, else the usual one. No query when cached."""
    city = context.subject.city
    slugs = (slug for slug, item in cities_by_slug().items() if city and item.pk == city.id)
    return next(slugs, HOME_CITY_SLUG)


def brand(language: Language, city: str) -> Brand:
    """Who speaks, in this language. Cached queries."""
    stores = store_addresses()
    urls = {store: address.url for store, address in stores.items()}
    return Brand(
        name=display_field(settings, "BRAND_NAME", language),
        home_url=in_city(HOME_PATHS[language], city),
        emergency_number=settings.EMERGENCY_NUMBER,
        ambulance_number=settings.AMBULANCE_NUMBER,
        google_play_url=urls.get("googleplay"),
        app_store_url=urls.get("apple"),
        has_demo_stores=any(address.is_demo for address in stores.values()),
        shows_demo=has_demo_data(),
    )


def language_link(context: PageContext, city: str) -> Link:
    """This page in the other language, or else where that language begins, which it says. In the city of the
    page."""
    language = other_language(context.language)
    label, start = STARTS[language]
    same = context.other_language_url or (None if context.page_type == "Error" else twin_url(context.path))
    if same is None:
        label = translate("{language}: home page", language).format(language=label)
    return Link(label=label, url=in_city(same or start, city), lang=language)

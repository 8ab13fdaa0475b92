"""What every page shares: the props of the header, the footer and the pieces around the page."""

from __future__ import annotations

from typing import Literal

from sehat.core.schemas import Link, Schema
from sehat.leads.schemas import LeadForm
from sehat.rendering.schemas import Contact, PageContext, PageProps


class Brand(Schema):
    """`home_url`: the home page of the city of the page."""

    name: str
    home_url: str
    emergency_number: str
    ambulance_number: str
    google_play_url: str | None
    app_store_url: str | None
    has_demo_stores: bool
    shows_demo: bool


class Layout(Schema):
    """One row of the layout table (spec section 2, decisions 1.6)."""

    nav: Literal["full", "plain", "none"]
    app_banner: Literal["large", "slim", "none"]
    footer: bool
    floating_bar: bool
    search_button: bool
    ribbon: Literal["second-opinion", "app", "none"]
    partner_banner: bool
    extra: bool  # the safety line, on every page that has not its own
    chat_overlay: bool


class MenuItem(Schema):
    label: str
    url: str
    icon: str | None = None
    lang: str | None = None


class MenuGroup(Schema):
    """The links of one speciality, or, with no label, a plain grid."""

    label: str
    icon: str | None = None
    items: list[MenuItem]


class MenuHead(Schema):
    """What every page says of a menu: its name, and the page of all that it leads to."""

    label: str
    icon: str
    everything: MenuItem


class Menu(MenuHead):
    """`title`: "{}: conditions" over the links of one speciality."""

    title: str = "{}"
    groups: list[MenuGroup]


class MenuPanels(Schema):
    """What is in the menus: the browser asks for it when a visitor turns to one."""

    menus: list[Menu]


class PrivacyPanel(Schema):
    """The privacy choices: a page has them where it asks by itself, else the browser asks for them."""

    tag_manager_id: str | None


class Announcement(Schema):
    """A line of staff in the language of the page."""

    text: str
    url: str | None


class FooterColumn(Schema):
    title: str
    links: list[Link]


class CampaignContact(Schema):
    """The number for visitors of a campaign. The browser knows who they are; the page is everyone's."""

    source: str
    campaign: str
    contact: Contact


class Shell(Schema):
    brand: Brand
    layout: Layout
    context: PageContext
    contact: Contact
    campaign_contacts: list[CampaignContact]
    ribbon: Announcement | None  # in place of the usual words, where the layout has a ribbon
    notice: Announcement | None
    main_menu: list[MenuHead | Link]
    menus_url: str  # of the panels of its menus
    cities_url: str  # where the button of the city leads without JavaScript
    other_language: Link | None
    footer: list[FooterColumn]
    popular: list[Link]  # what the search box offers before anything is typed
    form: LeadForm
    extra_forms: list[LeadForm] = []
    tag_manager_id: str | None = None


class ErrorPageProps(PageProps):
    """404 and 500. `links` are four ways on."""

    status: Literal[404, 500, 503]
    title: str
    message: str
    links: list[Link]

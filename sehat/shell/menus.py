"""The menus, the plain links and the footer, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from sehat.content.page_parts.translation import in_language
from sehat.content.schemas import LinkGroup
from sehat.content.selectors import condition_links, has_films, is_live, live_addresses, treatment_links
from sehat.core.languages import localized_path, translate
from sehat.core.routes import has_view
from sehat.core.schemas import Language, Link
from sehat.directory.city_addresses import in_city
from sehat.directory.list_links import department_tiles
from sehat.directory.selectors import HOME_CITY_SLUG, plain_department_names
from sehat.rendering.cache_version import cached_until_change
from sehat.shell.announcements import site_settings
from sehat.shell.schemas import FooterColumn, Menu, MenuGroup, MenuHead, MenuItem


@dataclass(frozen=True)
class MenuWords:
    label: str
    title: str
    everything: str
    icon: str
    url: str


CONDITIONS = MenuWords(
    label="Conditions",
    title="{}: conditions",
    everything="All conditions, A to Z",
    icon="heart-pulse",
    url="/condition",
)
TREATMENTS = MenuWords(
    label="Treatments",
    title="{}: treatments",
    everything="All treatments, A to Z",
    icon="clipboard-plus",
    url="/treatment",
)
A_TO_Z = "/all"


def main_menu(language: Language, city_slug: str) -> list[MenuHead | Link]:
    """The menus and plain links that staff show, in their order. Cached queries."""
    found: dict[str, MenuHead | Link] = {**menu_heads(language), **plain_links(language, city_slug)}
    return [found[item] for item in site_settings().menu if item in found]


@cached_until_change
def menu_heads(language: Language) -> dict[str, MenuHead]:
    """The menus as every page names them, by item. Five queries, cached."""
    whole = menus(language, HOME_CITY_SLUG)
    return {
        item: MenuHead(label=menu.label, icon=menu.icon, everything=menu.everything)
        for item, menu in whole.items()
    }


def menus_url(language: Language, city_slug: str) -> str:
    """Where the panels of the menus are, in the city of the page."""
    path = localized_path("/menus", language)
    return path if city_slug == HOME_CITY_SLUG else f"{path}?city={city_slug}"


@cached_until_change
def menus(language: Language, city_slug: str) -> dict[str, Menu]:
    """Departments of a city, then conditions and treatments by speciality, by item. Five queries, cached."""
    by_speciality = {
        "conditions": menu_by_speciality(CONDITIONS, condition_links(language), language),
        "treatments": menu_by_speciality(TREATMENTS, treatment_links(language), language),
    }
    return {
        "departments": departments(language, city_slug),
        **{item: menu for item, menu in by_speciality.items() if menu.groups},
    }


def shown_menus(language: Language, city_slug: str) -> list[Menu]:
    """With what is in them, those that staff show. Cached queries."""
    found = menus(language, city_slug)
    return [found[item] for item in site_settings().menu if item in found]


def menu_by_speciality(words: MenuWords, groups: list[LinkGroup], language: Language) -> Menu:
    everything = translate(words.everything, language)
    url = words.url if is_live(words.url) else A_TO_Z  # editors may have ended the list
    return Menu(
        label=translate(words.label, language),
        icon=words.icon,
        title=translate(words.title, language),
        groups=[menu_group(group) for group in groups],
        everything=MenuItem(label=everything, url=in_language(url, language)),
    )


def departments(language: Language, city_slug: str) -> Menu:
    """One group without a label, which ends with the page of all."""
    items = [
        MenuItem(label=tile.label, url=tile.url, icon=tile.icon)
        for tile in department_tiles(city_slug, language)
    ]
    everything = MenuItem(
        label=translate("All departments", language), url=in_language("/departments", language)
    )
    return Menu(
        label=translate("Departments", language),
        icon="layout-grid",
        groups=[MenuGroup(label="", items=[*items, everything])],
        everything=everything,
    )


def menu_group(group: LinkGroup) -> MenuGroup:
    """In the words of patients, as the menu of departments has them; a Hindi name is no key there."""
    return MenuGroup(
        label=plain_department_names().get(group.label, group.label),
        icon=group.icon,
        items=[MenuItem(label=link.label, url=link.url or "", lang=link.lang) for link in group.links],
    )


PLAIN_LINKS = {
    "doctors": ("Doctors", "/doctors"),
    "hospitals": ("Hospitals", "/hospitals"),
    "costs": ("Costs", "/cost"),
}


def plain_links(language: Language, city_slug: str) -> dict[str, Link]:
    """In the city of the page; on a page that is everyone's the browser leads to the chosen one."""
    return {item: link_in(words, url, language, city_slug) for item, (words, url) in PLAIN_LINKS.items()}


def link_in(words: str, english: str, language: Language, city_slug: str) -> Link:
    url = in_city(in_language(english, language), city_slug)
    return Link(label=translate(words, language), url=url)


VIDEOS = "/videos"
FooterRow = tuple[str, str]  # words, the English page
FOOTER: list[tuple[str, list[FooterRow]]] = [
    (
        "For patients",
        [
            ("Find doctors", "/doctors"),
            ("Find hospitals", "/hospitals"),
            ("What treatments cost", "/cost"),
            ("Second opinion", "/services/second-opinion"),
            ("Medical loan", "/services/medical-loan"),
            ("Insurance", "/insurance"),
            ("Reviews", "/reviews"),
        ],
    ),
    (
        "Learn",
        [
            ("Symptoms", "/symptom"),
            ("Conditions", "/condition"),
            ("Treatments", "/treatment"),
            ("Tests", "/tests"),
            ("Departments", "/departments"),
            ("Blog", "/blog"),
            ("BMI calculator", "/tools/bmi-calculator"),
            ("Videos", VIDEOS),
            ("A to Z", A_TO_Z),
        ],
    ),
    (
        "About",
        [
            ("About us", "/about-us"),
            ("Reviewers", "/reviewers"),
            ("Authors", "/authors"),
            ("Partner with us", "/partner-with-us"),
            ("Careers", "/careers"),
            ("Press", "/press"),
        ],
    ),
    (
        "Help and policies",
        [
            ("Contact us", "/contact-us"),
            ("Chat with us", "/chat"),
            ("FAQ", "/faq"),
            ("Privacy", "/privacy"),
            ("Your data", "/privacy/your-data"),
            ("Terms and conditions", "/terms-conditions"),
            ("Refund policy", "/refund-policy"),
            ("Editorial policy", "/editorial-policy"),
        ],
    ),
]
# On an English page the column about reading also leads to the Hindi articles, in Hindi.
HINDI_BLOG = Link(label=translate("Hindi blog", "hi"), url="/hi/blog", lang="hi")


@cached_until_change
def footer(language: Language, city_slug: str) -> list[FooterColumn]:
    """Links to pages that are there: of ours, or live ones of editors; to videos once there is a film. In the
    city of the page.

    Two queries, cached.
    """
    live = live_addresses() if has_films() else live_addresses() - {VIDEOS}
    columns = [
        FooterColumn(
            title=translate(title, language),
            links=[
                link_in(words, english, language, city_slug)
                for words, english in rows
                if has_view(english) or english in live
            ],
        )
        for title, rows in FOOTER
    ]
    if language == "en" and HINDI_BLOG.url in live:
        columns[1].links.append(HINDI_BLOG)
    return columns

"""The menus, the plain links and the footer, in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from django.urls import resolve

from sehat.content.schemas import LinkGroup
from sehat.content.selectors import condition_links, live_addresses, treatment_links
from sehat.core.schemas import Language, Link
from sehat.directory.selectors import department_tiles, hindi_department_names
from sehat.rendering.cache_version import cached_until_change
from sehat.shell.schemas import FooterColumn, Menu, MenuGroup, MenuItem

Both = tuple[str, str]  # English, Hindi


@dataclass(frozen=True)
class MenuWords:
    label: Both
    title: Both
    everything: Both
    icon: str
    url: str


CONDITIONS = MenuWords(
    label=("Conditions", "बीमारियाँ"),
    title=("{} conditions", "{} की बीमारियाँ"),
    everything=("All conditions, A to Z", "सभी बीमारियाँ"),
    icon="heart-pulse",
    url="/condition",
)
TREATMENTS = MenuWords(
    label=("Treatments", "इलाज"),
    title=("{} treatments", "{} के इलाज"),
    everything=("All treatments, A to Z", "सभी इलाज"),
    icon="clipboard-plus",
    url="/treatment",
)


def in_language(words: Both, language: Language) -> str:
    return words[language == "hi"]


@cached_until_change
def menus(language: Language) -> list[Menu]:
    """Departments, then conditions and treatments by speciality. Four queries, cached."""
    grid = Menu(
        label=in_language(("Departments", "विभाग"), language),
        icon="layout-grid",
        groups=[departments(language)],
    )
    by_speciality = [
        menu_by_speciality(CONDITIONS, condition_links(language), language),
        menu_by_speciality(TREATMENTS, treatment_links(language), language),
    ]
    return [grid, *(menu for menu in by_speciality if menu.groups)]


def menu_by_speciality(words: MenuWords, groups: list[LinkGroup], language: Language) -> Menu:
    everything = in_language(words.everything, language)
    return Menu(
        label=in_language(words.label, language),
        icon=words.icon,
        title=in_language(words.title, language),
        groups=[menu_group(group) for group in groups],
        everything=MenuItem(label=everything, url=words.url),
    )


def departments(language: Language) -> MenuGroup:
    hindi = hindi_department_names() if language == "hi" else {}
    items = [
        MenuItem(label=hindi.get(tile.label, tile.label), url=tile.url, icon=tile.icon)
        for tile in department_tiles()
    ]
    all_of_them = in_language(("All departments", "सभी विभाग"), language)
    return MenuGroup(label="", items=[*items, MenuItem(label=all_of_them, url="/departments")])


def menu_group(group: LinkGroup) -> MenuGroup:
    return MenuGroup(
        label=group.label,
        icon=group.icon,
        items=[MenuItem(label=link.label, url=link.url or "", lang=link.lang) for link in group.links],
    )


def plain_links(language: Language) -> list[Link]:
    rows: list[tuple[Both, str]] = [
        (("Doctors", "डॉक्टर"), "/doctors"),
        (("Hospitals", "अस्पताल"), "/hospitals"),
    ]
    return [Link(label=in_language(words, language), url=url) for words, url in rows]


# Words in both languages, the English page, and the Hindi one where there is one.
FooterRow = tuple[Both, str, str]
FOOTER: list[tuple[Both, list[FooterRow]]] = [
    (
        ("For patients", "मरीज़ों के लिए"),
        [
            (("Find doctors", "डॉक्टर खोजें"), "/doctors", ""),
            (("Find hospitals", "अस्पताल खोजें"), "/hospitals", ""),
            (("Second opinion", "दूसरी राय"), "/services/second-opinion", ""),
            (("Medical loan", "इलाज के लिए लोन"), "/services/medical-loan", ""),
            (("Insurance", "बीमा"), "/insurance", ""),
            (("Reviews", "लोगों की राय"), "/reviews", ""),
        ],
    ),
    (
        ("Learn", "जानें"),
        [
            (("Conditions", "बीमारियाँ"), "/condition", ""),
            (("Treatments", "इलाज"), "/treatment", ""),
            (("Tests", "जाँचें"), "/tests", "/hi/tests"),
            (("Departments", "विभाग"), "/departments", ""),
            (("Blog", "ब्लॉग"), "/blog", "/hi/blog"),
            (("BMI calculator", "BMI कैलकुलेटर"), "/tools/bmi-calculator", ""),
            (("Videos", "वीडियो"), "/videos", ""),
            (("A to Z", "सभी पन्ने (A से Z)"), "/all", ""),
        ],
    ),
    (
        ("About", "हमारे बारे में"),
        [
            (("About us", "हम कौन हैं"), "/about-us", ""),
            (("Reviewers", "समीक्षक डॉक्टर"), "/reviewers", ""),
            (("Authors", "लेखक"), "/authors", ""),
            (("Partner with us", "हमारे साथ जुड़ें"), "/partner-with-us", ""),
            (("Careers", "नौकरी"), "/careers", ""),
            (("Press", "प्रेस"), "/press", ""),
        ],
    ),
    (
        ("Help and policies", "मदद और नियम"),
        [
            (("Contact us", "संपर्क करें"), "/contact-us", ""),
            (("Chat with us", "हमसे चैट करें"), "/chat", "/hi/chat"),
            (("FAQ", "आम सवाल"), "/faq", ""),
            (("Privacy", "निजता"), "/privacy", ""),
            (("Your data", "आपकी जानकारी"), "/privacy/your-data", "/hi/privacy/your-data"),
            (("Terms and conditions", "नियम और शर्तें"), "/terms-conditions", ""),
            (("Refund policy", "पैसे वापसी के नियम"), "/refund-policy", ""),
            (("Editorial policy", "संपादकीय नीति"), "/editorial-policy", ""),
        ],
    ),
]
# On an English page the column about reading also leads to the Hindi articles, in Hindi.
HINDI_BLOG = Link(label="हिंदी ब्लॉग", url="/hi/blog", lang="hi")


@cache
def has_view(url: str) -> bool:
    """Whether an address belongs to a view of ours; addresses do not change while the site runs."""
    return resolve(url).url_name != "page"


@cached_until_change
def footer(language: Language) -> list[FooterColumn]:
    """Links to pages that are there: a view of ours, or a live page that editors made. One query, cached."""
    live = live_addresses()
    columns = [
        FooterColumn(
            title=in_language(title, language),
            links=[
                Link(
                    label=in_language(words, language),
                    url=(hindi if language == "hi" else "") or english,
                )
                for words, english, hindi in rows
                if has_view(english) or english in live
            ],
        )
        for title, rows in FOOTER
    ]
    if language == "en":
        columns[1].links.append(HINDI_BLOG)
    return columns

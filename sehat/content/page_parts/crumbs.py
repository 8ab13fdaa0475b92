"""The way down to a page of the tree."""

from __future__ import annotations

from sehat.content.models import MedicalPage, SitePage
from sehat.content.selectors import is_there
from sehat.core.languages import display_name, localized_path, translate
from sehat.directory.addresses import department_url
from sehat.directory.cards import home_crumb
from sehat.directory.models import Department
from sehat.rendering.dependencies import noting
from sehat.rendering.row_changes import note_row
from sehat.rendering.schemas import Crumb


def crumbs_above(page: SitePage) -> list[Crumb]:
    """Home, and the section a page stands under, which is no link while it is not live; /hi is home itself.
    One query under a section."""
    home = home_crumb(page.language)
    url = page.address.rsplit("/", 1)[0]
    if url in {"", home.url}:
        return [home]
    with noting() as reads:
        section = page.get_parent()
    note_row(reads, section)
    return [home, Crumb(label=section.title, url=url if section.live else None)]


def index_crumb(label: str, url: str) -> Crumb:
    """The index of a kind of pages, which is no link while it is not live. No query when cached."""
    return Crumb(label=label, url=url if is_there(url.partition("?")[0]) else None)


def medical_crumbs(page: MedicalPage, department: Department, index: str, path: str) -> list[Crumb]:
    """Home, the index of its kind in English words and at `path`, and the department it belongs to."""
    language = page.language
    return [
        home_crumb(language),
        index_crumb(translate(index, language), localized_path(path, language)),
        Crumb(label=display_name(department, language), url=department_url(department, language)),
        Crumb(label=page.title),
    ]

"""A page of the site that is asked for by its own title, as menu and footer say it: “Partner with us”."""

from __future__ import annotations

from collections.abc import Iterator

from wagtail.models import Page

from sehat.content.addresses import address_under, root_path
from sehat.content.models import (
    ConditionIndexPage,
    InfoPage,
    SectionPage,
    SitePage,
    TreatmentIndexPage,
    VideoIndexPage,
)
from sehat.content.page_parts.translation import in_language
from sehat.content.selectors import live_pages
from sehat.core.folding import joined
from sehat.core.languages import LANGUAGES, english_path, language_of, localized_path, noop, translate
from sehat.core.schemas import Language
from sehat.rendering.cache_version import cached_until_change
from sehat.search.parser.parts import ParsedQuery
from sehat.search.parser.vocabulary import wish_part
from sehat.search.parser.wishes import wishes
from sehat.search.schemas import SearchHit

TITLED: tuple[type[SitePage], ...] = (
    InfoPage, SectionPage, ConditionIndexPage, TreatmentIndexPage, VideoIndexPage,
)  # fmt: skip
# Those that no editor wrote and no wish leads to.
OURS = {
    "/authors": noop("Authors"), "/reviewers": noop("Reviewers"), "/all": noop("A to Z"),
    "/chat": noop("Chat with us"), "/chat/ai": noop("Care assistant"),
}  # fmt: skip
ICON = "prescription_document"


def pages_titled(parsed: ParsedQuery, language: Language) -> Iterator[SearchHit]:
    """The page whose whole title was typed, in the language where it has one."""
    address = address_titled(parsed)
    if address is None:
        return
    url, named = in_language(address, language), titles()
    name = named.get(url) or named.get(address)
    if name is None:  # gone since its address was read
        return
    spoken = language_of(url)
    part = next(
        (wish_part(name) for name, wish in wishes().items() if wish.get("page") == english_path(url)), None
    )
    yield SearchHit(
        name=name,
        url=url,
        note=part.display_note(language) if part else "",
        icon=part.icon if part else ICON,
        lang=None if spoken == language else spoken,
    )


def address_titled(parsed: ParsedQuery) -> str | None:
    return addresses_by_title().get(joined(" ".join(parsed.pieces)))


@cached_until_change
def titles() -> dict[str, str]:
    """Title by address. Two queries, cached. /test only leads to all tests, which a wish does too."""
    ids = [pk for pk, model in live_pages().values() if issubclass(model, TITLED)]
    found = Page.objects.filter(pk__in=ids).exclude(pk__in=SectionPage.objects.exclude(leads_to=""))
    rows = found.order_by("pk").values_list("url_path", "title")
    root = root_path()
    ours = {
        localized_path(url, one): translate(title, one) for url, title in OURS.items() for one in LANGUAGES
    }
    return ours | {address_under(root, path): title for path, title in rows}


@cached_until_change
def addresses_by_title() -> dict[str, str]:
    return {joined(title): address for address, title in reversed(titles().items())}

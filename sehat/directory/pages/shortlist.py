"""`/shortlist` as props: one page for everyone, because only the browser knows what is on it."""

from __future__ import annotations

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.cards import home_crumb
from sehat.directory.schemas import ShortlistPageProps
from sehat.rendering.schemas import Crumb, Meta


def shortlist_page(language: Language = "en") -> ShortlistPageProps:
    """No query."""
    title = translate("Saved doctors and hospitals", language)
    return ShortlistPageProps(
        meta=Meta(title=title, noindex=True),
        crumbs=[home_crumb(language), Crumb(label=title)],
        title=title,
        intro=translate("Side by side, to compare. The list is stored on this device alone.", language),
    )

"""The ribbon and the notice of staff on a page: from the first of their days to the last."""

from __future__ import annotations

from datetime import date

from django.utils import timezone

from sehat.content.page_parts.translation import in_language
from sehat.core.languages import localized
from sehat.core.schemas import Language
from sehat.rendering.cache_version import cached_until_change
from sehat.shell.links import is_own, leads_to_page
from sehat.shell.models import SiteSettings
from sehat.shell.schemas import Announcement, Layout


@cached_until_change
def site_settings() -> SiteSettings:
    """What staff set, else what the product comes with. One query, cached."""
    return SiteSettings.objects.order_by("pk").first() or SiteSettings()


def ribbon_on(layout: Layout, language: Language) -> tuple[Layout, Announcement | None]:
    """The row of the layout with the ribbon that staff chose, and its words where they are not the usual.

    The usual one stands outside of their days, and where their words lead to a page that is gone.
    """
    chosen, kinds = site_settings(), SiteSettings.Ribbon
    if chosen.ribbon == kinds.USUAL or not is_today(chosen.ribbon_from, chosen.ribbon_until):
        return layout, None
    if chosen.ribbon == kinds.NONE:
        return layout.model_copy(update={"ribbon": "none"}), None
    words = announcement(chosen.ribbon_text, chosen.ribbon_text_hi, chosen.ribbon_url, language)
    return layout, words if words.url else None


def notice_in(language: Language) -> Announcement | None:
    """What staff tell on every page today. No query when cached."""
    chosen = site_settings()
    if not chosen.has_notice or not is_today(chosen.notice_from, chosen.notice_until):
        return None
    return announcement(chosen.notice_text, chosen.notice_text_hi, chosen.notice_url, language)


def announcement(text: str, text_hi: str, url: str, language: Language) -> Announcement:
    """Leads to the page in the language where there is one, and nowhere once it is gone."""
    leads = not is_own(url) or leads_to_page(url)
    return Announcement(
        text=localized(language, en=text, hi=text_hi),
        url=in_language(url, language) if url and leads else None,
    )


def is_today(first: date | None, last: date | None) -> bool:
    """Whether today, in India, is one of the days; both belong to them."""
    today = timezone.localdate()
    return (first is None or first <= today) and (last is None or today <= last)

"""Where the tier of requests starts on a page that has none of its own (spec section 4)."""

from __future__ import annotations

from sehat.leads.page_token import DEFAULT_TIER
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import PageContext
from sehat.shell.links import holds_for, is_of_type
from sehat.shell.models import PageTier


@cached_until_change
def page_tiers() -> list[PageTier]:
    """The table of staff, in order. One query, cached."""
    return list(PageTier.objects.all())


def with_tier(context: PageContext) -> PageContext:
    """The context with the tier that staff gave to pages like it; as it is where the page has its own."""
    if context.subject.tier != DEFAULT_TIER:
        return context
    found = next((row.tier for row in page_tiers() if fits(row, context)), DEFAULT_TIER)
    return context.model_copy(update={"subject": context.subject.model_copy(update={"tier": found})})


def fits(row: PageTier, context: PageContext) -> bool:
    fits_path = not row.path or holds_for(row.path, context.path)
    return fits_path and is_of_type(row.page_type, context.page_type)

"""A page's tier on its way through a browser: signed, so that it comes back as it left (decisions 2.5)."""

from __future__ import annotations

from django.core.signing import BadSignature, Signer

from sehat.rendering.schemas import PageContext

DEFAULT_TIER = 3  # spec section 9
SALT = "leads.page"


def page_token(context: PageContext) -> str:
    """The same for every visitor and every moment, so that pages can be cached."""
    return Signer(salt=SALT).sign(f"{context.page_type}:{context.subject.tier}")


def page_tier(token: str, page_type: str) -> int:
    """The tier of the page of that type; the default for a token that is not ours or is another page's."""
    try:
        kind, tier = Signer(salt=SALT).unsign(token).rsplit(":", 1)
    except (BadSignature, ValueError):
        return DEFAULT_TIER
    return int(tier) if kind == page_type else DEFAULT_TIER

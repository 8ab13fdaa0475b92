"""The two languages of the site. An address says which one a page speaks: Hindi stands under /hi."""

from __future__ import annotations

from sehat.core.schemas import Language


def language_of(path: str) -> Language:
    """ "hi" for /hi and all below it, else "en"."""
    return "hi" if path.strip("/").split("/")[0] == "hi" else "en"

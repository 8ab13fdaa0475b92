"""One reading of a person's name (decisions 4.8)."""

from __future__ import annotations

from sehat.core.folding import without_invisible_signs

MARKUP = "<>"


def is_name(text: str) -> bool:
    """Some letters, which are seen, and no markup."""
    return without_invisible_signs(text).strip() != "" and not set(text) & set(MARKUP)

"""What a vendor says, made fit to be stored."""

from __future__ import annotations


def plain_text(value: object, longest: int) -> str:
    """Text or a whole number, without what no database takes (NUL, half a surrogate pair); "" else."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    text = str(value).replace("\0", "").encode("utf-8", "replace").decode()
    return text.strip()[:longest]

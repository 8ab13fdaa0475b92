"""What a vendor says, made fit to be stored."""

from __future__ import annotations

from typing import Any


def plain_text(value: object, max_length: int) -> str:
    """Text or a whole number, without what no database takes (NUL, half a surrogate pair); "" else."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return ""
    text = str(value).replace("\0", "").encode("utf-8", "replace").decode()
    return text.strip()[:max_length]


def at_path(value: object, path: str) -> object:
    """What stands at names with dots between ("After.ProspectStage"); None for nothing."""
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def text_at(item: object, path: str, max_length: int) -> str:
    return plain_text(at_path(item, path), max_length) if path else ""


def dicts(value: object) -> list[dict[str, Any]]:
    """The objects of a list; what else stands in it is nobody's."""
    return [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []

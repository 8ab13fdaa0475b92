"""The address of each page of this room, in one place."""

from __future__ import annotations

from sehat.core.schemas import Language


def page_path(path: str, language: Language) -> str:
    return f"/hi{path}" if language == "hi" else path

"""What the pages of this room tell search engines, in the words of schema.org."""

from __future__ import annotations

from django.conf import settings

from sehat.core.schemas import Language
from sehat.directory.json_ld import Block, block
from sehat.rendering.footnotes import citation
from sehat.rendering.schemas import Source


def procedure_page(title: str, path: str, procedure: str, language: Language, sources: list[Source]) -> Block:
    """schema.org MedicalWebPage about a MedicalProcedure."""
    return block(
        "MedicalWebPage",
        name=title,
        url=settings.SITE_URL + path,
        inLanguage=language,
        about={"@type": "MedicalProcedure", "name": procedure},
        **({"citation": [citation(source) for source in sources]} if sources else {}),
    )

"""What the pages of this room tell search engines, in the words of schema.org."""

from __future__ import annotations

from django.conf import settings

from sehat.directory.json_ld import Block, block


def procedure_page(title: str, path: str, procedure: str) -> Block:
    """schema.org MedicalWebPage about a MedicalProcedure."""
    return block(
        "MedicalWebPage",
        name=title,
        url=settings.SITE_URL + path,
        inLanguage="en",
        about={"@type": "MedicalProcedure", "name": procedure},
    )

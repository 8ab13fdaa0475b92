"""Who stands behind a treatment, provided to the cost pages of a room below."""

from __future__ import annotations

from sehat.content.models import TreatmentPage
from sehat.content.models.site_page import published
from sehat.content.page_parts.medical_meta import byline
from sehat.core.schemas import Language
from sehat.rendering.cache_version import cached_until_change
from sehat.rendering.schemas import Byline


@cached_until_change
def byline_of_treatment(procedure_id: int, language: Language) -> Byline | None:
    """The byline of the live page about a treatment in a language; None without one. Two queries with photos,
    else one; cached. Who asks rests on this answer, not on every page of the tree.
    """
    pages = published(TreatmentPage.objects).filter(procedure=procedure_id)
    found = pages.select_related("author__photo", "reviewer__photo")
    page = next((page for page in found if page.language == language), None)
    return byline(page) if page else None

"""Who stands behind a treatment, provided to the cost pages of a room below."""

from __future__ import annotations

from sehat.content.models import TreatmentPage
from sehat.content.models.site_page import published
from sehat.content.page_parts.medical_meta import byline
from sehat.rendering.schemas import Byline


def byline_of_treatment(procedure_id: int) -> Byline | None:
    """The byline of the live page about a treatment; None without one. Two queries with photos, else one."""
    pages = published(TreatmentPage.objects).filter(procedure=procedure_id)
    page = pages.select_related("author__photo", "reviewer__photo").first()
    return byline(page) if page else None

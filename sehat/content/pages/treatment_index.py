"""`/treatment` and `/hi/treatment` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import TreatmentIndexPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.index_meta import index_meta
from sehat.content.page_parts.translation import twin_url
from sehat.content.selectors import treatment_links
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb


@page_props.register(TreatmentIndexPage)
def treatment_index_page(page: TreatmentIndexPage, request: HttpRequest) -> schemas.TreatmentIndexPageProps:
    """Every live treatment page by speciality. No query of its own: the groups are cached."""
    language = page.language
    crumbs = [home_crumb(language), Crumb(label=page.title)]
    return schemas.TreatmentIndexPageProps(
        meta=index_meta(page, crumbs, translation=twin_url(page.address)),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        groups=treatment_links(language),
    )

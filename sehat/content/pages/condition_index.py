"""`/condition` and `/hi/condition` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import ConditionIndexPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.index_meta import index_meta
from sehat.content.page_parts.translation import twin_url
from sehat.content.selectors import condition_links
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb


@page_props.register(ConditionIndexPage)
def condition_index_page(page: ConditionIndexPage, request: HttpRequest) -> schemas.ConditionIndexPageProps:
    """Every live condition page by speciality. No query of its own: the groups are cached."""
    language = page.language
    crumbs = [home_crumb(language), Crumb(label=page.title)]
    return schemas.ConditionIndexPageProps(
        meta=index_meta(page, crumbs, translation=twin_url(page.address)),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        groups=condition_links(language),
    )

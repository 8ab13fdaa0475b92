"""Info pages as props."""

from __future__ import annotations

from django.conf import settings

from sehat.content import schemas
from sehat.content.models import InfoPage
from sehat.core.india import long_date
from sehat.core.schemas import Crumb, Meta


def info_props(page: InfoPage) -> schemas.InfoPage:
    return schemas.InfoPage(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description or page.lead,
            canonical=f"{settings.SITE_URL}/{page.slug}",
        ),
        crumbs=[Crumb(label="Home", url="/"), Crumb(label=page.title)],
        title=page.title,
        lead=page.lead,
        updated=long_date(page.updated_on),
        sections=[schemas.Section(**dict(block.value)) for block in page.sections],
    )

"""`/campaigns` as props."""

from __future__ import annotations

from django.conf import settings
from django.db.models import F
from django.http import HttpRequest

from sehat.campaigns import schemas
from sehat.campaigns.models import CampaignIndexPage, MarketingPage
from sehat.content.models.site_page import page_props, published
from sehat.content.page_parts.index_meta import shortened
from sehat.core.schemas import Link
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import breadcrumbs
from sehat.rendering.schemas import Crumb, Meta

# What a script added has no first day: databases differ in where they would put it.
NEWEST_FIRST = F("first_published_at").desc(nulls_last=True)


@page_props.register(CampaignIndexPage)
def campaign_index_page(page: CampaignIndexPage, request: HttpRequest) -> schemas.CampaignIndexPageProps:
    """Every live campaign, the newest first. One query."""
    campaigns = published(MarketingPage.objects.child_of(page)).order_by(NEWEST_FIRST, "title")
    return schemas.CampaignIndexPageProps(
        meta=Meta(
            title=page.seo_title or page.title,
            description=page.search_description or shortened(page.lead),
            canonical=settings.SITE_URL + page.address,
            json_ld=[breadcrumbs([home_crumb("en"), Crumb(label=page.title)])],
        ),
        title=page.title,
        lead=page.lead,
        campaigns=[
            schemas.CampaignTile(link=Link(label=one.title, url=one.address), lead=one.lead)
            for one in campaigns
        ],
    )

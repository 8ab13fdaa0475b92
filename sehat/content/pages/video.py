"""Videos as props."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import VideoPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.crumbs import index_crumb
from sehat.content.page_parts.index_meta import shortened
from sehat.core.india import long_date
from sehat.directory.cards import home_crumb
from sehat.directory.json_ld import block, breadcrumbs
from sehat.rendering.blocks import values
from sehat.rendering.schemas import Crumb, Meta
from sehat.rendering.share_image import image_url


@page_props.register(VideoPage)
def video_page(page: VideoPage, request: HttpRequest) -> schemas.VideoPageProps:
    """The film with its title for a poster, or its scenes. No query beside the page itself."""
    crumbs = [home_crumb("en"), index_crumb("Videos", "/videos"), Crumb(label=page.title)]
    return schemas.VideoPageProps(
        meta=Meta(
            title=page.seo_title or f"{page.title}: video",
            description=page.search_description or shortened(page.lead),
            canonical=settings.SITE_URL + page.address,
            noindex=not page.has_film,
            json_ld=[breadcrumbs(crumbs), *([video_object(page)] if page.has_film else [])],
        ),
        crumbs=crumbs,
        title=page.title,
        lead=page.lead,
        icon=page.icon,
        published=long_date(page.published_on),
        file_url=page.file.url if page.has_film else None,
        captions_url=page.captions.url if page.has_film else None,
        poster_url=image_url(page.title).removeprefix(settings.SITE_URL),
        seconds=page.seconds if page.has_film else None,
        scenes=values(page.scenes),
        transcript=page.transcript,
    )


def video_object(page: VideoPage) -> dict[str, object]:
    """schema.org VideoObject."""
    length = {"duration": f"PT{page.seconds}S"} if page.seconds else {}
    return block(
        "VideoObject",
        name=page.title,
        description=page.lead,
        uploadDate=page.published_on.isoformat(),
        thumbnailUrl=image_url(page.title),
        contentUrl=settings.SITE_URL + page.file.url,
        transcript=page.transcript,
        **length,
    )

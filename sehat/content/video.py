"""Videos as props."""

from __future__ import annotations

from django.conf import settings

from sehat.content import schemas
from sehat.content.index import index_meta
from sehat.content.models import VideoIndexPage, VideoPage
from sehat.content.wording import values
from sehat.core.india import long_date
from sehat.core.schemas import Crumb, Meta
from sehat.directory.json_ld import block, breadcrumbs


def video_props(page: VideoPage) -> schemas.VideoPage:
    """A film is shown with its captions or not at all. No query beside the page itself."""
    has_film = bool(page.file and page.captions)
    crumbs = [Crumb(label="Home", url="/"), Crumb(label="Videos", url="/videos"), Crumb(label=page.title)]
    return schemas.VideoPage(
        meta=Meta(
            title=page.seo_title or f"{page.title}: video",
            description=page.search_description or page.lead,
            canonical=settings.SITE_URL + page.address,
            json_ld=[breadcrumbs(crumbs), *([video_object(page)] if has_film else [])],
        ),
        crumbs=crumbs,
        title=page.title,
        lead=page.lead,
        icon=page.icon,
        published=long_date(page.published_on),
        file_url=page.file.url if has_film else None,
        captions_url=page.captions.url if has_film else None,
        scenes=values(page.scenes),
        transcript=page.transcript,
    )


def video_object(page: VideoPage) -> dict[str, object]:
    """schema.org VideoObject."""
    return block(
        "VideoObject",
        name=page.title,
        description=page.lead,
        uploadDate=page.published_on.isoformat(),
        contentUrl=settings.SITE_URL + page.file.url,
        transcript=page.transcript,
    )


def index_props(page: VideoIndexPage) -> schemas.VideoIndexPage:
    """Every live video, newest first. One query."""
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=page.title)]
    videos = VideoPage.objects.live().child_of(page).order_by("-published_on", "title")
    return schemas.VideoIndexPage(
        meta=index_meta(page, crumbs),
        crumbs=crumbs,
        title=page.title,
        intro=page.intro,
        videos=[
            schemas.VideoCard(
                title=video.title,
                url=video.address,
                icon=video.icon,
                lead=video.lead,
                published=long_date(video.published_on),
            )
            for video in videos
        ],
    )

"""`/videos` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import VideoIndexPage, VideoPage
from sehat.content.models.site_page import page_props, published
from sehat.content.page_parts.index_meta import index_meta
from sehat.core.india import long_date
from sehat.rendering.schemas import Crumb


@page_props.register(VideoIndexPage)
def video_index_page(page: VideoIndexPage, request: HttpRequest) -> schemas.VideoIndexPageProps:
    """Every live video, newest first. One query."""
    crumbs = [Crumb(label="Home", url="/"), Crumb(label=page.title)]
    videos = published(VideoPage.objects).child_of(page).order_by("-published_on", "title")
    return schemas.VideoIndexPageProps(
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
                has_film=video.has_film,
                seconds=video.seconds if video.has_film else None,
            )
            for video in videos
        ],
    )

"""`/videos` as props."""

from __future__ import annotations

from django.http import HttpRequest

from sehat.content import schemas
from sehat.content.models import VideoIndexPage
from sehat.content.models.site_page import page_props
from sehat.content.page_parts.index_meta import index_meta
from sehat.content.selectors import films
from sehat.core.india import long_date
from sehat.directory.cards import home_crumb
from sehat.rendering.schemas import Crumb


@page_props.register(VideoIndexPage)
def video_index_page(page: VideoIndexPage, request: HttpRequest) -> schemas.VideoIndexPageProps:
    """Every film, newest first. One query."""
    crumbs = [home_crumb("en"), Crumb(label=page.title)]
    videos = films().child_of(page).order_by("-published_on", "title")  # type: ignore[attr-defined]
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
                seconds=video.seconds,
            )
            for video in videos
        ],
    )

"""The blog and the videos."""

from __future__ import annotations

from sehat.content.schemas.medical import ReviewedPageProps
from sehat.content.schemas.parts import ArticleCard
from sehat.core.schemas import Link, Schema
from sehat.rendering.schemas import Crumb, PageLink, PageProps


class BlogIndexPageProps(PageProps):
    """`/blog` and `/hi/blog`."""

    crumbs: list[Crumb]
    title: str
    intro: str
    departments: list[Link]
    chosen: str
    articles: list[ArticleCard]
    pages: list[PageLink]
    next_url: str | None


class ArticlePageProps(ReviewedPageProps):
    """`/blog/{slug}` and `/hi/blog/{slug}`: page type Blog."""

    title: str
    minutes: int
    translation: Link | None
    cover: str
    icon: str
    takeaways: list[str]
    related: list[ArticleCard]


class VideoCard(Schema):
    """A film. `seconds` is how long it lasts; None where that is not known."""

    title: str
    url: str
    icon: str
    lead: str
    published: str
    seconds: int | None


class VideoIndexPageProps(PageProps):
    """`/videos`."""

    crumbs: list[Crumb]
    title: str
    intro: str
    videos: list[VideoCard]


class VideoPageProps(PageProps):
    """`/videos/{slug}`: page type Video. Without a film its scenes are shown."""

    crumbs: list[Crumb]
    title: str
    lead: str
    icon: str
    published: str
    file_url: str | None
    captions_url: str | None
    poster_url: str
    seconds: int | None
    scenes: list[str]
    transcript: str

"""What the search page shows."""

from __future__ import annotations

from sehat.core.schemas import Crumb, Link, PageProps, Schema


class SearchHit(Schema):
    name: str
    url: str
    note: str
    icon: str


class SearchGroup(Schema):
    label: str
    hits: list[SearchHit]


class SearchPage(PageProps):
    """`/search?q=`: results grouped by kind; `groups` is empty when nothing was found."""

    crumbs: list[Crumb]
    query: str
    city: str
    is_too_short: bool
    groups: list[SearchGroup]
    popular: list[Link]
    is_emergency: bool

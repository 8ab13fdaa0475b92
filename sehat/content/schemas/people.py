"""Authors and reviewers."""

from __future__ import annotations

from typing import Literal

from sehat.content.schemas.parts import LinkGroup
from sehat.core.schemas import Picture, Schema
from sehat.rendering.schemas import Crumb, PageProps


class PersonCard(Schema):
    """An author or a reviewer, and how many live pages are theirs."""

    name: str
    url: str
    degrees: str
    speciality: str
    pages: int
    is_demo: bool
    photo: Picture | None = None


class PeoplePageProps(PageProps):
    """`/authors` and `/reviewers`."""

    crumbs: list[Crumb]
    kind: Literal["authors", "reviewers"]
    title: str
    intro: str
    people: list[PersonCard]


class PersonPageProps(PageProps):
    """`/authors/{slug}` (authorDetailsPageType) and `/reviewers/{slug}` (Reviewers)."""

    crumbs: list[Crumb]
    kind: Literal["authors", "reviewers"]
    name: str
    speciality: str
    degrees: str
    registration: str
    bio: str
    is_demo: bool
    photo: Picture | None = None
    groups: list[LinkGroup]

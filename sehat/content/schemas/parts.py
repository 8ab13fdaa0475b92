"""What pages of several kinds show alike."""

from __future__ import annotations

from sehat.core.schemas import Language, Link, Schema


class ArticleCard(Schema):
    title: str
    url: str
    icon: str
    language: Language
    reviewed_by: str
    updated: str
    minutes: int


class Step(Schema):
    title: str
    text: str


class KeyFact(Schema):
    term: str
    value: str


class Question(Schema):
    question: str
    answer: str
    group: str = ""


class LinkGroup(Schema):
    label: str
    icon: str
    links: list[Link]

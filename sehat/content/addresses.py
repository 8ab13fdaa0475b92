"""The address of each page of this room that is no Wagtail page of its own, in one place."""

from __future__ import annotations

from sehat.content.models.person import Person


def condition_url(slug: str) -> str:
    return f"/condition/{slug}"


def person_url(person: Person) -> str:
    return f"/{'reviewers' if person.role == Person.Role.REVIEWER else 'authors'}/{person.slug}"

"""The faces of found doctors: those that their cards and profiles show."""

from __future__ import annotations

from collections.abc import Iterable

from sehat.directory.portraits import face_urls
from sehat.search.schemas import Entity, SearchHit

PROFILE = "/doctor/"


def with_faces(found: list[Entity]) -> list[Entity]:
    """One query where doctors are among them, two where one has a photograph."""
    faces = face_urls(entity.slug for entity in found if entity.kind == "Doctor")
    return [
        entity.model_copy(update={"image_url": faces[entity.slug]})
        if entity.kind == "Doctor" and entity.slug in faces
        else entity
        for entity in found
    ]


def hits_with_faces(hits: Iterable[SearchHit]) -> list[SearchHit]:
    """The same for pages that answer: a doctor by name."""
    hits = list(hits)
    slugs = {hit.url: hit.url.rpartition("/")[2] for hit in hits if PROFILE in hit.url}
    faces = face_urls(slugs.values())
    return [hit.model_copy(update={"image_url": faces.get(slugs.get(hit.url, ""), "")}) for hit in hits]

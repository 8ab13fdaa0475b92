"""Notes each change of what can be found, so that the index follows within seconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.db.models import Model
from django.db.models.signals import post_delete, post_save
from wagtail.models import Page, PageManager, PageViewRestriction

from sehat.content.models import ArticlePage, ConditionPage, SymptomPage, TestPage, TreatmentPage
from sehat.directory.models import Condition, Department, Doctor, Hospital, Procedure
from sehat.search.models import SearchChange
from sehat.search.schemas import Kind

# The model, the kind of entity its rows show in, and the id of that entity.
WATCHED: list[tuple[type[Model], Kind, Callable[[Any], int]]] = [
    (Condition, "Condition", lambda row: row.pk),
    (ConditionPage, "Condition", lambda row: row.condition_id),
    (Procedure, "Treatment", lambda row: row.pk),
    (TreatmentPage, "Treatment", lambda row: row.procedure_id),
    (TestPage, "Test", lambda row: row.pk),
    (SymptomPage, "Symptom", lambda row: row.pk),
    (ArticlePage, "Blog", lambda row: row.pk),
    (Department, "Department", lambda row: row.pk),
    (Hospital, "Hospital", lambda row: row.pk),
    (Doctor, "Doctor", lambda row: row.pk),
]


def note_changes() -> None:
    """Called once at start. Rows written in bulk send no signal: who writes so calls `note_bulk`."""
    for model, kind, id_of in WATCHED:
        noted = noter(kind, id_of)
        name = f"search-{model._meta.label}"
        post_save.connect(noted, sender=model, weak=False, dispatch_uid=name)
        post_delete.connect(noted, sender=model, weak=False, dispatch_uid=name)
    note_privacy()


def note_bulk(model: type[Model], pks: Sequence[int]) -> None:
    """What the signals of these rows would note, in one query; nothing of a model that is not searched."""
    for watched, kind, _ in WATCHED:
        if watched is model:
            SearchChange.objects.bulk_create(SearchChange(kind=kind, object_id=pk) for pk in pks)


def note_privacy() -> None:
    """A page that becomes private, or public again, is no longer found, or found again: with all below it."""
    for signal in (post_save, post_delete):
        signal.connect(privacy_changed, sender=PageViewRestriction, dispatch_uid="search-privacy")


def privacy_changed(instance: PageViewRestriction, **_: object) -> None:
    for model, kind, id_of in WATCHED:
        if issubclass(model, Page):
            of_type: PageManager = model.objects  # type: ignore[attr-defined]
            pages = of_type.descendant_of(instance.page, inclusive=True)
            SearchChange.objects.bulk_create(SearchChange(kind=kind, object_id=id_of(page)) for page in pages)


def noter(kind: Kind, id_of: Callable[[Any], int]) -> Callable[..., None]:
    def note(instance: Model, **_: object) -> None:
        SearchChange.objects.create(kind=kind, object_id=id_of(instance))

    return note

"""Notes each change of what can be found, so that the index follows within seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from django.db.models import Model
from django.db.models.signals import post_delete, post_save, pre_delete
from wagtail.models import Page, PageManager, PageViewRestriction
from wagtail.signals import page_slug_changed, post_page_move

from sehat.content.models import ArticlePage, ConditionPage, SymptomPage, TestPage, TreatmentPage
from sehat.directory.models import Condition, Department, Doctor, Hospital, Procedure
from sehat.search.models import SearchChange
from sehat.search.schemas import Kind
from sehat.search.twins import twin_ids


def own_id(row: Model) -> list[int]:
    return [row.pk]


# The model, the kind of entity its rows show in, and the ids of the entities that a row changes.
WATCHED: list[tuple[type[Model], Kind, Callable[[Any], list[int]]]] = [
    (Condition, "Condition", own_id),
    (ConditionPage, "Condition", lambda row: [row.condition_id]),
    (Procedure, "Treatment", own_id),
    (TreatmentPage, "Treatment", lambda row: [row.procedure_id]),
    (TestPage, "Test", twin_ids),
    (SymptomPage, "Symptom", twin_ids),
    (ArticlePage, "Blog", twin_ids),
    (Department, "Department", own_id),
    (Hospital, "Hospital", own_id),
    (Doctor, "Doctor", own_id),
]


def note_changes() -> None:
    """Called once at start. Rows written in bulk send no signal: who writes so calls `note_bulk`."""
    for model, kind, ids_of in WATCHED:
        noted = noter(kind, ids_of)
        name = f"search-{model._meta.label}"
        post_save.connect(noted, sender=model, weak=False, dispatch_uid=name)
        # Before, while a translation still says whose it is; within the transaction that deletes.
        pre_delete.connect(noted, sender=model, weak=False, dispatch_uid=name)
    note_privacy()
    note_moves()


def note_bulk(model: type[Model], pks: Sequence[int]) -> None:
    """What the signals of these rows would note, in one query; nothing of a model that is not searched."""
    for watched, kind, _ in WATCHED:
        if watched is model:
            note_ids(kind, pks)


def note_privacy() -> None:
    """A page that becomes private, or public again, is no longer found, or found again: with all below it."""
    for signal in (post_save, post_delete):
        signal.connect(privacy_changed, sender=PageViewRestriction, dispatch_uid="search-privacy")


def privacy_changed(instance: PageViewRestriction, **_: object) -> None:
    note_below(instance.page)


def note_moves() -> None:
    """A page takes along all below it, whose rows Wagtail writes without a signal."""
    for signal in (page_slug_changed, post_page_move):
        signal.connect(address_changed, dispatch_uid="search-address")


def address_changed(instance: Page, **_: object) -> None:
    note_below(instance)


def note_below(top: Page) -> None:
    """The page and all below it."""
    for model, kind, ids_of in WATCHED:
        if issubclass(model, Page):
            of_type: PageManager = model.objects  # type: ignore[attr-defined]
            pages = of_type.descendant_of(top, inclusive=True)
            note_ids(kind, {number for page in pages for number in ids_of(page)})


def note_ids(kind: Kind, ids: Iterable[int]) -> None:
    SearchChange.objects.bulk_create(SearchChange(kind=kind, object_id=number) for number in ids)


def noter(kind: Kind, ids_of: Callable[[Any], list[int]]) -> Callable[..., None]:
    def note(instance: Model, **_: object) -> None:
        note_ids(kind, ids_of(instance))

    return note

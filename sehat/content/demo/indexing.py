"""Wagtail's indexes (references, the search of /cms) of many rows at once instead of one by one on save."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Model
from django.db.models.signals import post_save
from modelsearch.backends import get_search_backends
from modelsearch.index import get_indexed_models
from modelsearch.signal_handlers import post_save_signal_handler as index_on_save
from wagtail.models import ReferenceIndex
from wagtail.signal_handlers import disable_reference_index_auto_update

BATCH = 500
Saved = dict[type[Model], dict[object, bool]]


@contextmanager
def indexed_in_bulk() -> Iterator[None]:
    """Index what is saved inside at its end, in the same transaction."""
    saved: Saved = defaultdict(dict)
    with transaction.atomic():
        with watching(saved), disable_reference_index_auto_update(), without_search_updates():
            yield
        for model, rows in saved.items():
            index_search(model, rows)
            index_references(model, rows)


@contextmanager
def watching(saved: Saved) -> Iterator[None]:
    """Notes what is saved and whether it is new."""

    def note(sender: type[Model], instance: Model, created: bool, **_: object) -> None:
        saved[sender].setdefault(instance.pk, created)

    post_save.connect(note)
    try:
        yield
    finally:
        post_save.disconnect(note)


@contextmanager
def without_search_updates() -> Iterator[None]:
    for_each_indexed(post_save.disconnect)
    try:
        yield
    finally:
        for_each_indexed(post_save.connect)


def for_each_indexed(change: Callable[..., object]) -> None:
    for model in get_indexed_models():
        if getattr(model, "search_auto_update", True):
            change(index_on_save, sender=model)


def index_search(model: type[Model], keys: Iterable[object]) -> None:
    if model in get_indexed_models():
        rows = list(model.get_indexed_objects().filter(pk__in=list(keys)).order_by("pk"))  # type: ignore[attr-defined]
        for backend in get_search_backends(with_auto_update=True):
            backend.add_bulk(model, rows)


def index_references(model: type[Model], rows: dict[object, bool]) -> None:
    """New rows have no references yet, so theirs are only added."""
    if not ReferenceIndex.is_indexed(model):
        return
    found = []
    for row in model._default_manager.filter(pk__in=list(rows)).order_by("pk"):
        if rows[row.pk]:
            found += references_of(row)
        else:
            ReferenceIndex.create_or_update_for_object(row)
    ReferenceIndex.objects.bulk_create(found, batch_size=BATCH)


def references_of(row: Model) -> list[ReferenceIndex]:
    """As ReferenceIndex.create_or_update_for_object writes them."""
    models: list[Model | type[Model]] = [row, *row._meta.get_parent_list()]
    kinds = [ContentType.objects.get_for_model(model, for_concrete_model=False) for model in models]
    return [
        ReferenceIndex(
            content_type=kinds[0],
            base_content_type=kinds[-1],
            object_id=row.pk,
            to_content_type_id=to_kind,
            to_object_id=to_row,
            model_path=model_path,
            content_path=content_path,
            content_path_hash=ReferenceIndex._get_content_path_hash(content_path),
        )
        for to_kind, to_row, model_path, content_path in sorted(
            set(ReferenceIndex._extract_references_from_object(row))
        )
    ]

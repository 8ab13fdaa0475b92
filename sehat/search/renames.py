"""What is found under the name of something else: doctors of a department follow when that is renamed.

An import, which sends no signal, is followed by a rebuild: within a day, or `index_search --rebuild`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.db.models import Model
from django.db.models.signals import m2m_changed, post_save, pre_save

from sehat.content.models import ArticlePage, SymptomPage, TestPage
from sehat.directory.models import City, Condition, Department, Doctor, Hospital, Locality, Procedure
from sehat.search.changes import note_ids
from sehat.search.schemas import Kind

# What entries say of the row that they are found under.
SAID = {"name", "name_hi", "plain_name", "specialist", "aliases", "icon"}
# By what leads from a row of that model to it, the kind of entity that is found under its name.
UNDER: dict[type[Model], list[tuple[Kind, type[Model], str]]] = {
    Department: [
        ("Condition", Condition, "department"),
        ("Treatment", Procedure, "department"),
        ("Test", TestPage, "department"),
        ("Symptom", SymptomPage, "department"),
        ("Blog", ArticlePage, "department"),
        ("Hospital", Hospital, "departments"),
        ("Doctor", Doctor, "department"),
    ],
    Condition: [("Treatment", Procedure, "conditions"), ("Department", Department, "conditions")],
    City: [("Hospital", Hospital, "city"), ("Doctor", Doctor, "city")],
    Locality: [("Hospital", Hospital, "locality")],
}


def note_renames() -> None:
    """Called once at start."""
    for model in UNDER:
        name = f"search-renames-{model._meta.label}"
        pre_save.connect(remember, sender=model, dispatch_uid=name)
        post_save.connect(renamed, sender=model, dispatch_uid=name)
    m2m_changed.connect(
        conditions_changed, sender=Condition.procedures.through, dispatch_uid="search-conditions"
    )


def said_of(row: Model) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in row._meta.fields if field.name in SAID}


def remember(sender: type[Model], instance: Any, **_: object) -> None:
    """What the database says of the row before the save. One query."""
    before = sender._default_manager.filter(pk=instance.pk).first()
    instance._said_before = said_of(before) if before else None


def renamed(sender: type[Model], instance: Any, **_: object) -> None:
    """A query a kind, and one more to note it."""
    if instance._said_before in (None, said_of(instance)):
        return
    for kind, model, field in UNDER[sender]:
        rows = model._default_manager.filter(**{field: instance.pk})
        note_ids(kind, rows.order_by().values_list("pk", flat=True))


def conditions_changed(
    instance: Model, action: str, reverse: bool, pk_set: Iterable[int] | None, **_: object
) -> None:
    """Treatments are found by what they treat, from whichever of the two it was ticked."""
    if action in {"post_add", "post_remove"}:
        note_ids("Treatment", [instance.pk] if reverse else pk_set or ())

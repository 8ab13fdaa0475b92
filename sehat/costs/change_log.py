"""The change log writes itself: whoever saves a figure, an editor in /cms or a loader, leaves a line.

It hangs on the models because Wagtail saves snippets itself. `update()` and `bulk_create()` pass it by: an
import, which uses them, calls `log_figures`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from django.db.models import Model
from django.db.models.signals import post_delete, post_save, pre_save

from sehat.core.folding import as_compared
from sehat.costs.models import PriceChange, ReferenceRate
from sehat.directory.models import PriceRange

Figure = PriceRange | ReferenceRate
Range = tuple[int | None, int | None]
NONE: Range = (None, None)


@dataclass(frozen=True)
class Subject:
    """What a figure is about, in the columns of a line."""

    procedure_id: int
    city_id: int | None
    hospital_id: int | None
    subject: str


def subject_of(figure: Figure) -> Subject:
    if isinstance(figure, PriceRange):
        return Subject(figure.procedure_id, figure.city_id, figure.hospital_id, figure.what)
    rate = f"{figure.get_scheme_display()} rate"
    return Subject(figure.procedure_id, None, None, f"{rate}, {figure.state}" if figure.state else rate)


def range_of(figure: Figure) -> Range:
    if isinstance(figure, PriceRange):
        return figure.lowest, figure.highest
    return figure.amount, figure.amount


def log_changes_on_save(*models: type[Model]) -> None:
    """Write a line whenever a row of one of `models` comes, changes its figures or goes."""
    for model in models:
        name = f"change-log-{model._meta.label}"
        pre_save.connect(store_previous, sender=model, dispatch_uid=name)
        post_save.connect(saved, sender=model, dispatch_uid=name)
        post_delete.connect(deleted, sender=model, dispatch_uid=name)


def store_previous(sender: type[Figure], instance: Figure, **_: object) -> None:
    """What the figure was, and of what, before this save, as the database holds it."""
    before = sender._default_manager.filter(pk=instance.pk).first() if instance.pk else None
    was = (subject_of(before), range_of(before)) if before else (subject_of(instance), NONE)
    instance._figure_before = was  # type: ignore[union-attr]


def saved(instance: Figure, **_: object) -> None:
    """One that is of something else now went there and came here."""
    was: tuple[Subject, Range] = instance._figure_before  # type: ignore[union-attr]
    (old, before), about, after = was, subject_of(instance), range_of(instance)
    if alike(old) != alike(about):
        write(old, before, NONE)
        write(about, NONE, after)
    elif before != after:
        write(about, before, after)


def alike(about: Subject) -> Subject:
    """“Keyhole” is of what “keyhole” was, as the prices are compared (directory.price_rules)."""
    return replace(about, subject=as_compared(about.subject))


def deleted(sender: type[Figure], instance: Figure, origin: object, **_: object) -> None:
    """Only what was deleted for its own sake: with its treatment or city goes its log."""
    if getattr(origin, "model", type(origin)) is sender:
        write(subject_of(instance), range_of(instance), NONE)


def write(about: Subject, before: Range, after: Range) -> None:
    line(about, before, after).save()


def log_figures(figures: Iterable[tuple[Figure, Range, Range]]) -> None:
    """A line for each whose range before and after differ. One query. For rows that were written in bulk."""
    PriceChange.objects.bulk_create(
        line(subject_of(figure), before, after) for figure, before, after in figures if before != after
    )


def line(about: Subject, before: Range, after: Range) -> PriceChange:
    return PriceChange(
        procedure_id=about.procedure_id,
        city_id=about.city_id,
        hospital_id=about.hospital_id,
        subject=about.subject,
        old_lowest=before[0],
        old_highest=before[1],
        new_lowest=after[0],
        new_highest=after[1],
    )

"""A page of the tree rests on its own row, as long as it is there; a list rests on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import connection
from django.db.models import Model
from django.test import TestCase
from wagtail.models import Page, get_page_models

from sehat.content.models import ConditionPage, SitePage
from sehat.content.selectors import page_at
from sehat.rendering.changes import MOST_TAGS, Changes, current_changes
from sehat.rendering.dependencies import Dependencies, noting
from sehat.rendering.row_changes import note_row, written_tags

pytestmark = pytest.mark.django_db
PAGE, CONDITION = "wagtailcore_page", "content_conditionpage"


def page(slug: str) -> ConditionPage:
    found: ConditionPage = ConditionPage.objects.filter(slug=slug).earliest("pk")
    return found


def read(slug: str) -> Dependencies:
    with noting() as reads:
        assert page_at(f"/condition/{slug}") is not None
    return Dependencies(frozenset(reads.tags))


def is_touched(dependencies: Dependencies, change: Callable[[], object]) -> bool:
    before = current_changes().version
    with TestCase.captureOnCommitCallbacks(execute=True):
        change()
    return current_changes().touched(dependencies.tags, before)


def publish(slug: str) -> None:
    page(slug).save_revision().publish()


def by_hand() -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE {PAGE} SET title = title WHERE id = %s", [page("piles").pk])


@pytest.mark.parametrize(
    ("change", "touches"),
    [
        (lambda: publish("gallstones"), False),
        (lambda: publish("piles"), True),
        (lambda: Page.objects.filter(pk=page("piles").pk).update(live=False), True),
        (lambda: Page.objects.filter(pk=page("gallstones").pk).update(live=False), False),
        (lambda: Page.objects.update(live=True), True),
        (lambda: page("gallstones").delete(), True),  # more than one row, as far as its statements say
        (by_hand, True),
    ],
)
def test_a_page_rests_on_its_own_row(change: Callable[[], object], touches: bool) -> None:
    piles = read("piles")
    assert not piles.tags & {PAGE, CONDITION}
    assert is_touched(piles, change) is touches


def test_a_list_rests_on_the_table() -> None:
    with noting() as reads:
        list(ConditionPage.objects.live())
    assert is_touched(reads.dependencies(), lambda: publish("gallstones"))


def test_what_is_not_there_rests_on_the_table() -> None:
    with noting() as outside:
        with noting() as reads:
            found = ConditionPage.objects.filter(pk=0).first()
        note_row(reads, found)
    assert outside.tags == {PAGE, CONDITION}


@pytest.mark.parametrize(
    ("sql", "many", "rows"),
    [
        (f'UPDATE "{PAGE}" SET "title" = %s WHERE "{PAGE}"."id" = %s', False, "7"),
        (f'UPDATE "{PAGE}" SET "title" = %s WHERE "{PAGE}"."id" = %s', True, "*"),
        (f'UPDATE "{PAGE}" SET "title" = %s WHERE "{PAGE}"."depth" = %s', False, "*"),
        (f'UPDATE "{PAGE}" SET "title" = %s WHERE ("{PAGE}"."live" OR "{PAGE}"."id" = %s)', False, "*"),
        (f'UPDATE "{PAGE}" SET "a" = %s WHERE "{PAGE}"."live" OR 1 WHERE "{PAGE}"."id" = %s', False, "*"),
        (f'DELETE FROM "{PAGE}" WHERE "{PAGE}"."id" IN (%s)', False, "*"),
    ],
)
def test_one_row_is_changed_only_by_its_id(sql: str, many: bool, rows: str) -> None:
    assert written_tags(PAGE, sql, ["a", 7], many) == {PAGE, f"{PAGE}:{rows}"}


def test_a_new_row_changes_none_that_is_there_and_other_tables_have_no_rows() -> None:
    assert written_tags(PAGE, f'INSERT INTO "{PAGE}" ("title") VALUES (%s)', ["a"], False) == {PAGE}
    assert written_tags("directory_doctor", "UPDATE", [7], False) == {"directory_doctor"}


def related(model: type[Model], path: str) -> type[Model]:
    for name in path.split("__"):
        model = model._meta.get_field(name).related_model  # type: ignore[assignment]
    return model


def test_a_page_is_read_with_no_other_page() -> None:
    read_with = [
        related(model, path)
        for model in get_page_models()
        if issubclass(model, SitePage)
        for path in model.read_with
    ]
    assert read_with
    assert not [model for model in read_with if issubclass(model, Page)]


def test_the_store_is_bounded() -> None:
    changes = Changes().after([f"{PAGE}:{number}" for number in range(MOST_TAGS + 1)], 1)
    later = changes.after([f"{PAGE}:1"], 2)
    assert len(later.of) == 2
    assert later.touched([f"{PAGE}:2"], changes.version)

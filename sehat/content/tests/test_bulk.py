"""The demo is written in bulk; Wagtail finds its tree and its indexes as it would have made them."""

from __future__ import annotations

import pytest
from django.contrib.contenttypes.models import ContentType
from django.core.exceptions import ValidationError
from wagtail.models import Page, PageLogEntry, ReferenceIndex

from sehat.content.demo.indexing import indexed_in_bulk
from sehat.content.demo.placing import created, placed
from sehat.content.models import ArticlePage, HomePage, InfoPage, SitePage

pytestmark = pytest.mark.django_db


def is_found(page: SitePage) -> bool:
    """By the search of /cms, under the title it has now and no other."""
    found = type(page).objects.all().search(page.title)
    return page.index_entries.count() == 1 and page.pk in {row.pk for row in found}


def test_the_tree_is_sound() -> None:
    assert not any(Page.find_problems())
    assert all(page.numchild == page.get_children().count() for page in Page.objects.all())


def references() -> list[tuple[object, ...]]:
    """Without the paths to items of lists, which have another id at each reading."""
    columns = ("content_type", "object_id", "to_content_type", "to_object_id", "model_path")
    rows = ReferenceIndex.objects.filter(base_content_type__app_label="wagtailcore")
    return sorted(rows.values_list(*columns))


def test_wagtail_would_write_the_same_references() -> None:
    before = references()
    ReferenceIndex.objects.all().delete()
    for page in HomePage.objects.get().get_descendants(inclusive=True).specific():
        ReferenceIndex.create_or_update_for_object(page)
    assert references() == before


def test_each_page_is_found_in_cms_and_its_creation_is_logged() -> None:
    for page in HomePage.objects.get().get_descendants(inclusive=True).specific():
        assert is_found(page)
        kind = ContentType.objects.get_for_model(page)
        line = PageLogEntry.objects.get(page=page, action="wagtail.create")
        assert (line.label, line.content_type) == (page.get_admin_display_title(), kind)


def test_what_is_changed_in_bulk_is_indexed_anew() -> None:
    page = ArticlePage.objects.exclude(department=None)[0]
    with indexed_in_bulk():
        page.title, page.department = "Zyzzyva", None
        page.save(clean=False)
        assert not is_found(page)
    assert is_found(page)
    assert not ReferenceIndex.get_references_for_object(page).filter(model_path="department").exists()


def test_afterwards_a_page_is_indexed_as_it_is_saved() -> None:
    with pytest.raises(RuntimeError), indexed_in_bulk():
        raise RuntimeError
    page = ArticlePage.objects.exclude(department=None)[0]
    page.title, page.department = "Kwyjibo", None
    page.save(clean=False)
    assert is_found(page)
    assert not ReferenceIndex.get_references_for_object(page).filter(model_path="department").exists()


def test_a_page_is_put_behind_its_siblings_and_found_again() -> None:
    home = HomePage.objects.get()
    last = home.get_last_child()
    page = placed(InfoPage, home, "new", {"title": "New", "lead": "New.", "updated_on": "2026-11-22"})
    assert page.get_prev_sibling().pk == last.pk
    assert HomePage.objects.get().numchild == home.numchild
    again = placed(InfoPage, HomePage.objects.get(), "new", {"title": "Newer"})
    assert (again.pk, again.title, again.url_path) == (page.pk, "Newer", f"{home.url_path}new/")


def test_a_value_too_long_is_refused_on_every_database() -> None:
    with pytest.raises(ValidationError, match="title"):
        created(InfoPage(slug="long", title="x" * 300), HomePage.objects.get())

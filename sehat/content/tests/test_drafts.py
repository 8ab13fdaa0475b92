"""A draft of which nothing is written yet is saved, and shown to its editor wherever drafts are."""

from __future__ import annotations

from typing import Any

import pytest
from django.db.models import DateField, FileField, ForeignKey
from wagtail.fields import StreamField
from wagtail.models import Page

from sehat.content.models import (
    ArticlePage,
    ConditionPage,
    InfoPage,
    SitePage,
    SymptomPage,
    TestPage,
    TreatmentPage,
    VideoPage,
)
from sehat.staff.tests.people import signed_in, someone_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
KINDS = [ConditionPage, TreatmentPage, TestPage, SymptomPage, ArticlePage, InfoPage, VideoPage]
FORMSET = ("TOTAL_FORMS", "INITIAL_FORMS", "MIN_NUM_FORMS", "MAX_NUM_FORMS")


def bare_form(page: SitePage) -> dict[str, Any]:
    """The form of a page as it is sent with a title, its days and its choices, and not a word more."""
    sent: dict[str, Any] = {f"comments-{name}": "0" for name in FORMSET}
    inherited = {field.name for field in Page._meta.concrete_fields}
    for field in page._meta.concrete_fields:
        if field.name in inherited or field.name == "page_ptr" or isinstance(field, FileField):
            continue
        if isinstance(field, StreamField):
            sent[f"{field.name}-count"] = "0"
        else:
            stays = isinstance(field, DateField | ForeignKey) or field.choices
            sent[field.name] = str(field.value_from_object(page) or "") if stays else ""
    return sent | {"title": "A", "slug": page.slug, "seo_title": "", "search_description": "", "tier": "3"}


@pytest.mark.parametrize("model", KINDS)
def test_a_page_without_a_word_is_previewed_saved_and_laid_beside_its_twin(model: type[SitePage]) -> None:
    editor, page = signed_in(someone_of("Editors")), model._default_manager.all()[0]
    edit = f"/cms/pages/{page.pk}/edit/"
    sent = bare_form(page)
    assert editor.post(f"{edit}preview/", sent).json()["is_valid"]
    assert editor.get(f"{edit}preview/").status_code == 200
    assert editor.post(edit, sent).status_code == 302
    assert editor.get(f"/cms/pages/{page.pk}/view_draft/").status_code == 200
    beside = editor.get(f"/cms/pages/{page.pk}/side-by-side/").status_code
    assert beside == 200

"""Rows of the directory and of the editors come in one order, where their model names one.

A database that is asked for names alone gives people of one name as it likes.
"""

from __future__ import annotations

import pytest
from django.apps import apps
from django.db.models import Model

ORDERED = [
    model
    for room in ("directory", "content")
    for model in apps.get_app_config(room).get_models()
    if model._meta.ordering
]


def names_one_row(model: type[Model]) -> bool:
    """Whether its ordering tells any two rows apart: by a unique field, or by several that are together."""
    names = {str(name).lstrip("-") for name in model._meta.ordering or []}
    unique = {field.name for field in model._meta.fields if field.unique}
    pairs = [set(one.fields) for one in model._meta.total_unique_constraints]
    return "pk" in names or bool(names & unique) or any(pair <= names for pair in pairs)


@pytest.mark.parametrize("model", ORDERED, ids=lambda model: model.__name__)
def test_two_rows_of_one_name_or_rank_keep_their_places(model: type[Model]) -> None:
    """PostgreSQL swapped them from one request to the next: a page said other than its second part."""
    assert names_one_row(model)

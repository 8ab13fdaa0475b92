"""Choosers of rows that have a name, searched by it: in a list of 5,000 doctors nobody turns pages."""

from __future__ import annotations

from itertools import islice
from typing import Any

from django.db.models import Model, QuerySet
from wagtail.admin.forms.choosers import BaseFilterForm, SearchFilterMixin
from wagtail.snippets.views.chooser import ChooseResultsView, ChooseView, SnippetChooserViewSet

from sehat.core.folding import fold

MOST = 1000  # rows that one search leads to: who wants another types more of its name


class NameSearch(SearchFilterMixin, BaseFilterForm):
    """Wagtail's own field, answered by the table itself: these rows are in no index of Wagtail's. In either
    language, as the pages are that they are chosen for."""

    def filter(self, objects: QuerySet[Model]) -> QuerySet[Model]:
        words = self.cleaned_data.get("q", "").replace("\x00", "").split()
        self.is_searching, self.search_query = bool(words), " ".join(words)
        return objects.filter(pk__in=called(objects, fold(self.search_query).split())) if words else objects


def called(objects: QuerySet[Model], words: list[str]) -> list[Any]:
    """Whose names hold all these words, without accents and with one spelling of Hindi: what a database
    compares is each letter as it was typed. At most MOST. One query."""
    names = {field.name for field in objects.model._meta.fields} & {"name", "name_hi"}
    rows = ((pk, fold(" ".join(filter(None, said)))) for pk, *said in objects.values_list("pk", *names))
    found = (pk for pk, said in rows if all(word in said for word in words))
    return list(islice(found, MOST))


class ChooseByName(ChooseView):
    filter_form_class = NameSearch


class ChooseResultsByName(ChooseResultsView):
    filter_form_class = NameSearch


class NameChooserViewSet(SnippetChooserViewSet):
    choose_view_class = ChooseByName
    choose_results_view_class = ChooseResultsByName

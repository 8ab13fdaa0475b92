"""Choosers of rows that have a name, searched by it: in a list of 5,000 doctors nobody turns pages."""

from __future__ import annotations

from functools import reduce
from operator import or_

from django.db.models import Model, Q, QuerySet
from wagtail.admin.forms.choosers import BaseFilterForm, SearchFilterMixin
from wagtail.snippets.views.chooser import ChooseResultsView, ChooseView, SnippetChooserViewSet


class NameSearch(SearchFilterMixin, BaseFilterForm):
    """Wagtail's own field, answered by the table itself: these rows are in no index of Wagtail's. In either
    language, as the pages are that they are chosen for."""

    def filter(self, objects: QuerySet[Model]) -> QuerySet[Model]:
        words = self.cleaned_data.get("q", "").replace("\x00", "").split()
        names = {field.name for field in objects.model._meta.fields} & {"name", "name_hi"}
        for word in words:
            has_it = (Q(**{f"{name}__icontains": word}) for name in sorted(names))
            objects = objects.filter(reduce(or_, has_it))
        self.is_searching, self.search_query = bool(words), " ".join(words)
        return objects


class ChooseByName(ChooseView):
    filter_form_class = NameSearch


class ChooseResultsByName(ChooseResultsView):
    filter_form_class = NameSearch


class NameChooserViewSet(SnippetChooserViewSet):
    choose_view_class = ChooseByName
    choose_results_view_class = ChooseResultsByName

"""Choosers of rows that have a name, searched by it: in a list of 5,000 doctors nobody turns pages."""

from __future__ import annotations

from django.db.models import Model, QuerySet
from wagtail.admin.forms.choosers import BaseFilterForm, SearchFilterMixin
from wagtail.snippets.views.chooser import ChooseResultsView, ChooseView, SnippetChooserViewSet


class NameSearch(SearchFilterMixin, BaseFilterForm):
    """Wagtail's own field, answered by the table itself: these rows are in no index of Wagtail's."""

    def filter(self, objects: QuerySet[Model]) -> QuerySet[Model]:
        words = self.cleaned_data.get("q", "").replace("\x00", "").split()
        for word in words:
            objects = objects.filter(name__icontains=word)
        self.is_searching, self.search_query = bool(words), " ".join(words)
        return objects


class ChooseByName(ChooseView):
    filter_form_class = NameSearch


class ChooseResultsByName(ChooseResultsView):
    filter_form_class = NameSearch


class NameChooserViewSet(SnippetChooserViewSet):
    choose_view_class = ChooseByName
    choose_results_view_class = ChooseResultsByName

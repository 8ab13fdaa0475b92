"""Costs in /cms: notes and government rates. Price ranges stand in the directory's group."""

from __future__ import annotations

from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet, SnippetViewSetGroup

from sehat.costs import models


class CostNotesViewSet(SnippetViewSet):
    model = models.CostNotes
    icon = "clipboard-list"
    list_display = ("procedure", "language", "intro")


class ReferenceRateViewSet(SnippetViewSet):
    model = models.ReferenceRate
    icon = "tag"
    list_display = ("procedure", "scheme", "state", "amount", "as_of", "is_demo")
    list_filter = ("scheme", "is_demo")


class CostsGroup(SnippetViewSetGroup):
    menu_label = "Costs"
    menu_icon = "tag"
    menu_order = 25
    items = (CostNotesViewSet, ReferenceRateViewSet)


register_snippet(CostsGroup)

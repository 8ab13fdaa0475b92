"""The forms in /cms."""

from __future__ import annotations

from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.leads.models import FormVariant


class FormVariantViewSet(SnippetViewSet):
    model = FormVariant
    icon = "form"
    menu_label = "Lead forms"
    add_to_admin_menu = True
    menu_order = 15
    list_display = ("number", "name", "title")


register_snippet(FormVariantViewSet)

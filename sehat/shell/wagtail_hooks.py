"""Contact numbers in /cms."""

from __future__ import annotations

from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.shell.models import ContactNumber


class ContactNumberViewSet(SnippetViewSet):
    model = ContactNumber
    icon = "mobile-alt"
    menu_label = "Contact numbers"
    add_to_admin_menu = True
    menu_order = 40
    list_display = ("name", "kind", "rank", "path", "campaign", "tel", "whatsapp")
    list_filter = ("kind",)


register_snippet(ContactNumberViewSet)

"""Contact numbers, stores, tiers and the site's settings in /cms, and what demo data is left."""

from __future__ import annotations

from django.http import HttpRequest
from wagtail import hooks
from wagtail.admin.ui.components import Component
from wagtail.contrib.settings.registry import register_setting
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.shell.demo_data import demo_counts
from sehat.shell.models import ContactNumber, PageTier, SiteSettings, StoreAddress


class ContactNumberViewSet(SnippetViewSet):
    model = ContactNumber
    icon = "mobile-alt"
    menu_label = "Contact numbers"
    add_to_admin_menu = True
    menu_order = 40
    list_display = ("name", "kind", "rank", "path", "campaign", "tel", "whatsapp")
    list_filter = ("kind",)


register_snippet(ContactNumberViewSet)


class StoreAddressViewSet(SnippetViewSet):
    model = StoreAddress
    icon = "download"
    menu_label = "Stores of the app"
    add_to_settings_menu = True
    list_display = ("store", "url", "is_demo")


register_snippet(StoreAddressViewSet)


class PageTierViewSet(SnippetViewSet):
    model = PageTier
    icon = "list-ol"
    menu_label = "Tiers of pages"
    add_to_settings_menu = True
    list_display = ("page_type", "path", "tier", "rank")


register_snippet(PageTierViewSet)
register_setting(SiteSettings, icon="bars")


class DemoPanel(Component):
    """What is still invented: the ribbon goes with the last of it."""

    order = 310
    template_name = "shell/demo_panel.html"

    def get_context_data(self, parent_context: object) -> dict[str, dict[str, int]]:
        return {"counts": demo_counts()}


@hooks.register("construct_homepage_panels")
def demo_panel(request: HttpRequest, panels: list[Component]) -> None:
    panels.append(DemoPanel())

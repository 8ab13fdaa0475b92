"""Contact numbers, stores, tiers site settings and broken links in /cms, and what demo data is left."""

from __future__ import annotations

from django.http import HttpRequest
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.menu import MenuItem
from wagtail.admin.ui.components import Component
from wagtail.contrib.settings.registry import register_setting
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.shell.demo_data import demo_counts
from sehat.shell.models import ContactNumber, PageTier, SiteSettings, StoreAddress
from sehat.shell.reports.broken_links import broken_links_report
from sehat.staff.choosers import edits


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


@hooks.register("register_admin_urls")
def report_urls() -> list[URLPattern]:
    return [path("reports/broken-links/", broken_links_report, name="broken_links")]


class ForEditors(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return edits(request.user)


@hooks.register("register_reports_menu_item")
def broken_links_menu_item() -> MenuItem:
    return ForEditors("Broken links", reverse("broken_links"), icon_name="link", order=906)


class DemoPanel(Component):
    """What is still invented: the ribbon goes with the last of it."""

    order = 310
    template_name = "shell/demo_panel.html"

    def get_context_data(self, parent_context: object) -> dict[str, dict[str, int]]:
        return {"counts": demo_counts()}


@hooks.register("construct_homepage_panels")
def demo_panel(request: HttpRequest, panels: list[Component]) -> None:
    panels.append(DemoPanel())

"""Marketing pages in /cms: the way to them, and to their variants."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.auth import require_admin_access
from wagtail.admin.widgets.button import Button
from wagtail.models import Page

from sehat.campaigns.models import CampaignIndexPage, MarketingPage, MarketingVariant
from sehat.content.for_writers import ForWriters


@require_admin_access
def campaigns(request: HttpRequest) -> HttpResponse:
    """The list of campaigns, where “Add child page” begins a new one."""
    index = CampaignIndexPage.objects.first()
    if index is None:
        messages.warning(request, "There is no page “Campaigns” yet: add one below the home page.")
        return redirect("wagtailadmin_explore_root")
    return redirect("wagtailadmin_explore", index.pk)


@hooks.register("register_admin_urls")
def campaign_urls() -> list[URLPattern]:
    return [path("campaigns/", campaigns, name="campaigns")]


@hooks.register("register_admin_menu_item")
def campaigns_menu_item() -> ForWriters:
    return ForWriters("Campaigns", reverse("campaigns"), icon_name="pick", order=150)


@hooks.register("register_page_header_buttons")
def variant_button(page: Page, user: object, view_name: str, next_url: str | None = None) -> list[Button]:
    """“Add a variant”, which a new editor would not look for under “Add child page”."""
    if page.specific_class is not MarketingPage or not page.permissions_for_user(user).can_add_subpage():
        return []
    kind = MarketingVariant._meta
    url = reverse("wagtailadmin_pages:add", args=[kind.app_label, kind.model_name, page.pk])
    return [Button("Add a variant", url=url, icon_name="copy", priority=14)]

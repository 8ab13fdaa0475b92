"""A marketing page in /cms: the way to its variants."""

from __future__ import annotations

from django.urls import reverse
from wagtail import hooks
from wagtail.admin.widgets.button import Button
from wagtail.models import Page

from sehat.campaigns.models import MarketingPage, MarketingVariant


@hooks.register("register_page_header_buttons")
def variant_button(page: Page, user: object, view_name: str, next_url: str | None = None) -> list[Button]:
    """“Add a variant”, which a new editor would not look for under “Add child page”."""
    if page.specific_class is not MarketingPage or not page.permissions_for_user(user).can_add_subpage():
        return []
    kind = MarketingVariant._meta
    url = reverse("wagtailadmin_pages:add", args=[kind.app_label, kind.model_name, page.pk])
    return [Button("Add a variant", url=url, icon_name="copy", priority=14)]

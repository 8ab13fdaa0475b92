"""The forms of a page that is to stand somewhere: they alone know where a new one, or a copy, will."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import ValidationError
from wagtail.admin.forms import WagtailAdminPageForm
from wagtail.admin.forms.pages import CopyForm
from wagtail.models import Page


class PlacedForm(WagtailAdminPageForm):
    """The rules of a page ask for its parent: what only its save refused was an error of the server."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.instance.placed_under = self.parent_page


class PlacedCopyForm(CopyForm):
    """A copy is held to the rules of its page where it will stand."""

    def clean_new_slug(self) -> str:
        """In small letters, as a page that is saved: Wagtail stores a copy without asking the page."""
        return str(self.cleaned_data["new_slug"]).lower()

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean()
        parent = cleaned.get("new_parent_page") or self.page.get_parent()
        bare = dict.fromkeys(self.page.specific_class.exclude_fields_in_copy)
        told = fault_at(self.page, parent, cleaned.get("new_slug") or self.page.slug, **bare)
        if told:
            self.add_error("new_slug", told)
        if cleaned.get("copy_subpages") and self.holds_only_ones():
            self.add_error("copy_subpages", "Below it are pages of which there may be one alone.")
        return cleaned

    def holds_only_ones(self) -> bool:
        """Whether one below is about what only one page may be about. One query."""
        kinds = {page.specific_class for page in self.page.get_descendants()}
        return any(getattr(kind, "about_field", "") for kind in kinds)


def fault_at(page: Page, parent: Page, slug: str, **values: object) -> list[str]:
    """What the rules of a page say against it under another parent, or by another slug; `values` are those
    that it will have there."""
    own = page.specific_class.objects.get(pk=page.pk)
    own.path, own.placed_under, own.slug = "", parent, slug
    for name, value in values.items():
        setattr(own, name, value)
    try:
        own.clean()
    except ValidationError as fault:
        return fault.messages
    return []

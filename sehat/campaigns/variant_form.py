"""The form of a variant in /cms: it starts as its page stands, and its letter is given to it."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Any

from django.core.exceptions import ValidationError
from django.db.models import Q
from wagtail.admin.forms import WagtailAdminPageForm
from wagtail.models import Page

COPIED = ("title", "lead", "checks", "body")


class VariantForm(WagtailAdminPageForm):
    def __init__(
        self, *args: Any, parent_page: Page | None = None, instance: Any = None, **kwargs: Any
    ) -> None:
        if instance is not None and instance._state.adding and parent_page is not None:
            copy_from_page(instance, parent_page)
        super().__init__(*args, parent_page=parent_page, instance=instance, **kwargs)

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean()
        if not self.instance.slug:
            self.add_error(None, ValidationError(NO_LETTER))
        variants = type(self.instance)._default_manager.child_of(self.parent_page)
        taken = sum(map(largest_share, variants.exclude(pk=self.instance.pk)))
        if cleaned.get("weight", 0) + taken > 99:
            self.add_error("weight", ValidationError(TOO_MUCH, params={"left": max(0, 99 - taken)}))
        return cleaned


def largest_share(variant: Any) -> int:
    """What it may take of the visitors without a further save: live, scheduled, or when its draft is
    published. One query."""
    waiting = Q(approved_go_live_at__isnull=False) | Q(pk=variant.latest_revision_id)
    drafts = variant.revisions.filter(waiting).values_list("content", flat=True)
    shares: list[int] = [variant.weight, *(content.get("weight") or 0 for content in drafts)]
    return max(shares)


NO_LETTER = "This page has a variant of each letter, b to z: change one of those."
TOO_MUCH = "The page itself needs visitors too: at most %(left)s percent are left for this variant."


def copy_from_page(variant: Any, page: Page) -> None:
    """A new variant says what its page says, until the editor changes it; its letter is the next free one."""
    source = page.specific.get_latest_revision_as_object()
    for name in COPIED:
        setattr(variant, name, getattr(source, name))
    used = set(page.get_children().values_list("slug", flat=True))
    variant.slug = next((letter for letter in ascii_lowercase[1:] if letter not in used), "")

"""Writing pages into the tree, with far fewer questions to the database than Wagtail asks of an editor."""

from __future__ import annotations

from typing import Any, TypeVar
from uuid import uuid4

from django.contrib.contenttypes.models import ContentType
from django.db.models import Model
from django.utils import timezone
from treebeard.mp_tree import MP_Node
from wagtail.models import Page, PageLogEntry

from sehat.content.models import SitePage

P = TypeVar("P", bound=SitePage)


class Children:
    """The children of a page: asked once, then known, for one loader writes at a time."""

    def __init__(self, parent: Page) -> None:
        rows = parent.get_children().values_list("slug", "path")
        self._parent = parent
        self.slugs = {slug for slug, _ in rows}
        self._last: str | None = max((path for _, path in rows), default=None)

    @classmethod
    def of(cls, parent: Page) -> Children:
        if "_demo_children" not in parent.__dict__:
            parent.__dict__["_demo_children"] = cls(parent)
        known: Children = parent.__dict__["_demo_children"]
        return known

    def append(self, page: Page) -> None:
        """Give the page the next path under its parent."""
        self.slugs.add(page.slug)
        self._last = self._next_path()
        page.path, page.depth = self._last, self._parent.depth + 1

    def _next_path(self) -> str:
        number = MP_Node._str2int(self._last[-Page.steplen :]) + 1 if self._last else 1
        return str(Page._get_path(self._parent.path, self._parent.depth + 1, number))


def placed(model: type[P], parent: Page, slug: str, values: dict[str, Any]) -> P:
    """The page at this address with these values: made, or brought up to date."""
    if slug not in Children.of(parent).slugs:
        return created(model(slug=slug, **values), parent)
    page: P = model.objects.child_of(parent).get(slug=slug)
    for name, value in values.items():
        setattr(page, name, value)
    page.save()
    return page


def created(page: P, parent: Page) -> P:
    """A new last child. Its values are validated, its relations are the loader's own rows.

    Raises ValidationError for a value its field does not take.
    """
    Children.of(parent).append(page)
    page.locale_id, page.draft_title = parent.locale_id, page.title
    page._cached_parent_obj = parent
    page._is_site_root = False
    page.clean_fields(exclude=unchecked(type(page)))
    Page.objects.filter(pk=parent.pk).update(numchild=parent.numchild + 1)
    parent.numchild += 1
    page.save(clean=False, log_action=None)
    log_creation(page)
    return page


def log_creation(page: SitePage) -> None:
    """The line Wagtail writes, without asking the database whether this page exists."""
    line = PageLogEntry(
        page=page,
        content_type=ContentType.objects.get_for_model(page, for_concrete_model=False),
        label=page.get_admin_display_title(),
        action="wagtail.create",
        timestamp=timezone.now(),
        uuid=uuid4(),
        content_changed=True,
    )
    PageLogEntry.objects.bulk_create([line])


def unchecked(model: type[Model]) -> set[str]:
    return {field.name for field in model._meta.concrete_fields if field.is_relation}

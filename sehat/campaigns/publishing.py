"""Who publishes marketing pages."""

from __future__ import annotations

from sehat.content.models.unpublishing import MayUnpublish


class PublishedByEditors(MayUnpublish):
    """Who may add pages here may publish them: no medical review stands between (decisions 6)."""

    def __init__(self, user: object, page: object) -> None:
        super().__init__(user, page)
        if "add" in getattr(self, "permissions", set()):
            self.permissions.add("publish")


class OfVariant(PublishedByEditors):
    """A copy would have no letter; “Add a variant” begins as the page stands."""

    def can_copy(self) -> bool:
        return False

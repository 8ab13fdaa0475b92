"""Who takes a page off the site: a wrong dose or price must be gone within a minute (decisions 6)."""

from __future__ import annotations

from wagtail.models import PagePermissionTester

# Rights of the model MedicalReviewTask: reviewers have the first, administrators the second.
REVIEWED = "content.unpublish_reviewed"
OTHERS = "content.unpublish_others"
FIRST_PAGE = 2  # its depth in the tree: below the root stands what a site begins with


class MayUnpublish(PagePermissionTester):
    """Who has the right takes the page down, and publishes nothing by it."""

    right = OTHERS

    def can_unpublish(self) -> bool:
        """A lock keeps others from editing, not a wrong word on the site. Without its first page there is no
        site, and nobody with this right could bring it back."""
        is_first = self.page.depth <= FIRST_PAGE
        return bool(super().can_unpublish()) or (self.page.live and self.has_right() and not is_first)

    def has_right(self) -> bool:
        return bool(self.user.has_perm(self.right))

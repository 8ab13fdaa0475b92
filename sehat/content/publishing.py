"""What the end of a workflow does. Wagtail reads this while its own models load: nothing is imported here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from wagtail.models import WorkflowState


def publish_approved(workflow_state: WorkflowState, user: User | None = None) -> None:
    """An approval is the permission: nobody has another one for a medical page (decisions 6)."""
    revision = workflow_state.content_object.get_latest_revision()
    revision.publish(user=user, skip_permission_checks=True)

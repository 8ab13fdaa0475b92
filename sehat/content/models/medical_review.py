"""The one way of a medical page to go live: a medical reviewer approves it (decisions 6)."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.dispatch import Signal
from wagtail.models import AbstractGroupApprovalTask, PagePermissionTester, TaskState, Workflow

WORKFLOW = "Medical review"
# Before the approved revision goes live: what signs it stands above the models, and is connected in apps.py.
review_approved = Signal()


class MedicalReviewTask(AbstractGroupApprovalTask):
    """Approval by a group, signed with the day and, where it is known, the reviewer."""

    class Meta:
        verbose_name = "medical review"

    @transaction.atomic
    def on_action(self, task_state: TaskState, user: User, action_name: str, **kwargs: Any) -> None:
        if action_name == "approve":
            page = task_state.workflow_state.content_object
            review_approved.send(type(page), user=user, revision=page.get_latest_revision())
        super().on_action(task_state, user, action_name, **kwargs)


def medical_workflow() -> Workflow | None:
    found: Workflow | None = Workflow.objects.filter(name=WORKFLOW, active=True).first()
    return found


class OnlyByReview(PagePermissionTester):
    """Nobody publishes a medical page by hand, not even an administrator."""

    def can_publish(self) -> bool:
        return False

    def can_set_view_restrictions(self) -> bool:
        return bool(super().can_publish())

    def can_unschedule(self) -> bool:
        return bool(super().can_publish())


class OnlyOne(OnlyByReview):
    """The one page about a condition or a treatment: a copy would be a second."""

    def can_copy(self) -> bool:
        return False


class HoldsOnlyReviewed(PagePermissionTester):
    """Below this page nothing is made live at once, nor copied live."""

    def can_publish_subpage(self) -> bool:
        return False

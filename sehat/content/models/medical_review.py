"""The one way of a medical page to go live: a medical reviewer approves it (decisions 6)."""

from __future__ import annotations

from typing import Any, Protocol

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.dispatch import Signal
from django.forms import CharField, Textarea
from wagtail.forms import TaskStateCommentForm
from wagtail.models import AbstractGroupApprovalTask, TaskState, Workflow

from sehat.content.models.person import Person
from sehat.content.models.unpublishing import REVIEWED, MayUnpublish

WORKFLOW = "Medical review"
# Before the approved revision goes live: what signs it stands above the models, and is connected in apps.py.
review_approved = Signal()
NOT_TO_SIGN = "Only a registered doctor of this field, who is not its author, can approve the page."


class Field(Protocol):
    """What a review needs to know of a page: the department whose doctors may approve it, and its author."""

    author_id: int

    @property
    def field_id(self) -> int | None: ...


def signer_of(user: AbstractBaseUser, page: Field) -> Person | None:
    """The reviewer whose account this is, if a registered doctor of the page’s field; None for others.

    Nobody reviews a page of their own. One query, two for a page of a department.
    """
    doctors = Person.objects.filter(user=user.pk, role=Person.Role.REVIEWER, is_demo=False)
    found = doctors.exclude(registration="").exclude(pk=page.author_id).first()
    if found is None or page.field_id is None:
        return found
    return found if found.departments.filter(pk=page.field_id).exists() else None


class WhatToChange(TaskStateCommentForm):
    """Of a page that is sent back: its editor has nothing else to go by."""

    comment = CharField(
        widget=Textarea({"rows": 2}),
        error_messages={"required": "Say what has to change: the editor is told nothing else."},
    )


class MedicalReviewTask(AbstractGroupApprovalTask):
    """Approval by a doctor of the page’s field, signed with the day and the name."""

    def get_actions(self, page: Any, user: User) -> list[tuple[str, str, bool]]:
        """Without a signature of one’s own a page can be sent back, not approved."""
        actions: list[tuple[str, str, bool]] = super().get_actions(page, user)
        can_sign = bool(actions) and signer_of(user, page.specific) is not None
        return [action for action in actions if can_sign or action[0] != "approve"]

    def get_form_for_action(self, action: str) -> type[TaskStateCommentForm]:
        return WhatToChange if action == "reject" else TaskStateCommentForm

    class Meta:
        verbose_name = "medical review"
        permissions = (
            ("unpublish_reviewed", "Can unpublish medical pages"),
            ("unpublish_others", "Can unpublish pages that need no medical review"),
        )

    @transaction.atomic
    def on_action(self, task_state: TaskState, user: User, action_name: str, **kwargs: Any) -> None:
        if action_name == "approve":
            revision = task_state.workflow_state.content_object.get_latest_revision()
            signer = signer_of(user, revision.as_object())
            if signer is None:
                raise PermissionDenied(NOT_TO_SIGN)
            review_approved.send(
                revision.content_type.model_class(), user=user, signer=signer, revision=revision
            )
        super().on_action(task_state, user, action_name, **kwargs)


def medical_workflow() -> Workflow | None:
    found: Workflow | None = Workflow.objects.filter(name=WORKFLOW, active=True).first()
    return found


class OnlyByReview(MayUnpublish):
    """Nobody publishes a medical page by hand, not even an administrator."""

    right = REVIEWED

    def can_publish(self) -> bool:
        return False

    def can_set_view_restrictions(self) -> bool:
        return bool(super().can_publish())

    def can_unschedule(self) -> bool:
        return bool(super().can_publish()) or self.has_right()


class OnlyOne(OnlyByReview):
    """The one page about a condition or a treatment: a copy would be a second."""

    def can_copy(self) -> bool:
        return False


class HoldsOnlyReviewed(MayUnpublish):
    """Below this page nothing is made live at once, nor copied live."""

    def can_publish_subpage(self) -> bool:
        return False

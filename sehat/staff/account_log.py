"""Who made or changed an account or a group, in the one audit trail; Wagtail notes it in lists of its own."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import Group, User
from wagtail.models import ModelLogEntry

from sehat.core import audit

KINDS = {User: "account", Group: "group"}


def note_change(sender: type[ModelLogEntry], instance: ModelLogEntry, created: bool, **more: Any) -> None:
    """Receives each entry of Wagtail's log, in its transaction. Two queries for an account or a group."""
    model = instance.content_type.model_class() if created and instance.content_type else None
    if model not in KINDS:
        return
    subject = KINDS[model]
    row = model._default_manager.filter(pk=instance.object_id).first()
    by = instance.user.get_username() if instance.user else "site"
    deed = instance.action.removeprefix("wagtail.")
    audit.record(by=by, action=f"{subject}: {deed}", subject=f"{subject} {instance.label}", **rights_of(row))


def rights_of(row: User | Group | None) -> dict[str, object]:
    """What an account may do now, by its groups; nothing of a group but that it changed."""
    if not isinstance(row, User):
        return {}
    groups = list(row.groups.order_by("name").values_list("name", flat=True))
    return {"groups": groups, "is_superuser": row.is_superuser, "is_active": row.is_active}

"""Tables that are written all day and that no page for everyone shows: nothing there invalidates a page."""

from __future__ import annotations

from collections.abc import Iterator

from django.apps import apps
from django.db.models import Model

# Visitors and their requests, staff and their work, and what the frameworks write for themselves.
WHOLE_APPS = (
    "core", "gateways", "patients", "patient_messages", "rights", "crm_sync", "calls", "search", "tracking",
    "imports", "alerts", "auth", "otp_totp", "otp_static", "sessions", "wagtailadmin", "wagtailusers",
    "wagtailsearch",
)  # fmt: skip
SHOWN_OF_LEADS = ("FormVariant", "Target", "Team", "Team_cities", "Team_departments")
OTHERS = (
    "content.PageVotes",
    "content.MedicalReviewTask",
    "wagtailcore.Revision",
    "wagtailcore.ModelLogEntry",
    "wagtailcore.PageLogEntry",
    "wagtailcore.ReferenceIndex",
    "wagtailcore.UploadedFile",
    "wagtailcore.WorkflowState",
    "wagtailcore.TaskState",
    "wagtailcore.Comment",
    "wagtailcore.CommentReply",
    "wagtailcore.PageSubscription",
)


def unshown_models() -> Iterator[type[Model]]:
    for label in WHOLE_APPS:
        yield from apps.get_app_config(label).get_models(include_auto_created=True)
    for model in apps.get_app_config("leads").get_models(include_auto_created=True):
        if model.__name__ not in SHOWN_OF_LEADS:
            yield model
    yield from (apps.get_model(name) for name in OTHERS)

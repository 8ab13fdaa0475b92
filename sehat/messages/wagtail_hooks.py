"""Texts of messages and stop words in /cms, and messages of nobody we know; changes are audited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.contrib.auth.models import Permission
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import URLPattern, path, reverse
from django.views.decorators.http import require_GET
from wagtail import hooks
from wagtail.admin.menu import MenuItem
from wagtail.admin.ui.components import Component
from wagtail.admin.ui.tables import TitleColumn
from wagtail.admin.views.generic.models import CreateView, DeleteView, EditView
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.permission_policies import ModelPermissionPolicy
from wagtail.permissions import register_permission_policy

from sehat.core import audit
from sehat.core.india import local_moment
from sehat.core.transactions import write_transaction
from sehat.gateways.whatsapp import whatsapp
from sehat.messages.models import InboundMessage, StopWord, Template
from sehat.messages.selectors import dead_messages, tells_of_emergency
from sehat.messages.try_out import CHANGE, try_out

VIEW_INBOUND = "patient_messages.view_inboundmessage"
ADDING = ("leads.call_lead", "leads.reveal_lead")
SHOWN = 200


class ChangedAlone(ModelPermissionPolicy):
    """There is one template of each kind, which the site sends; nobody adds or deletes one by hand."""

    def user_has_permission(self, user: object, action: str) -> bool:
        return action in {"view", "change"} and bool(super().user_has_permission(user, action))


register_permission_policy(Template, ChangedAlone(Template))


def preview_url(template: Template) -> str:
    return reverse("message_templates:preview", args=[template.pk])


class AuditedEdit(EditView):
    def save_instance(self) -> Template:
        saved: Template = super().save_instance()
        by = self.request.user.get_username()
        audit.record(by=by, action="template changed", subject=f"template {saved.pk}")
        return saved


class TemplateViewSet(ModelViewSet):
    """What patients are sent; a text is changed here once operators and vendor have approved it."""

    model = Template
    name = "message_templates"
    url_prefix = "message-templates"
    icon = "mail"
    menu_label = "Messages to patients"
    add_to_settings_menu = True
    copy_view_enabled = False
    edit_view_class = AuditedEdit
    list_display = (
        "__str__",
        TitleColumn("text", label="Text: open for a preview", get_url=preview_url),
        "dlt_template_id",
        "whatsapp_name",
    )
    list_filter = ("kind", "channel", "language")
    list_per_page = 50
    form_fields = ["text", "dlt_template_id", "whatsapp_name"]

    def get_urlpatterns(self) -> list[URLPattern]:
        return [*super().get_urlpatterns(), path("preview/<int:pk>/", try_out, name="preview")]


def note(request: HttpRequest, deed: str, word: StopWord) -> None:
    audit.record(
        by=request.user.get_username(), action=f"stop word {deed}", subject=f"stop word {word.pk}",
        word=word.word, is_stop=word.is_stop,
    )  # fmt: skip


class AddStopWord(CreateView):
    def save_instance(self) -> StopWord:
        saved: StopWord = super().save_instance()
        note(self.request, "added", saved)
        return saved


class EditStopWord(EditView):
    def save_instance(self) -> StopWord:
        saved: StopWord = super().save_instance()
        note(self.request, "changed", saved)
        return saved


class DeleteStopWord(DeleteView):
    def delete_action(self) -> None:
        with write_transaction():
            note(self.request, "deleted", self.object)
            super().delete_action()


class StopWordViewSet(ModelViewSet):
    """Words that end all messages, in any language."""

    model = StopWord
    name = "stop_words"
    url_prefix = "stop-words"
    icon = "warning"
    menu_label = "Stop words"
    add_to_settings_menu = True
    copy_view_enabled = False
    add_view_class = AddStopWord
    edit_view_class = EditStopWord
    delete_view_class = DeleteStopWord
    list_display = ("word", "is_stop")
    search_fields = ("word",)
    form_fields = ["word", "is_stop"]


@hooks.register("register_admin_viewset")
def register_viewsets() -> list[ModelViewSet]:
    return [TemplateViewSet(), StopWordViewSet()]


@hooks.register("register_permissions")
def offered_rights() -> QuerySet[Permission]:
    return Permission.objects.filter(
        content_type__app_label="patient_messages",
        content_type__model__in=("template", "stopword", "inboundmessage"),
    )


@require_GET
def unknown_messages(request: HttpRequest) -> HttpResponse:
    """Words of an emergency first, then the newest; numbers masked; the look is audited."""
    if not request.user.has_perm(VIEW_INBOUND):
        raise PermissionDenied
    may_call = request.user.has_perms(ADDING)
    rows = [
        row_of(one) | (to_call(one) if may_call and one.number else {})
        for one in InboundMessage.objects.filter(lead=None)[:SHOWN]
    ]
    rows.sort(key=lambda row: not row["is_emergency"])
    audit.record(by=request.user.get_username(), action="messages listed", subject="unknown messages")
    context = {"rows": rows, "days": settings.UNKNOWN_MESSAGES_KEPT_DAYS}
    return render(request, "patient_messages/unknown.html", context)


def row_of(message: InboundMessage) -> dict[str, Any]:
    return {
        "moment": local_moment(message.at),
        "number": ending(message),
        "text": message.text or f"[{message.kind}]",
        "is_emergency": tells_of_emergency(message),
    }


def to_call(message: InboundMessage) -> dict[str, str]:
    """Where who wrote is called, and becomes a request: a page of the desk, which knows this room."""
    url = reverse("desk_caller_who_wrote", args=[message.pk])
    return {"caller_url": url, "last": message.number[-2:]}


def ending(message: InboundMessage) -> str:
    return f"a number that ends with {message.number[-2:]}" if message.number else "somebody without a number"


@hooks.register("register_admin_urls")
def urls() -> list[URLPattern]:
    return [path("unknown-messages/", unknown_messages, name="unknown_messages")]


class AlarmPanel(Component):
    """On the first page of /cms while messages reach nobody, or WhatsApp refuses all of them."""

    order = 12
    template_name = "patient_messages/alarm.html"

    def __init__(self, dead: int, is_shut: bool) -> None:
        self.dead, self.is_shut = dead, is_shut

    def get_context_data(self, parent_context: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return {"dead": self.dead, "is_shut": self.is_shut}


@hooks.register("construct_homepage_panels")
def alarm_panel(request: HttpRequest, panels: list[Component]) -> None:
    """For who may do something about it. Two queries."""
    if not request.user.has_perm(CHANGE):
        return
    dead, gateway = dead_messages(), whatsapp()
    is_shut = bool(gateway and gateway.paused_seconds())
    if dead or is_shut:
        panels.append(AlarmPanel(dead, is_shut))


class ForReaders(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(VIEW_INBOUND))


@hooks.register("register_admin_menu_item")
def unknown_menu_item() -> MenuItem:
    return ForReaders("Unknown messages", reverse("unknown_messages"), icon_name="mail", order=12)

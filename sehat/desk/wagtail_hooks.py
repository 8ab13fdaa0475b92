"""Staff at /cms: the queue of requests, read only but for confirmations and triage; each view is audited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django.contrib.admin.utils import quote
from django.core.exceptions import PermissionDenied
from django.db.models import Case, Q, QuerySet, When
from django.http import HttpRequest, HttpResponse
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.menu import MenuItem
from wagtail.admin.ui.components import Component
from wagtail.admin.ui.tables import ButtonsColumnMixin, Column, DateColumn, TitleColumn
from wagtail.admin.views.generic.models import IndexView, InspectView
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.admin.widgets.button import Button
from wagtail.models import Page
from wagtail.permission_policies import ModelPermissionPolicy
from wagtail.permissions import register_permission_policy

from sehat.campaigns.models import MarketingPage, MarketingVariant
from sehat.core import audit
from sehat.core.models import AuditEvent
from sehat.desk.attribution_panel import attribution_rows
from sehat.desk.confirmations import PERMISSION, release, replay, replay_all
from sehat.desk.contact_clicks import contact_clicks
from sehat.desk.delivery import alarm, delivery_rows
from sehat.desk.export import FIELDS, HEADINGS, PREPROCESS
from sehat.desk.photo import photo, photo_row
from sehat.desk.put_aside import PutAsideItem, is_spam, put_aside, put_aside_alarm, release_at_once
from sehat.desk.triage import triage
from sehat.desk.visits_report import may_see, visits_report
from sehat.leads.models import URGENT_STATUSES, Lead, OutboxRow
from sehat.leads.transitions import allowed_from


class ReadOnly(ModelPermissionPolicy):
    """Requests come from visitors, audit rows from actions; nobody writes or deletes one by hand."""

    def user_has_permission(self, user: object, action: str) -> bool:
        return action == "view" and bool(super().user_has_permission(user, action))


class AuditedInspect(InspectView):
    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        audit.record(by=request.user.get_username(), action="lead viewed", subject=f"lead {self.object.pk}")
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer

    def get_fields_context(self) -> list[dict[str, object]]:
        return [
            *super().get_fields_context(),
            *delivery_rows(self.object),
            *photo_row(self.object),
            *attribution_rows(self.object),
        ]


# Possible emergencies whom nobody has reached yet (decisions 5.4).
URGENT_FIRST = Case(When(Q(status__in=URGENT_STATUSES) & ~Q(emergency=""), then=0), default=1)


class AuditedList(IndexView):
    custom_value_preprocess = PREPROCESS | IndexView.custom_value_preprocess
    export_headings = HEADINGS

    def order_queryset(self, queryset: QuerySet[Lead]) -> QuerySet[Lead]:
        """Until staff choose an order of their own, urgent first, then newest first."""
        ordered: QuerySet[Lead] = super().order_queryset(queryset)
        return ordered if "ordering" in self.request.GET else queryset.order_by(URGENT_FIRST, "-created_at")

    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        by = request.user.get_username()
        if not self.is_export:
            audit.record(by=by, action="leads listed", subject="leads", page=request.GET.get("p", "1")[:6])
        elif request.user.has_perm(PERMISSION):
            audit.record(by=by, action="leads exported", subject="leads", filters=sorted(request.GET))
        else:
            raise PermissionDenied
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer


class ReferenceColumn(ButtonsColumnMixin, TitleColumn):
    """The reference; under a suspect the way out of Spam, under what was given up the way to try again."""

    def get_buttons(self, instance: Lead, parent_context: Mapping[str, Any]) -> list[Button]:
        if not parent_context["request"].user.has_perm(PERMISSION):
            return []
        actions = {
            "release": ("Release from spam", instance.status == Lead.Status.SPAM),
            "replay": ("Send again", instance.outbox.state == OutboxRow.State.DEAD),
            "triage": ("Call and move on", bool(allowed_from(instance.status)) and not instance.erased_at),
        }
        return [
            Button(label, url=reverse(f"leads:{name}", args=[quote(instance.pk)]))
            for name, (label, is_due) in actions.items()
            if is_due
        ]


def inspect_url(lead: Lead) -> str:
    return reverse("leads:inspect", args=[quote(lead.pk)])


class LeadViewSet(ModelViewSet):
    model = Lead
    name = "leads"
    icon = "mail"
    menu_label = "Requests"
    add_to_admin_menu = True
    menu_order = 10
    inspect_view_enabled = True
    inspect_view_class = AuditedInspect
    index_view_class = AuditedList
    copy_view_enabled = False
    list_display = (
        ReferenceColumn("reference", label="Reference", get_url=inspect_url),
        "name",
        "mobile",
        Column("city_name", label="City"),
        Column("about", label="For"),
        Column("urgency", label="Urgent"),
        "status",
        Column("outbox.state", label="CRM"),
        DateColumn("created_at", label="Received"),
    )
    list_export = FIELDS
    export_filename = "requests"
    list_filter = ("status", "outbox__state", "page_type", "city")
    search_fields = ("id", "name", "mobile")
    list_per_page = 50
    form_fields = ["status"]
    inspect_view_fields = [
        "id", "status", "created_at", "name", "country_code", "mobile", "email", "question", "city_name",
        "treatment_name", "condition_name", "department", "doctor", "hospital", "tier", "form_variant",
        "page_type", "page_name", "page_path", "language", "answers", "attribution",
        "consents_withdrawn", "flags", "emergency", "is_verified", "do_not_contact",
    ]  # fmt: skip

    def get_urlpatterns(self) -> list[URLPattern]:
        return [
            *super().get_urlpatterns(),
            path("work/<str:pk>/", triage, name="triage"),
            path("release/<str:pk>/", release, name="release"),
            path("replay/", replay_all, name="replay_all"),
            path("replay/<str:pk>/", replay, name="replay"),
            path("photo/<str:pk>/", photo, name="photo"),
        ]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Lead]:
        return Lead.objects.select_related("outbox", "department")


class AuditViewSet(ModelViewSet):
    """Who did what to which record, newest first."""

    model = AuditEvent
    name = "audit"
    icon = "history"
    menu_label = "Audit trail"
    add_to_settings_menu = True
    copy_view_enabled = False
    list_display = (
        Column("subject", label="Record"),
        "action",
        "by",
        "at",
        Column("details", label="Details"),
    )
    list_filter = ("action", "by")
    search_fields = ("subject", "by", "action")
    list_per_page = 50
    form_fields = ["subject"]


register_permission_policy(Lead, ReadOnly(Lead))
register_permission_policy(AuditEvent, ReadOnly(AuditEvent))


@hooks.register("register_admin_viewset")
def register_viewsets() -> list[ModelViewSet]:
    return [LeadViewSet(), AuditViewSet()]


@hooks.register("construct_homepage_panels")
def alarm_panel(request: HttpRequest, panels: list[Component]) -> None:
    panels.extend([*alarm(request.user), *put_aside_alarm(request.user)])


@hooks.register("register_admin_urls")
def report_urls() -> list[URLPattern]:
    return [
        path("visits/", visits_report, name="visits_report"),
        path("calls-and-chats/", contact_clicks, name="contact_clicks"),
        path("put-aside/", put_aside, name="leads_put_aside"),
        path("put-aside/<str:pk>/release/", release_at_once, name="leads_release_at_once"),
        path("put-aside/<str:pk>/spam/", is_spam, name="leads_is_spam"),
    ]


@hooks.register("register_admin_menu_item")
def put_aside_menu_item() -> MenuItem:
    return PutAsideItem("Put aside", reverse("leads_put_aside"), icon_name="warning", order=11)


class ForReaders(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return may_see(request.user)


@hooks.register("register_page_header_buttons")
def results_button(page: Page, user: object, view_name: str, next_url: str | None = None) -> list[Button]:
    """From a marketing page to how its variants do."""
    about = page.get_parent() if page.specific_class is MarketingVariant else page
    if about.specific_class is not MarketingPage or not may_see(user):
        return []
    query = urlencode({"by": "variant", "page": about.specific.address})
    url = f"{reverse('visits_report')}?{query}"
    return [Button("Results of the variants", url=url, icon_name="view", priority=16)]


@hooks.register("register_reports_menu_item")
def clicks_menu_item() -> MenuItem:
    return ForReaders("Calls and chats", reverse("contact_clicks"), icon_name="mobile-alt", order=101)


@hooks.register("register_reports_menu_item")
def visits_menu_item() -> MenuItem:
    return ForReaders("Visits and requests", reverse("visits_report"), icon_name="view", order=100)

"""Staff at /cms: the queue of requests, read only but for confirmations and triage; each view is audited."""

from __future__ import annotations

from urllib.parse import urlencode

from django.contrib.admin.utils import unquote
from django.contrib.auth.models import Permission
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import URLPattern, path, register_converter, reverse
from wagtail import hooks
from wagtail.admin.menu import MenuItem
from wagtail.admin.ui.components import Component
from wagtail.admin.views.generic.models import InspectView
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.admin.widgets.button import Button
from wagtail.models import Page
from wagtail.permission_policies import ModelPermissionPolicy
from wagtail.permissions import register_permission_policy

from sehat.campaigns.models import MarketingPage, MarketingVariant
from sehat.core import audit
from sehat.core.india import local_moment
from sehat.core.models import AuditEvent
from sehat.desk.attribution_panel import attribution_rows
from sehat.desk.audit_list import AuditViewSet
from sehat.desk.caller import add_caller, add_who_wrote
from sehat.desk.calls_report import calls_report
from sehat.desk.case import told_answers
from sehat.desk.confirmations import release, replay, replay_all
from sehat.desk.contact_clicks import contact_clicks
from sehat.desk.converters import RowId
from sehat.desk.crm_pages import crm_preview, crm_reconciliation, crm_send_again, crm_take_stage
from sehat.desk.delivery import alarm, delivery_rows
from sehat.desk.erasures import begin_erasure, erasures, look_up_erasure, may_see_erasures, take_back_erasure
from sehat.desk.export import FIELDS
from sehat.desk.giving import availability, give_away, next_patient, share
from sehat.desk.lead_list import COLUMNS, LeadList
from sehat.desk.my_desk import desk_counters, desk_rows, my_desk
from sehat.desk.permissions import ASSIGN, REPLAY, REVEAL, VIEW, number_for
from sehat.desk.photo import photo, photo_row
from sehat.desk.put_aside import PutAsideItem, is_spam, put_aside, put_aside_alarm, release_at_once
from sehat.desk.saved_filters import (
    open_filter,
    remove_filter,
    rename_filter,
    save_present_filter,
    saved_filters,
)
from sehat.desk.teams import TeamViewSet, refuse_what_a_team_needs
from sehat.desk.triage import (
    answer_patient,
    correct_request,
    give_request,
    hold_request,
    renew_hold,
    settle_messages,
    triage,
)
from sehat.desk.visits_report import may_see, visits_report
from sehat.desk.voice import call_patient, own_phone
from sehat.leads.models import Lead, Spend, Target

register_converter(RowId, "row")


class ReadOnly(ModelPermissionPolicy):
    """Requests come from visitors, audit rows from actions; nobody writes or deletes one by hand."""

    def user_has_permission(self, user: object, action: str) -> bool:
        return action == "view" and bool(super().user_has_permission(user, action))


class AuditedInspect(InspectView):
    def get_object(self, queryset: QuerySet[Lead] | None = None) -> Lead:
        if "\x00" in unquote(str(self.pk)):  # PostgreSQL cannot look for it
            raise Http404
        found: Lead = super().get_object(queryset)
        return found

    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        by, subject = request.user.get_username(), f"lead {self.object.pk}"
        audit.record(by=by, action="lead viewed", subject=subject)
        if request.user.has_perm(REVEAL):  # who sees it whole here has not asked for it on the request's page
            audit.record(by=by, action="number revealed", subject=subject)
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer

    def get_created_at_display_value(self) -> str:
        return f"{local_moment(self.object.created_at)} (India)"

    def get_mobile_display_value(self) -> str:
        return number_for(self.request.user, self.object.mobile)

    def get_email_display_value(self) -> str:
        return number_for(self.request.user, self.object.email)

    def get_answers_display_value(self) -> str:
        return "; ".join(f"{label}: {words}" for label, words in told_answers(self.object))

    def get_attribution_display_value(self) -> str:
        """What its page said of it; how the visitor came stands in rows of their own."""
        told = {name: value for name, value in self.object.attribution.items() if not isinstance(value, dict)}
        return "; ".join(f"{name}: {value}" for name, value in told.items() if value not in ("", None))

    def get_consents_withdrawn_display_value(self) -> str:
        return ", ".join(map(str, self.object.consents_withdrawn))

    def get_flags_display_value(self) -> str:
        return ", ".join(map(str, self.object.flags))

    def get_fields_context(self) -> list[dict[str, object]]:
        return [
            *super().get_fields_context(),
            *delivery_rows(self.object),
            *photo_row(self.object),
            *attribution_rows(self.object),
        ]


class LeadViewSet(ModelViewSet):
    model = Lead
    name = "leads"
    icon = "mail"
    menu_label = "Requests"
    add_to_admin_menu = True
    menu_order = 10
    inspect_view_enabled = True
    inspect_view_class = AuditedInspect
    index_view_class = LeadList
    copy_view_enabled = False
    list_display = COLUMNS
    list_export = FIELDS
    export_filename = "requests"
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
            path("work/<row:pk>/", triage, name="triage"),
            path("answer/<row:pk>/", answer_patient, name="answer"),
            path("call/<row:pk>/", call_patient, name="call"),
            path("phone/<row:pk>/", own_phone, name="own_phone"),
            path("correct/<row:pk>/", correct_request, name="correct"),
            path("hold/<row:pk>/", hold_request, name="hold"),
            path("renew/<row:pk>/", renew_hold, name="renew"),
            path("settle/<row:pk>/", settle_messages, name="settle"),
            path("give/<row:pk>/", give_request, name="give"),
            path("release/<row:pk>/", release, name="release"),
            path("replay/", replay_all, name="replay_all"),
            path("replay/<row:pk>/", replay, name="replay"),
            path("photo/<row:pk>/", photo, name="photo"),
        ]


class TargetViewSet(ModelViewSet):
    """Within how many minutes each tier is called: the clock of the desk."""

    model = Target
    name = "targets"
    icon = "time"
    menu_label = "Call targets"
    add_to_settings_menu = True
    copy_view_enabled = False
    list_display = ("__str__", "minutes", "opens", "closes")
    form_fields = ["tier", "minutes", "opens", "closes"]


class SpendViewSet(ModelViewSet):
    """What advertising cost: for the cost of a request in the report of calls."""

    model = Spend
    name = "spend"
    icon = "tag"
    menu_label = "Advertising spend"
    add_to_settings_menu = True
    copy_view_enabled = False
    list_display = ("source", "first_day", "last_day", "rupees")
    list_filter = ("source",)
    list_per_page = 50
    form_fields = ["source", "first_day", "last_day", "rupees"]


@hooks.register("register_permissions")
def offered_rights() -> QuerySet[Permission]:
    """What a group may be given beside Wagtail's own."""
    kinds = ("lead", "spend", "team")
    return Permission.objects.filter(content_type__app_label="leads", content_type__model__in=kinds)


register_permission_policy(Lead, ReadOnly(Lead))
register_permission_policy(AuditEvent, ReadOnly(AuditEvent))


@hooks.register("register_admin_viewset")
def register_viewsets() -> list[ModelViewSet]:
    return [LeadViewSet(), TargetViewSet(), SpendViewSet(), TeamViewSet(), AuditViewSet()]


hooks.register("before_delete_snippet", refuse_what_a_team_needs)


@hooks.register("construct_homepage_panels")
def alarm_panel(request: HttpRequest, panels: list[Component]) -> None:
    panels.extend([*alarm(request.user), *put_aside_alarm(request.user)])


@hooks.register("register_admin_urls")
def report_urls() -> list[URLPattern]:
    return [
        path("visits/", visits_report, name="visits_report"),
        path("calls/", calls_report, name="calls_report"),
        path("desk/", my_desk, name="my_desk"),
        path("desk/rows/", desk_rows, name="desk_rows"),
        path("desk/counters/", desk_counters, name="desk_counters"),
        path("desk/next/", next_patient, name="desk_next"),
        path("desk/caller/", add_caller, name="desk_caller"),
        path("desk/caller/<int:pk>/", add_who_wrote, name="desk_caller_who_wrote"),
        path("desk/availability/", availability, name="desk_availability"),
        path("desk/share/", share, name="desk_share"),
        path("desk/give-away/", give_away, name="desk_give_away"),
        path("desk/filters/", saved_filters, name="saved_filters"),
        path("desk/filters/save/", save_present_filter, name="saved_filter_save"),
        path("desk/filters/<int:pk>/", open_filter, name="saved_filter"),
        path("desk/filters/<int:pk>/rename/", rename_filter, name="saved_filter_rename"),
        path("desk/filters/<int:pk>/delete/", remove_filter, name="saved_filter_delete"),
        path("calls-and-chats/", contact_clicks, name="contact_clicks"),
        path("crm/", crm_reconciliation, name="crm"),
        path("crm/preview/", crm_preview, name="crm_preview"),
        path("crm/<row:pk>/again/", crm_send_again, name="crm_send_again"),
        path("crm/<row:pk>/stage/", crm_take_stage, name="crm_take_stage"),
        path("erasures/", erasures, name="erasures"),
        path("erasures/look/", look_up_erasure, name="erasure_look"),
        path("erasures/begin/", begin_erasure, name="erasure_begin"),
        path("erasures/<int:pk>/take-back/", take_back_erasure, name="erasure_take_back"),
        path("put-aside/", put_aside, name="leads_put_aside"),
        path("put-aside/<row:pk>/release/", release_at_once, name="leads_release_at_once"),
        path("put-aside/<row:pk>/spam/", is_spam, name="leads_is_spam"),
    ]


class ForAgents(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(VIEW))


@hooks.register("register_admin_menu_item")
def desk_menu_item() -> MenuItem:
    return ForAgents("My desk", reverse("my_desk"), icon_name="clipboard-list", order=9)


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


class ForManagers(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(ASSIGN))


@hooks.register("register_reports_menu_item")
def calls_menu_item() -> MenuItem:
    return ForManagers("Calls and promises", reverse("calls_report"), icon_name="time", order=99)


class ForReplay(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(REPLAY))


@hooks.register("register_reports_menu_item")
def crm_menu_item() -> MenuItem:
    return ForReplay("Requests and the CRM", reverse("crm"), icon_name="order", order=98)


@hooks.register("register_reports_menu_item")
def clicks_menu_item() -> MenuItem:
    return ForReaders("Calls and chats", reverse("contact_clicks"), icon_name="mobile-alt", order=101)


@hooks.register("register_reports_menu_item")
def visits_menu_item() -> MenuItem:
    return ForReaders("Visits and requests", reverse("visits_report"), icon_name="view", order=100)


class ForErasures(MenuItem):
    def is_shown(self, request: HttpRequest) -> bool:
        return may_see_erasures(request.user)


@hooks.register("register_reports_menu_item")
def erasures_menu_item() -> MenuItem:
    return ForErasures("Erasures", reverse("erasures"), icon_name="bin", order=102)

"""Staff at /cms: the queue of requests, read only here; each look at one is audited."""

from __future__ import annotations

from django.contrib.admin.utils import quote
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from wagtail import hooks
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.views.generic.models import IndexView, InspectView
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.permission_policies import ModelPermissionPolicy
from wagtail.permissions import register_permission_policy

from sehat.core import audit
from sehat.leads.models import Lead


class ReadOnly(ModelPermissionPolicy):
    """Requests come from visitors; nobody writes or deletes one by hand."""

    def user_has_permission(self, user: object, action: str) -> bool:
        return action == "view" and bool(super().user_has_permission(user, action))


class AuditedInspect(InspectView):
    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        audit.record(by=request.user.get_username(), action="lead viewed", subject=f"lead {self.object.pk}")
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer


class AuditedList(IndexView):
    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        page = request.GET.get("p", "1")[:6]
        audit.record(by=request.user.get_username(), action="leads listed", subject="leads", page=page)
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer


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
        TitleColumn("reference", label="Reference", get_url=inspect_url),
        "name",
        "mobile",
        Column("city_name", label="City"),
        Column("about", label="For"),
        "status",
        Column("outbox.state", label="CRM"),
        DateColumn("created_at", label="Received"),
    )
    list_filter = ("status", "page_type", "city")
    search_fields = ("id", "name", "mobile")
    list_per_page = 50
    form_fields = ["status"]
    inspect_view_fields = [
        "id", "status", "created_at", "name", "country_code", "mobile", "email", "question", "city_name",
        "treatment_name", "condition_name", "department", "doctor", "hospital", "tier", "form_variant",
        "page_type", "page_name", "page_path", "language", "attributes",
    ]  # fmt: skip

    def get_queryset(self, request: HttpRequest) -> QuerySet[Lead]:
        return Lead.objects.select_related("outbox")


register_permission_policy(Lead, ReadOnly(Lead))


@hooks.register("register_admin_viewset")
def register_leads() -> LeadViewSet:
    return LeadViewSet()

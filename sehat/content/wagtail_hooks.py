"""People, reviews, overdue medical reviews and what readers find helpful, in /cms."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import Permission
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import URLPattern, path, reverse
from wagtail import hooks
from wagtail.admin.action_menu import ActionMenuItem, SubmitForModerationMenuItem
from wagtail.admin.site_summary import SummaryItem
from wagtail.admin.views.bulk_action import BulkAction
from wagtail.admin.widgets.button import Button
from wagtail.models import Page
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.content.for_writers import ForWriters, is_writer
from sehat.content.models import Person, Review, SitePage
from sehat.content.models.medical import MedicalIndexPage
from sehat.content.models.medical_review import WORKFLOW
from sehat.content.models.section import MEDICAL_SECTIONS
from sehat.content.models.unpublishing import OTHERS, REVIEWED
from sehat.content.placed_form import fault_at
from sehat.content.reports.helpful import HelpfulReport
from sehat.content.reports.overdue import OverdueReviews, overdue_pages
from sehat.content.reports.side_by_side import TRANSLATED, side_by_side
from sehat.content.reports.twins import TwinsReport
from sehat.directory.rows import fields_of
from sehat.staff.name_choosers import NameChooserViewSet


class PersonViewSet(SnippetViewSet):
    model = Person
    icon = "group"
    menu_label = "Authors and reviewers"
    add_to_admin_menu = True
    menu_order = 30
    list_display = ("name", "role", "speciality", "degrees")
    list_filter = ("role",)
    chooser_per_page = 100
    chooser_viewset_class = NameChooserViewSet
    panels = fields_of(Person)


class ReviewViewSet(SnippetViewSet):
    model = Review
    icon = "comment"
    menu_label = "Patient reviews"
    add_to_admin_menu = True
    menu_order = 31
    list_display = ("name", "stars", "department", "written_on", "is_shown")
    list_filter = ("is_shown", "department")


@hooks.register("register_permissions")
def offered_rights() -> QuerySet[Permission]:
    rights = (one.partition(".")[2] for one in (REVIEWED, OTHERS))
    return Permission.objects.filter(content_type__app_label="content", codename__in=rights)


@hooks.register("register_admin_urls")
def report_urls() -> list[URLPattern]:
    return [
        path("reports/overdue-reviews/", OverdueReviews.as_view(), name="overdue_reviews"),
        path(
            "reports/overdue-reviews/results/",
            OverdueReviews.as_view(results_only=True),
            name="overdue_reviews_results",
        ),
        path("reports/hindi-pages/", TwinsReport.as_view(), name="twins_report"),
        path(
            "reports/hindi-pages/results/",
            TwinsReport.as_view(results_only=True),
            name="twins_report_results",
        ),
        path("pages/<int:pk>/side-by-side/", side_by_side, name="side_by_side"),
        path("reports/helpful/", HelpfulReport.as_view(), name="helpful_report"),
        path(
            "reports/helpful/results/",
            HelpfulReport.as_view(results_only=True),
            name="helpful_report_results",
        ),
    ]


@hooks.register("register_reports_menu_item")
def overdue_menu_item() -> ForWriters:
    url = reverse("overdue_reviews")
    return ForWriters("Overdue medical reviews", url, name="overdue-reviews", icon_name="warning", order=900)


@hooks.register("register_reports_menu_item")
def helpful_menu_item() -> ForWriters:
    url = reverse("helpful_report")
    return ForWriters("Was this page helpful?", url, name="helpful", icon_name="help", order=910)


@hooks.register("register_reports_menu_item")
def twins_menu_item() -> ForWriters:
    return ForWriters("Hindi pages", reverse("twins_report"), name="twins", icon_name="globe", order=905)


@hooks.register("register_page_header_buttons")
def side_by_side_button(
    page: Page, user: AbstractBaseUser, view_name: str, next_url: str | None = None
) -> list[Button]:
    """From the form of a page to its words in both languages."""
    if not page.pk or not issubclass(page.specific_class or Page, TRANSLATED):
        return []
    if not page.permissions_for_user(user).can_edit():
        return []
    url = reverse("side_by_side", args=[page.pk])
    return [Button("English and Hindi side by side", url=url, icon_name="globe", priority=17)]


@hooks.register("before_move_page")
def refuse_a_taken_place(request: HttpRequest, page: Page, destination: Page) -> HttpResponse | None:
    """Wagtail writes a move without asking the page."""
    return refuse_to_move(request, [page], destination) if request.method == "POST" else None


@hooks.register("before_bulk_action")
def refuse_taken_places(
    request: HttpRequest, action: str, rows: list[Model], view: BulkAction
) -> HttpResponse | None:
    """The same of pages that are moved together: all of them, or none."""
    pages = [row for row in rows if isinstance(row, Page)]
    if action != "move" or not pages:
        return None
    return refuse_to_move(request, pages, view.cleaned_form.cleaned_data["chooser"])


def refuse_to_move(request: HttpRequest, pages: list[Page], destination: Page) -> HttpResponse | None:
    ours = [page for page in pages if issubclass(page.specific_class or Page, SitePage)]
    found = [(page, told) for page in ours if (told := fault_at(page, destination, page.slug))]
    for page, told in found:
        messages.error(request, f"“{page}” was not moved: {' '.join(told)}")
    return redirect("wagtailadmin_explore", pages[0].get_parent().pk) if found else None


class OverdueSummary(SummaryItem):
    order = 50
    template_name = "content/overdue_summary.html"

    def is_shown(self) -> bool:
        return is_writer(self.request.user)

    def get_context_data(self, parent_context: object) -> dict[str, int]:
        return {"count": overdue_pages().count()}


@hooks.register("construct_homepage_summary_items")
def overdue_summary(request: HttpRequest, items: list[SummaryItem]) -> None:
    items.append(OverdueSummary(request))


register_snippet(PersonViewSet)
register_snippet(ReviewViewSet)


class SubmitToMedicalReview(SubmitForModerationMenuItem):
    def get_context_data(self, parent_context: dict[str, Any]) -> dict[str, Any]:
        return {**super().get_context_data(parent_context), "label": f"Submit to {WORKFLOW}"}


@hooks.register("construct_page_action_menu")
def name_the_review(items: list[ActionMenuItem], request: HttpRequest, context: dict[str, Any]) -> None:
    """Wagtail names the workflow of the parent on a page not saved yet; a medical page has its own."""
    if context["view"] == "create" and holds_medical(context["parent_page"].specific):
        items[:] = [
            SubmitToMedicalReview(item.order) if item.name == "action-submit" else item for item in items
        ]


def holds_medical(parent: Page) -> bool:
    """An index of medical pages, or a section of tests or symptoms."""
    return isinstance(parent, MedicalIndexPage) or parent.slug in MEDICAL_SECTIONS

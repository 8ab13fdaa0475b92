"""Medical pages whose review has run out, longest first: a report in /cms."""

from __future__ import annotations

from django.db.models import DateField, DurationField, ExpressionWrapper, F, QuerySet, Value
from django.db.models.functions import Coalesce
from django.utils import timezone
from wagtail.admin.views.reports import PageReportView
from wagtail.models import Page

KINDS = ("conditionpage", "treatmentpage", "testpage", "articlepage", "symptompage")


def overdue_pages() -> QuerySet[Page]:
    """Live pages due for review before today, each with `due` and `overdue` (how long since)."""
    today = timezone.localdate()
    due = Coalesce(*(F(f"{kind}__next_review_on") for kind in KINDS), output_field=DateField())
    since = ExpressionWrapper(Value(today, DateField()) - F("due"), output_field=DurationField())
    pages = Page.objects.live().annotate(due=due).filter(due__lt=today)
    found: QuerySet[Page] = pages.annotate(overdue=since).order_by("due", "title")
    return found


class OverdueReviews(PageReportView):
    page_title = "Overdue medical reviews"
    header_icon = "warning"
    index_url_name = "overdue_reviews"
    index_results_url_name = "overdue_reviews_results"
    results_template_name = "content/overdue_results.html"
    any_permission_required = ["add", "change", "publish"]
    list_export = ["title", "due", "overdue.days"]
    export_headings = {"due": "Due", "overdue.days": "Days overdue"}

    def get_queryset(self) -> QuerySet[Page]:
        return overdue_pages()

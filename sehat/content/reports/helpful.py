"""“Was this page helpful?”: what readers of medical pages and articles answered, as a report in /cms."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import OuterRef, QuerySet, Subquery, Sum
from django.db.models.functions import Coalesce
from django.utils import timezone
from wagtail.admin.views.reports import PageReportView
from wagtail.models import Page

from sehat.content.models import PageVotes

DAYS = 90


def answered_pages() -> QuerySet[Page]:
    """Pages with an answer in the last 90 days, most No first; each has the sum of every answer."""
    recent = PageVotes.objects.filter(day__gt=timezone.localdate() - timedelta(days=DAYS))
    sums = {vote.value: sum_of(recent, vote) for vote in PageVotes.Vote}
    pages = Page.objects.filter(pk__in=recent.values("page")).annotate(**sums)
    found: QuerySet[Page] = pages.order_by("-no", "yes", "title")
    return found


def sum_of(recent: QuerySet[PageVotes], vote: str) -> Coalesce:
    of_page = recent.filter(page=OuterRef("pk"), vote=vote).values("page")
    return Coalesce(Subquery(of_page.annotate(total=Sum("count")).values("total")), 0)


class HelpfulReport(PageReportView):
    page_title = "Was this page helpful?"
    header_icon = "help"
    index_url_name = "helpful_report"
    index_results_url_name = "helpful_report_results"
    results_template_name = "content/helpful_results.html"
    any_permission_required = ["add", "change", "publish"]
    list_export = ["title", *PageVotes.Vote.values]
    export_headings = dict(PageVotes.Vote.choices)

    def get_queryset(self) -> QuerySet[Page]:
        return answered_pages()

"""English pages whose Hindi one is missing or older than they are: a report in /cms."""

from __future__ import annotations

from datetime import datetime

from django.apps import apps
from django.db.models import F, IntegerField, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce, Concat, Substr
from django.utils import timezone
from wagtail.admin.views.reports import PageReportView
from wagtail.models import Page

from sehat.content.addresses import root_path
from sehat.content.models import ArticlePage
from sehat.content.reports.side_by_side import TRANSLATED


def pages_without_fresh_twin() -> QuerySet[Page]:
    """Live English pages, each with its `twin` (None: no Hindi page is live) and `twin_published`, missing
    ones first. What was loaded has no date, and is older than nothing.

    A twin stands at the same address under /hi; an article names the one it tells. One query.
    """
    models = [model for model in apps.get_app_config("content").get_models() if issubclass(model, TRANSLATED)]
    root = root_path()
    there = Concat(Value(f"{root}hi/"), Substr(OuterRef("url_path"), len(root) + 1))
    twins = Page.objects.live().not_type(ArticlePage).filter(url_path=there)
    told = ArticlePage.objects.live().filter(translation_of=OuterRef("pk"))
    english = Page.objects.live().type(*models).exclude(url_path__startswith=f"{root}hi/")
    rows = english.annotate(
        twin=Coalesce(
            Subquery(twins.values("pk")[:1]), Subquery(told.values("pk")[:1]), output_field=IntegerField()
        ),
        twin_published=Subquery(Page.objects.filter(pk=OuterRef("twin")).values("last_published_at")[:1]),
    )
    found: QuerySet[Page] = rows.filter(Q(twin=None) | Q(twin_published__lt=F("last_published_at"))).order_by(
        F("twin_published").asc(nulls_first=True), "title"
    )
    return found


def as_in_india(moment: datetime | None) -> datetime | None:
    """As the page of the report says it: a file has no time zone, and would have that of no reader."""
    return timezone.make_naive(moment) if moment else None


class TwinsReport(PageReportView):
    page_title = "Hindi pages"
    header_icon = "globe"
    index_url_name = "twins_report"
    index_results_url_name = "twins_report_results"
    results_template_name = "content/twins_results.html"
    any_permission_required = ["add", "change", "publish"]
    list_export = ["title", "last_published_at", "twin_published"]
    custom_field_preprocess = {
        name: {"csv": as_in_india, "xlsx": as_in_india} for name in ("last_published_at", "twin_published")
    }
    export_headings = {"last_published_at": "Published", "twin_published": "Hindi page published"}

    def get_queryset(self) -> QuerySet[Page]:
        return pages_without_fresh_twin()

"""The list of requests in /cms and its export: masked, bounded, audited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import IO, Any

import django_filters
from django.contrib.admin.utils import quote
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.forms import RadioSelect
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import cached_property
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.paginator import WagtailPaginator
from wagtail.admin.ui.tables import ButtonsColumnMixin, Column, TitleColumn
from wagtail.admin.views.generic.models import IndexView
from wagtail.admin.widgets.button import Button

from sehat.core import audit
from sehat.core.page_types import PAGE_TYPES
from sehat.core.spreadsheets import BOM
from sehat.desk.clock import short_moment
from sehat.desk.export import FIELDS, HEADINGS, OF_FIELDS, PREPROCESS, for_export, with_notes
from sehat.desk.facets import AGES, CRM_WORDS, came_by, known_facets, of_age, options
from sehat.desk.lead_search import search_leads
from sehat.desk.permissions import EXPORT, RELEASE, REPLAY, REVEAL, WORK, masked
from sehat.desk.saved_filters import filter_context
from sehat.leads.models import Lead, OutboxRow, SavedFilter
from sehat.leads.transitions import allowed_from

LEADS = SavedFilter.Place.LEADS.value
MOST_LISTED = 1000  # beyond it one filters or searches: counting a million takes a second
ROWS_AT_ONCE = 2000
DO_NOT_CONTACT = "Do not contact"
WIDE = "desk-wide"  # a column that a phone has no room for: My desk and the request say it


class BoundedPaginator(WagtailPaginator):
    """Pages of the first MOST_LISTED rows; no row beyond them is counted."""

    @cached_property
    def count(self) -> int:
        return int(self.object_list[:MOST_LISTED].count())


def rare_ids(state: str) -> list[str] | None:
    """The requests in a state of delivery that few are in, as given up; None for one that many are in.

    No planner knows how rare a state is, and one that guesses wrong looks through every request.
    """
    if state not in OutboxRow.State.values:
        return None
    ids = list(OutboxRow.objects.filter(state=state).values_list("lead_id", flat=True)[: MOST_LISTED + 1])
    return ids if len(ids) <= MOST_LISTED else None


class LeadFilters(WagtailFilterSet):
    """Each by a choice: a word that is typed almost right finds nothing and says not why."""

    outbox__state = django_filters.ChoiceFilter(
        label="CRM", choices=tuple(CRM_WORDS.items()), widget=RadioSelect, empty_label="All"
    )
    page_type = django_filters.ChoiceFilter(
        label="Page type", choices=[(name, name) for name in sorted(PAGE_TYPES)], empty_label="All"
    )

    source = django_filters.ChoiceFilter(label="Source", empty_label="All")
    campaign = django_filters.ChoiceFilter(label="Campaign", empty_label="All")
    age = django_filters.ChoiceFilter(
        label="Received", choices=list(AGES.items()), method="received", widget=RadioSelect, empty_label="All"
    )

    class Meta:
        model = Lead
        fields = ("status", "outbox__state", "page_type", "city", "source", "campaign", "age")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """What the address asks for is a choice too: a filter that is refused takes all others along."""
        super().__init__(*args, **kwargs)
        for name, values in came_by().items():
            asked = (self.data or {}).get(name, "").replace("\x00", "")
            self.filters[name].extra["choices"] = [
                (value, value) for value in sorted({*values, asked} - {""})
            ]

    def received(self, leads: QuerySet[Lead], name: str, age: str) -> QuerySet[Lead]:
        return leads.filter(of_age(age, "created_at", timezone.now()))


class LeadList(IndexView):
    """Newest first. What is urgent stands first on My desk."""

    filterset_class = LeadFilters

    paginator_class = BoundedPaginator
    template_name = "desk/lead_list.html"
    results_template_name = "desk/lead_list_results.html"
    default_ordering = "-created_at"
    custom_value_preprocess = IndexView.custom_value_preprocess | PREPROCESS
    custom_field_preprocess = OF_FIELDS
    export_headings = HEADINGS

    def get_base_queryset(self) -> QuerySet[Lead]:
        leads = Lead.objects.select_related("outbox", "department")
        leads = for_export(leads) if self.is_export else leads
        leads = with_notes(leads) if self.shows_notes else leads
        few = rare_ids(self.request.GET.get("outbox__state", ""))
        return leads if few is None else leads.filter(pk__in=few)

    def setup(self, request: HttpRequest, *args: object, **kwargs: object) -> None:
        super().setup(request, *args, **kwargs)
        self.shows_notes = self.is_export and request.user.has_perm(REVEAL)
        self.list_export = (*FIELDS, "told_notes") if self.shows_notes else FIELDS

    def order_queryset(self, queryset: QuerySet[Lead]) -> QuerySet[Lead]:
        """Total, so that what is alike stands on one page, and once."""
        ordered: QuerySet[Lead] = super().order_queryset(queryset)
        return ordered.order_by(*ordered.query.order_by, "-pk")

    def filter_queryset(self, queryset: QuerySet[Lead]) -> QuerySet[Lead]:
        """A file that was filtered by nothing known would hold every request."""
        if self.is_export and self.filters and not self.filters.is_valid():
            return queryset.none()
        filtered: QuerySet[Lead] = super().filter_queryset(queryset)
        return filtered

    def search_queryset(self, queryset: QuerySet[Lead]) -> QuerySet[Lead]:
        is_masked = not self.request.user.has_perm(REVEAL)
        return search_leads(queryset, self.search_query or "", is_masked=is_masked)

    def get(self, request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
        by = request.user.get_username()
        if not self.is_export:
            looked_for = {"searched": True} if request.GET.get("q") else {}
            page = request.GET.get("p", "1").replace("\x00", "")[:6]
            audit.record(by=by, action="leads listed", subject="leads", page=page, **looked_for)
        elif request.user.has_perm(EXPORT):
            told = {"notes": True} if self.shows_notes else {}
            audit.record(by=by, action="leads exported", subject="leads", filters=asked_for(request), **told)
        else:
            raise PermissionDenied
        answer: HttpResponse = super().get(request, *args, **kwargs)
        return answer

    def get_context_data(self, *args: object, **kwargs: object) -> dict[str, Any]:
        facets = known_facets(self.request.GET.dict(), options(LEADS))
        context: dict[str, Any] = super().get_context_data(*args, **kwargs)
        return context | filter_context(self.request.user, LEADS, facets)

    @property
    def show_export_buttons(self) -> bool:
        return bool(self.request.user.has_perm(EXPORT))

    def stream_csv(self, queryset: QuerySet[Lead]) -> Iterator[bytes]:
        """Row by row from the database: an export of any length takes the memory of one page."""
        yield BOM.encode()
        yield from super().stream_csv(queryset.iterator(chunk_size=ROWS_AT_ONCE))

    def write_xlsx(self, queryset: QuerySet[Lead], output: IO[bytes]) -> None:
        super().write_xlsx(queryset.iterator(chunk_size=ROWS_AT_ONCE), output)

    def get_heading(self, queryset: object, field: str) -> str:
        return HEADINGS[field]


def asked_for(request: HttpRequest) -> list[str]:
    """The names of the filters that an export has. Of what nobody offers, nothing is written down."""
    return sorted({*request.GET} & {*LeadFilters.base_filters, "q", "export", "ordering"})


def inspect_url(lead: Lead) -> str:
    return reverse("leads:inspect", args=[quote(lead.pk)])


class ReferenceColumn(ButtonsColumnMixin, TitleColumn):
    """The reference; under a suspect the way out of Spam, under what was given up the way to try again."""

    def get_buttons(self, instance: Lead, parent_context: Mapping[str, Any]) -> list[Button]:
        may = parent_context["request"].user.has_perm
        calls = "Open, do not call" if instance.do_not_contact else "Call and move on"
        is_released = instance.status == Lead.Status.SPAM and not instance.erased_at
        works_on = bool(allowed_from(instance.status)) and not instance.erased_at
        actions = {
            "release": ("Release from spam", may(RELEASE) and is_released),
            "replay": ("Send again", may(REPLAY) and instance.outbox.state == OutboxRow.State.DEAD),
            "triage": (calls, may(WORK) and works_on),
        }
        return [
            Button(label, url=reverse(f"leads:{name}", args=[quote(instance.pk)]))
            for name, (label, is_due) in actions.items()
            if is_due
        ]


def warning_of(lead: Lead) -> str:
    """What an agent must know before anything else."""
    return ", ".join(filter(None, (lead.urgency, DO_NOT_CONTACT if lead.do_not_contact else "")))


def received(lead: Lead) -> str:
    return short_moment(lead.created_at, timezone.now())


COLUMNS = (
    ReferenceColumn("reference", label="Reference", get_url=inspect_url),
    Column("warning", label="Look out", accessor=warning_of),
    "name",
    Column("mobile", label="Mobile", accessor=lambda lead: masked(lead.mobile), classname=WIDE),
    Column("city_name", label="City", classname=WIDE),
    Column("about", label="For", classname=WIDE),
    Column("status", label="Stage", accessor="get_status_display", sort_key="status"),
    Column("crm", label="CRM", accessor=lambda lead: CRM_WORDS[lead.outbox.state], classname=WIDE),
    Column("created_at", label="Received (India)", accessor=received, sort_key="created_at"),
)

"""A list that is filtered by department and paginated: `/blog` and `/reviews`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from django.db.models import QuerySet
from django.http import Http404

from sehat.core.languages import display_name, translate
from sehat.core.numbers import whole_number
from sehat.core.schemas import Language, Link
from sehat.directory.models import Department
from sehat.rendering.pagination import Pagination

PER_PAGE = 12


@dataclass(frozen=True)
class DepartmentList:
    """One page of a list, and the addresses of the others."""

    address: str
    language: Language
    departments: list[Department]
    chosen: Department | None
    rows: QuerySet[Any]
    number: int

    @cached_property
    def pagination(self) -> Pagination:
        """One query: how many rows there are."""
        return Pagination(
            self.rows.count(), PER_PAGE, self.number, lambda number: self.url(self.chosen, number)
        )

    @cached_property
    def shown(self) -> list[Any]:
        """The rows of this page. One query."""
        return list(self.pagination.rows(self.rows))

    def url(self, department: Department | None, number: int = 1) -> str:
        """The same address for the same list: what is not chosen is not said."""
        query = [f"department={department.slug}"] if department else []
        query += [f"page={number}"] if number > 1 else []
        return self.address + ("?" + "&".join(query) if query else "")

    @property
    def own_url(self) -> str:
        return self.url(self.chosen, self.number)

    def title(self, title: str) -> str:
        """With the department and the number of the page, where there are such."""
        named = f"{title}: {self.name_of(self.chosen)}" if self.chosen else title
        return self.pagination.title(named, self.language)

    def name_of(self, department: Department) -> str:
        return display_name(department, self.language)

    def choices(self) -> list[Link]:
        """All, and each department that has something in the list."""
        links = [Link(label=self.name_of(item), url=self.url(item)) for item in self.departments]
        return [Link(label=translate("All", self.language), url=self.address), *links]


def department_list(
    rows: QuerySet[Any], address: str, language: Language, department: str, number: str
) -> DepartmentList:
    """The page `number` of the ordered `rows` of a department, all where it is "". Two queries, and one for
    the rows when they are read. Raises Http404 for an unknown department or page."""
    departments = list(Department.objects.filter(pk__in=rows.order_by().values("department")))
    chosen = next((item for item in departments if item.slug == department), None)
    if department and chosen is None:
        raise Http404
    found = rows.filter(department=chosen) if chosen else rows
    result = DepartmentList(address, language, departments, chosen, found, whole_number(number or "1") or 0)
    if not result.pagination.has_page:
        raise Http404
    return result

"""Which team a request is of."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Q

from sehat.leads.models import Callback, Lead, Team
from sehat.rendering.cache_version import cached_until_change


@dataclass(frozen=True)
class Area:
    """What a team looks after, by id; empty: all."""

    team_id: int
    cities: frozenset[int]
    departments: frozenset[int]

    def has(self, city_id: int | None, department_id: int | None) -> bool:
        is_of_city = not self.cities or city_id in self.cities
        return is_of_city and (not self.departments or department_id in self.departments)


@cached_until_change
def areas() -> list[Area]:
    return areas_now()


def areas_now() -> list[Area]:
    """In the order of their names. Three queries."""
    rows = Team.objects.order_by("name").prefetch_related("cities", "departments")
    return [
        Area(
            team.pk,
            frozenset(city.pk for city in team.cities.all()),
            frozenset(department.pk for department in team.departments.all()),
        )
        for team in rows
    ]


def team_id_of(lead: Lead) -> int | None:
    """The first by name that it fits. No query beside cached ones."""
    fits = (area.team_id for area in areas() if area.has(lead.city_id, lead.department_id))
    return next(fits, None)


def sort_open_calls() -> None:
    """Each open call to its team, after a team changed: a statement a team, the first by name last."""
    is_open = Callback.objects.filter(is_open=True)
    is_open.exclude(team=None).update(team=None)
    for area in reversed(areas_now()):
        wanted = Q(lead__city__in=area.cities) if area.cities else Q()
        wanted &= Q(lead__department__in=area.departments) if area.departments else Q()
        is_open.filter(wanted).update(team=area.team_id)

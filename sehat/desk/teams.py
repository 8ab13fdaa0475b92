"""Teams in /cms, for who leads: whom a request is offered to first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.db.models import Model
from django.forms import CheckboxSelectMultiple
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.defaultfilters import pluralize
from wagtail.admin.forms.models import WagtailAdminModelForm
from wagtail.admin.views.generic.models import CreateView, DeleteView, EditView
from wagtail.admin.viewsets.model import ModelViewSet

from sehat.core.transactions import write_transaction
from sehat.desk.permissions import WORK
from sehat.directory.models import City, Department
from sehat.leads.callbacks.teams import sort_open_calls
from sehat.leads.models import Team

TICKED = ("cities", "departments", "members")
TICKED_BY: dict[type[Model], str] = {City: "cities", Department: "departments"}
STAFF = "django.contrib.auth.backends.ModelBackend"


class TeamForm(WagtailAdminModelForm):
    """Members are who may call patients."""

    class Meta:
        model = Team
        fields = ("name", *TICKED)
        widgets = dict.fromkeys(TICKED, CheckboxSelectMultiple)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        may_call = User.objects.with_perm(WORK, backend=STAFF)
        self.fields["members"].queryset = may_call.order_by("username")


class Sorts:
    """A team that changed has its open requests at once."""

    def save_instance(self) -> Team:
        with write_transaction():
            team: Team = super().save_instance()  # type: ignore[misc]
            sort_open_calls()
        return team


class CreateTeam(Sorts, CreateView):
    pass


class EditTeam(Sorts, EditView):
    pass


class DeleteTeam(DeleteView):
    def delete_action(self) -> None:
        with write_transaction():
            super().delete_action()
            sort_open_calls()


def left_without(rows: Sequence[Model]) -> str:
    """Of cities or departments that are to be deleted, why they are not: nothing ticked is everything, so a
    team that loses all of them would have every request."""
    ticked = TICKED_BY.get(type(rows[0]), "")
    gone = {row.pk for row in rows}
    for team in Team.objects.prefetch_related(ticked) if ticked else ():
        there = {row.pk: row for row in getattr(team, ticked).all()}
        if there and there.keys() <= gone:
            names = " and ".join(f"“{row}”" for row in there.values())
            all_of = f"{names} {pluralize(len(there), 'is,are')} all that the team {team} looks after"
            return f"Nothing was deleted: {all_of}. Change the team first."
    return ""


def refuse_what_a_team_needs(request: HttpRequest, rows: list[Model]) -> HttpResponse | None:
    if told := left_without(rows):
        messages.error(request, told)
        return redirect(type(rows[0]).snippet_viewset.get_url_name("list"))  # type: ignore[attr-defined]
    return None


class TeamViewSet(ModelViewSet):
    """Cities and departments, and who looks after them first."""

    model = Team
    name = "teams"
    icon = "group"
    menu_label = "Teams"
    add_to_settings_menu = True
    copy_view_enabled = False
    add_view_class = CreateTeam
    edit_view_class = EditTeam
    delete_view_class = DeleteTeam
    form_fields = ["name", *TICKED]

    def get_form_class(self, for_update: bool = False) -> type[TeamForm]:
        return TeamForm

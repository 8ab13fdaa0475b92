"""People in /cms: authors and medical reviewers."""

from __future__ import annotations

from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from sehat.content.models import Person, Review


class PersonViewSet(SnippetViewSet):
    model = Person
    icon = "group"
    menu_label = "Authors and reviewers"
    add_to_admin_menu = True
    menu_order = 30
    list_display = ("name", "role", "speciality", "degrees")
    list_filter = ("role",)


class ReviewViewSet(SnippetViewSet):
    model = Review
    icon = "comment"
    menu_label = "Patient reviews"
    add_to_admin_menu = True
    menu_order = 31
    list_display = ("name", "stars", "department", "written_on", "is_shown")
    list_filter = ("is_shown", "department")


register_snippet(PersonViewSet)
register_snippet(ReviewViewSet)

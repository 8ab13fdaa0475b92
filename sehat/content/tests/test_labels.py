"""Each box of a form in /cms says what it is to who hears it, and each form has a first heading."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from selectolax.lexbor import LexborHTMLParser

from sehat.content.blocks import SymptomBlock
from sehat.content.models import ConditionPage
from sehat.directory.models import Doctor


def test_a_line_of_a_list_has_a_name() -> None:
    block = ConditionPage._meta.get_field("see_doctor").stream_block.child_blocks["reason"]
    assert block.field.widget.attrs["aria-label"] == "Line"


def test_for_migrations_a_line_and_an_icon_are_text() -> None:
    icon = SymptomBlock().child_blocks["icon"]
    path, _, options = icon.deconstruct()
    assert path == "wagtail.blocks.CharBlock"
    assert options["max_length"] == 40


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["add/", "edit/{pk}/"])
def test_a_form_of_the_directory_has_a_first_heading(client: Client, admin_user: User, path: str) -> None:
    client.force_login(admin_user)
    pk = Doctor.objects.values_list("pk", flat=True)[0]
    answer = client.get(f"/cms/snippets/directory/doctor/{path.format(pk=pk)}")
    assert len(LexborHTMLParser(answer.content).css("h1")) == 1

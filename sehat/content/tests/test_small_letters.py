"""An address is written in small letters, however its slug was typed (decisions 7.11)."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client

from sehat.content.models import ConditionPage, InfoPage, Person
from sehat.content.tests.rows import english

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]


def author(slug: str) -> Person:
    person = Person(name="Asha Rao", slug=slug, role="author")
    person.full_clean()
    person.save()
    return person


def test_a_person_is_found_by_small_letters(client: Client) -> None:
    author("Asha-Rao")
    assert client.get("/authors/asha-rao").status_code == 200
    assert client.get("/authors/Asha-Rao").headers["Location"] == "/authors/asha-rao"


def test_two_people_do_not_differ_by_their_capitals_alone() -> None:
    author("asha-rao")
    with pytest.raises(ValidationError) as refused:
        author("Asha-Rao")
    assert "slug" in refused.value.message_dict


def test_a_page_is_found_by_small_letters(client: Client) -> None:
    page = english(InfoPage, slug="careers")
    page.slug = "Work-With-Us"
    page.save()
    assert client.get("/work-with-us").status_code == 200
    assert client.get("/Work-With-Us").headers["Location"] == "/work-with-us"


def test_two_pages_do_not_differ_by_their_capitals_alone() -> None:
    page = english(ConditionPage, slug="gallstones")
    page.slug = "Piles"
    with pytest.raises(ValidationError) as refused:
        page.full_clean()
    assert "slug" in refused.value.message_dict


def test_a_copy_is_refused_the_address_of_another_page_in_other_capitals(
    client: Client, admin_user: User
) -> None:
    client.force_login(admin_user)
    page = english(InfoPage, slug="careers")
    typed = {"new_title": "Careers", "new_parent_page": page.get_parent().pk}
    answer = client.post(f"/cms/pages/{page.pk}/copy/", typed | {"new_slug": "Faq"})
    assert answer.status_code == 200
    assert "already in use" in answer.content.decode()
    client.post(f"/cms/pages/{page.pk}/copy/", typed | {"new_slug": "Work-Here"})
    assert InfoPage.objects.filter(slug="work-here").exists()

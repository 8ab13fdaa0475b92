"""Editors add PDF files as documents, and nothing that runs in the browser of who opens it."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Group, User
from django.core.files.base import ContentFile
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from wagtail.documents import get_document_model
from wagtail.models import Collection, CollectionViewRestriction

PDF = b"%PDF-1.7 a guide"


@pytest.fixture
def editor(db: None) -> Client:
    user = User.objects.create_user("ed", password="a-long-staff-password")
    user.groups.add(Group.objects.get(name="Editors"))
    browser = Client()
    browser.force_login(user)
    return browser


def add(editor: Client, name: str, content: bytes) -> bool:
    before = get_document_model().objects.count()
    editor.post("/cms/documents/add/", {"title": "A guide", "file": SimpleUploadedFile(name, content)})
    added: bool = get_document_model().objects.count() == before + 1
    return added


@pytest.mark.parametrize(
    ("name", "content", "is_taken"),
    [
        ("guide.pdf", PDF, True),
        ("guide.html", b"<script src=run.js></script>", False),
        ("run.js", b"alert(1)", False),
        ("guide.pdf", b"<script>alert(1)</script>", False),
        ("guide.svg", b"<svg onload=alert(1)>", False),
        ("guide.html", PDF, False),
    ],
)
def test_a_document_is_a_pdf_by_name_and_by_content(
    editor: Client, name: str, content: bytes, is_taken: bool
) -> None:
    assert add(editor, name, content) == is_taken


@pytest.mark.django_db
def test_a_private_document_is_open_to_nobody_without_login(client: Client) -> None:
    place = Collection.get_first_root_node().add_child(name="Private")
    CollectionViewRestriction.objects.create(collection=place, restriction_type="login")
    made = get_document_model().objects.create(
        title="Secret", collection=place, file=ContentFile(PDF, name="secret.pdf")
    )
    assert client.get(made.url).status_code == 302
    assert client.get(f"/media/{made.file.name}").status_code == 404

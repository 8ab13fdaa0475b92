"""What editors do with costs in /cms, and what the demo brings."""

from __future__ import annotations

import json
from datetime import date

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import IntegrityError
from django.test import Client

from sehat.content.models import TreatmentPage
from sehat.costs.demo.loader import HERE, load_costs, read
from sehat.costs.models import CostNotes, ReferenceRate
from sehat.directory.models import Procedure

pytestmark = pytest.mark.django_db


@pytest.fixture
def editor(admin_user: User) -> Client:
    client = Client()
    client.force_login(admin_user)
    return client


def test_editors_reach_every_list_and_form(editor: Client, notes: CostNotes) -> None:
    rate = ReferenceRate.objects.all()[0]
    for path in (
        "costnotes/", "costnotes/add/", f"costnotes/edit/{notes.pk}/", "referencerate/",
        f"referencerate/edit/{rate.pk}/",
    ):  # fmt: skip
        assert editor.get(f"/cms/snippets/costs/{path}").status_code == 200, path


def test_an_editor_writes_notes(editor: Client, notes: CostNotes) -> None:
    sent = {"procedure": notes.procedure_id, "language": "en", "intro": "New words.", "insurance": ""}
    sent |= {f"{name}-count": "0" for name in ("drivers", "excludes", "questions", "sources")}
    sent |= {"includes-count": "1", "includes-0-type": "item", "includes-0-order": "0"}
    sent |= {"includes-0-deleted": "", "includes-0-id": "", "includes-0-value": "Theatre"}
    answer = editor.post(f"/cms/snippets/costs/costnotes/edit/{notes.pk}/", sent)
    assert answer.status_code == 302
    notes.refresh_from_db()
    assert (notes.intro, [block.value for block in notes.includes]) == ("New words.", ["Theatre"])


@pytest.mark.parametrize("amount", [0, -5])
def test_a_rate_of_nothing_is_refused(amount: int) -> None:
    rate = ReferenceRate.objects.all()[0]
    rate.amount = amount
    with pytest.raises(ValidationError, match="greater than or equal to"):
        rate.full_clean()


def test_a_scheme_has_one_rate_a_treatment_and_state() -> None:
    rate = ReferenceRate.objects.all()[0]
    rate.pk = None
    with pytest.raises(IntegrityError):
        rate.save()


def test_loading_again_brings_back_what_the_files_say() -> None:
    before = ReferenceRate.objects.count()
    ReferenceRate.objects.filter(scheme="pm-jay").update(amount=1, as_of=date(2020, 1, 1))
    load_costs()
    assert ReferenceRate.objects.count() == before
    assert not ReferenceRate.objects.filter(amount=1).exists()


def test_every_government_rate_is_one_of_the_facts() -> None:
    rates = read(HERE / "data" / "reference_rates.json")
    assert {row["procedure"] for row in rates} <= set(Procedure.objects.values_list("slug", flat=True))
    real = {(row["procedure"], row["scheme"], row["state"], row["amount"]) for row in rates}
    assert real == {("gallbladder-removal", "pm-jay", "Bihar", 32_000)}


def test_a_rate_that_an_earlier_demo_made_up_goes() -> None:
    stone = Procedure.objects.get(slug="rirs")
    own = {"procedure": stone, "amount": 46_000, "source": "PM-JAY Bihar", "as_of": date(2026, 11, 1)}
    ReferenceRate.objects.create(scheme="pm-jay", note="kidney stone, method not recorded", **own)
    ReferenceRate.objects.create(scheme="cghs", is_demo=True, **own)
    load_costs()
    assert not ReferenceRate.objects.filter(procedure=stone).exists()


def test_notes_hold_no_figure_and_fit_their_columns() -> None:
    for path in sorted((HERE / "notes").rglob("*.json")):
        row = read(path)
        assert "₹" not in json.dumps(row, ensure_ascii=False), path.name
        assert path.stem == row["procedure"]
    for notes in CostNotes.objects.all():
        notes.full_clean(validate_unique=False)


def test_every_treatment_told_in_hindi_has_its_costs_told_in_hindi(client: Client) -> None:
    told = TreatmentPage.objects.filter(url_path__contains="/hi/").values_list("procedure__slug", flat=True)
    noted = CostNotes.objects.filter(language="hi").values_list("procedure__slug", flat=True)
    assert set(told) == set(noted)
    for notes in CostNotes.objects.filter(language="hi").select_related("procedure"):
        assert "[^" in notes.insurance, notes
    answer = client.get("/hi/treatment/piles-laser-surgery/cost").content.decode()
    assert "वेटिंग पीरियड (प्रतीक्षा अवधि)" in answer


def test_a_treatment_has_one_note_in_each_language(notes: CostNotes) -> None:
    notes.pk = None
    with pytest.raises(ValidationError, match="already exists"):
        notes.full_clean()
    notes.language = "hi"
    CostNotes.objects.filter(procedure=notes.procedure_id, language="hi").delete()
    notes.full_clean()


def test_a_state_has_one_rate_of_a_scheme_however_its_capitals_are_written() -> None:
    rate = ReferenceRate.objects.filter(scheme="pm-jay", state="Bihar")[0]
    rate.full_clean()
    again = ReferenceRate(
        procedure=rate.procedure, scheme="pm-jay", state="bihar", amount=1, source="A", as_of=rate.as_of
    )
    with pytest.raises(ValidationError, match="There is a rate of Bihar already"):
        again.full_clean()
    again.state = "Goa"
    again.full_clean()

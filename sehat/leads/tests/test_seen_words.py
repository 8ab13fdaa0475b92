"""What staff call a team, a form or a source of requests is seen by whoever reads the list of them."""

from __future__ import annotations

from datetime import date

import pytest
from django.core.exceptions import ValidationError

from sehat.leads.models import FormVariant, Team
from sehat.leads.models.spend import Spend

UNSEEN = ["\u200b", "\u200d \u2060", "\ufeff\u200e"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_team_has_a_name_that_is_seen(name: str) -> None:
    with pytest.raises(ValidationError, match="nobody sees"):
        Team(name=name).clean()
    Team(name=f"{name}North").clean()


@pytest.mark.parametrize("source", UNSEEN)
def test_money_was_spent_on_a_source_that_is_seen(source: str) -> None:
    spend = Spend(first_day=date(2026, 4, 1), last_day=date(2026, 4, 30), rupees=10)
    spend.source = source
    with pytest.raises(ValidationError, match="nobody sees"):
        spend.clean()
    spend.source = "गूगल"
    spend.clean()


@pytest.mark.parametrize("words", UNSEEN)
@pytest.mark.parametrize("field", ["name", "title"])
def test_a_form_has_a_name_for_staff_and_a_title_for_patients(field: str, words: str) -> None:
    form = FormVariant(number="8", name="Campaign", title="Book")
    setattr(form, field, words)
    with pytest.raises(ValidationError, match="nobody sees"):
        form.clean()


@pytest.mark.parametrize("words", ["", *UNSEEN])
def test_a_button_without_words_has_the_usual_ones(words: str) -> None:
    form = FormVariant(number="8", name="Campaign", title="Book", button=words)
    form.clean()
    assert form.button == ""

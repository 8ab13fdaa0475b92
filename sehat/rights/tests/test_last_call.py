"""The last call that the limit of a minute allows does what it says, and says so."""

from __future__ import annotations

import pytest
from django.test import Client

from sehat.leads.models import Lead
from sehat.patients.tests.conftest import Clock
from sehat.rights.proofs import CALLS_A_MINUTE
from sehat.rights.tests.conftest import Visitor
from sehat.rights.tests.test_form import post
from sehat.rights.tests.test_form import proof as proof

pytestmark = pytest.mark.django_db


@pytest.mark.usefixtures("renderer")
def test_a_form_is_answered_at_each_call_up_to_the_limit_and_refused_beyond_it(
    client: Client, proof: str
) -> None:
    """The page after a wish counted a second time, and at the limit it broke: the wish was done, unsaid."""
    codes = [post(client, proof=proof, wish="whatsapp").status_code for _ in range(CALLS_A_MINUTE + 3)]
    assert set(codes) == {200, 429}
    assert codes == sorted(codes)


def test_a_correction_is_never_refused_after_it_was_made(visitor: Visitor, clock: Clock) -> None:
    lead = visitor.send()
    visitor.prove()
    visitor.see()
    name, refused = "", 0
    for number in range(CALLS_A_MINUTE + 3):
        answer = visitor.ask("correct", name=f"Sunita {'abcdefghijklmnopqrstuvwxyzabcdefghij'[number]}")
        now = Lead.objects.get(pk=lead.pk).name
        assert (now != name) is (answer.status_code == 200)
        name, refused = now, refused + (answer.status_code == 429)
    assert refused

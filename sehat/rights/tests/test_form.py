"""The rights of a person without JavaScript: one plain form after another."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.test import Client

from sehat.leads.models import Lead
from sehat.rights.models import Erasure
from sehat.rights.tests.conftest import Clock, Visitor

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("renderer")]
FORM = "/privacy/your-data/form"
QUESTION = "9 mm stone"
MOBILE = {"mobileNo": "+91 98765 43210"}


def post(client: Client, **fields: str) -> Any:
    return client.post(FORM, fields, headers={"Sec-Fetch-Site": "same-origin"})


def proof_in(html: str) -> str:
    found = re.search(r'name="proof" value="([^"]+)"', html)
    assert found
    return found[1]


@pytest.fixture
def proof(client: Client, clock: Clock, visitor: Visitor) -> str:
    visitor.send(consentWhatsapp=True)
    assert "6-digit" in post(client, wish="code", **MOBILE).content.decode()
    answer = post(client, wish="proof", otp=visitor.phone.code(), **MOBILE)
    assert QUESTION in answer.content.decode()
    return proof_in(answer.content.decode())


def test_the_page_has_a_form_that_asks_for_the_code(client: Client) -> None:
    html = client.get("/privacy/your-data").content.decode()
    assert f'action="{FORM}"' in html
    assert 'name="mobileNo"' in html


def test_no_cache_and_no_address_holds_what_is_shown(client: Client, proof: str) -> None:
    answer = post(client, proof=proof, wish="nonsense")
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert not answer.cookies
    assert client.get(FORM).headers["Location"] == "/privacy/your-data"


@pytest.mark.parametrize(
    ("wish", "said", "column"),
    [
        ("whatsapp", "Withdrawn. Our care team is told.", None),
        ("stop-contact", "We do not contact you.", "do_not_contact"),
    ],
)
def test_a_right_is_used_by_its_button(
    client: Client, proof: str, wish: str, said: str, column: str | None
) -> None:
    assert said in post(client, proof=proof, wish=wish).content.decode()
    lead = Lead.objects.get()
    assert column is None or getattr(lead, column)


def test_what_was_changed_is_corrected_and_the_rest_left(client: Client, proof: str) -> None:
    answer = post(client, proof=proof, wish="correct", name="Sunita Devi", email="", city="")
    assert "Corrected" in answer.content.decode()
    lead = Lead.objects.get()
    assert (lead.name, lead.city_name) == ("Sunita Devi", "Delhi NCR")


def test_a_name_with_joiners_stays_as_it_is_written(client: Client, proof: str) -> None:
    """They count as not printable: who corrected the city alone changed the name in every request as well."""
    written = "Lak\N{ZERO WIDTH JOINER}shmi \N{ZERO WIDTH NON-JOINER}Devi"
    post(client, proof=proof, wish="correct", name=written)
    assert Lead.objects.get().name == written
    post(client, proof=proof, wish="correct", name=written, city="")
    assert Lead.objects.get().name == written


def test_a_blank_that_does_not_break_parts_a_name_as_another_does(client: Client, proof: str) -> None:
    post(client, proof=proof, wish="correct", name="Sunita\N{NO-BREAK SPACE}Devi")
    assert Lead.objects.get().name == "Sunita Devi"


@pytest.mark.parametrize("name", ["<b>", "\x00<", "x" * 101])
def test_a_wrong_correction_is_told_and_changes_nothing(client: Client, proof: str, name: str) -> None:
    answer = post(client, proof=proof, wish="correct", name=name)
    assert (answer.status_code, Lead.objects.get().name) == (422, "Sunita Rao")
    assert "Please enter your name" in answer.content.decode()


def test_all_is_erased_only_with_a_tick_and_may_be_kept_after_all(client: Client, proof: str) -> None:
    post(client, proof=proof, wish="erase")
    assert not Erasure.objects.exists()
    assert "will be erased on" in post(client, proof=proof, wish="erase", sure="on").content.decode()
    assert "Your data stays" in post(client, proof=proof, wish="keep").content.decode()
    assert not Erasure.objects.exists()


def test_everything_can_be_taken_home(client: Client, proof: str) -> None:
    answer = post(client, proof=proof, wish="download")
    assert "attachment" in answer.headers["Content-Disposition"]
    assert answer.json()["requests"][0]["name"] == "Sunita Rao"


@pytest.mark.parametrize("wish", ["download", "erase", "keep", "correct", "stop-contact", ""])
@pytest.mark.parametrize(
    "forged",
    ["", "x" * 40, "\x00" * 40, "ü" * 40, "x" * 10_000],
    ids=["none", "made up", "NUL", "no ASCII", "long"],
)
def test_nobody_without_a_proof_sees_or_changes_anything(
    client: Client, proof: str, wish: str, forged: str
) -> None:
    answer = post(client, proof=forged, wish=wish, sure="on")
    assert answer.status_code == 401
    assert QUESTION not in answer.content.decode()
    assert not Erasure.objects.exists()


def test_after_half_an_hour_the_number_is_proved_again(client: Client, proof: str, clock: Clock) -> None:
    clock.move(minutes=31)
    answer = post(client, proof=proof, wish="download")
    assert answer.status_code == 401
    assert "Please prove your number again" in answer.content.decode()


@pytest.mark.parametrize(
    "typed", ["", "12345", "=cmd", "😀", "\x00", "9" * 5000, "<script>alert(1)</script>"]
)
def test_a_wrong_number_or_code_is_told_under_its_field(client: Client, typed: str) -> None:
    answer = post(client, wish="code", mobileNo=typed)
    assert answer.status_code == 422
    assert "Please enter valid mobile number" in answer.content.decode()
    assert "<script>alert" not in answer.content.decode()
    answer = post(client, wish="proof", otp=typed, **MOBILE)
    assert answer.status_code == 422
    assert "Please enter valid OTP" in answer.content.decode()


def test_another_site_cannot_post_it(client: Client, proof: str) -> None:
    fields = {"proof": proof, "wish": "stop-contact"}
    answer = client.post(FORM, fields, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.status_code == 403
    assert not Lead.objects.get().do_not_contact


def test_it_speaks_hindi(client: Client) -> None:
    html = client.post(f"/hi{FORM}", {"wish": "code", "mobileNo": "1"}).content.decode()
    assert "दिखाएँ कि यह नंबर आपका है" in html
    assert f'action="/hi{FORM}"' in html


def test_the_file_is_read_by_who_writes_hindi(client: Client, proof: str) -> None:
    """It had \\u0932 for each letter of a name: an answer about one's data is one that can be read."""
    written = "\N{DEVANAGARI LETTER LA}\N{DEVANAGARI LETTER TA}\N{DEVANAGARI VOWEL SIGN AA}"
    post(client, proof=proof, wish="correct", name=written)
    file = post(client, proof=proof, wish="download")
    assert written in file.content.decode()
    assert file.json()["requests"][0]["name"] == written

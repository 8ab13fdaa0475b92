"""“Registration checked” stands beside a registration, and what nobody sees is none."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from sehat.directory.models import Doctor
from sehat.directory.models.doctor import checks_nothing

UNSEEN = st.text(st.sampled_from(" \u00a0\u200b\u200c\u200d\ufeff\t"), max_size=6)
SEEN = st.from_regex(r"[A-Z]{2,4}/[0-9]{3,6}", fullmatch=True)


@given(UNSEEN)
def test_signs_that_nobody_sees_are_no_registration_that_was_checked(unseen: str) -> None:
    assert checks_nothing(unseen, is_verified=True)
    assert not checks_nothing(unseen, is_verified=False)


@given(UNSEEN, SEEN, UNSEEN)
def test_a_registration_is_one_whatever_was_copied_around_it(before: str, number: str, behind: str) -> None:
    assert not checks_nothing(before + number + behind, is_verified=True)


@pytest.mark.django_db
def test_the_form_of_a_doctor_refuses_it_by_its_field() -> None:
    doctor = Doctor.objects.exclude(registration="").first()
    assert doctor
    doctor.is_verified, doctor.registration = True, "\u200b"
    with pytest.raises(ValidationError) as refused:
        doctor.full_clean()
    assert set(refused.value.message_dict) == {"registration"}

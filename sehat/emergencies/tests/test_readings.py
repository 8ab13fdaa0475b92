"""A blood sugar that is told as a number."""

from __future__ import annotations

import pytest

from sehat.emergencies.recogniser import emergencies_in


@pytest.mark.parametrize(
    "text",
    [
        "sugar 25", "Sugar: 44", "sugar is 32", "papa ka sugar 35 aa raha hai", "sugar dropped to 44",
        "शुगर 38 हो गई",
        "sugar 25 mg/dl", "glucose 52 mg/dL", "sugar 2.1", "sugar 2 mmol/l", "sugar 53",
        "sugar 600", "sugar 500", "sugar 540 aaya hai", "sugar 600 ke upar", "sugar 600 3 din se",
        "sugar 33 mmol/l",
        "glucometer shows LO", "sugar machine par HI dikha raha hai",
    ],
)  # fmt: skip
def test_one_that_cannot_wait_is_heard_without_another_word(text: str) -> None:
    assert "fits" in emergencies_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "sugar 54", "sugar 110 fasting", "sugar 180 after food", "sugar 250", "sugar 499", "sugar 7.8 mmol",
        "sugar 5.5", "sugar 6.5 hba1c", "sugar 2 baar check ki", "sugar 20 saal se hai",
        "sugar since 25 years",
        "sugar 20-25 saal se hai", "शुगर 20 दिन से बढ़ी हुई", "sugar patient 45 years old", "sugar 45-year-old",
        "sugar 45 male", "sugar hai, umar 45",
        "sugar 40 ki umar me kyu hoti hai", "sugar 50+ age", "sugar 25 gram", "insulin 20 units at night",
        "sugar test 500", "sugar doctor fee 500", "glucose 50 gram test pregnancy", "sugar 5000",
        "sugar " + "9" * 5000, "hi sugar doctor",
    ],
)  # fmt: skip
def test_another_value_years_an_age_an_amount_or_a_price_is_none(text: str) -> None:
    assert not emergencies_in(text)

"""Body mass index and loan instalments: pure functions. `frontend/src/content/calculators.ts` is the same.

Both sides are held to `tests/calculator_cases.json`, so nothing here may round by the platform's own way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from sehat.content.schemas import Band, BmiForm, BmiResult, BmiValues, EmiForm, EmiResult, EmiValues
from sehat.core.numbers import half_up
from sehat.core.phone import latin_digits

# Indian adults (design.md 10.4) and the World Health Organization: where each next band begins.
INDIAN_BANDS = (18.5, 23.0, 25.0)
WHO_BANDS = (18.5, 25.0, 30.0)
HEALTHY = (18.5, 22.9)
BANDS: tuple[Band, ...] = ("under", "healthy", "over", "obese")
HEIGHT = (50.0, 250.0)  # cm, decisions 2.4
WEIGHT = (2.0, 350.0)  # kg
AMOUNT = (10_000.0, 5_000_000.0)  # rupees
RATE = (0.0, 36.0)  # percent a year
MONTHS = (3.0, 84.0)
CM_A_FOOT, CM_AN_INCH = 30.48, 2.54
# What people write beside the number, though the label says it. Another unit is refused with the number.
# In Hindi: semi, se. mi.; kilo, kilogram, ki. gra.; foot, feet; inch; ru., rupaye; pratishat; mahine, mah.
_RUPEES = r"\u0930[\u0941\u0942]\u092a(\u092f\u0947|\u092f\u093e|\u090f)"
IN_CM = re.compile(
    r"(cms?|\u0938\u0947[.\u0970]?\s?\u092e\u0940|\u0938\u0947\u0902?\u091f\u0940 ?\u092e\u0940\u091f\u0930)"
    r"[.\u0970]?$",
    re.I,
)
IN_KG = re.compile(
    r"(kgs?|\u0915\u093f\u0932\u094b(\u0917\u094d\u0930\u093e\u092e)?"
    r"|\u0915\u093f[.\u0970]?\s?\u0917\u094d\u0930\u093e|\u0915\u0947\u091c\u0940)[.\u0970]?$",
    re.I,
)
IN_FEET = re.compile(
    r"(ft|feet|foot|['\u2019\u2032]|(\u092b\u093c?|\u095e)[\u0941\u0942\u0940]\u091f)\.?$", re.I
)
IN_INCHES = re.compile(
    r"(in|inch|inches|[\"\u201d\u2033]|\u0907(\u0902|\u0928\u094d|\u091e\u094d)\u091a)\.?$", re.I
)
IN_RUPEES = re.compile(
    rf"^(\u20b9|rs\.?|inr|({_RUPEES}|\u0930[\u0941\u0942])\.?)|(/-|rupees?|{_RUPEES})$", re.I
)
IN_LAKHS = re.compile(r"(lakhs?|lacs?|\u0932\u093e\u0916)$", re.I)
IN_THOUSANDS = re.compile(r"(k|thousand|ha[jz]a+r|\u0939(\u091c\u093c?|\u095b)\u093e\u0930)$", re.I)  # hazar
# Of a year, as the label says; in Hindi pratishat salana. What is asked by the month is refused.
IN_PERCENT = re.compile(
    r"(%|percent|\u092a\u094d\u0930\u0924\u093f\u0936\u0924)"
    r"(\s?(p\.?a\.?|(per|a) (annum|year)|\u0938\u093e\u0932\u093e\u0928\u093e))?$",
    re.I,
)
IN_MONTHS = re.compile(r"(months?|\u092e\u0939[\u093f\u0940]\u0928[\u0947\u093e]|\u092e\u093e\u0939)$", re.I)
NUMBER = re.compile(r"([0-9]{1,9}|[0-9]{1,3}(,[0-9]{2,3})*,[0-9]{3})(\.[0-9]{1,2})?")


def number(typed: str, limits: tuple[float, float], unit: re.Pattern[str]) -> float | None:
    """What was typed, if it is a plain number within the limits, in whichever digits, with the unit of its
    field or without. Commas part lakhs; one in the place of a point is refused, and not read over: 1,5 would
    be fifteen."""
    text = unit.sub("", latin_digits(typed).strip()).strip()
    if not NUMBER.fullmatch(text):
        return None
    value = float(text.replace(",", ""))
    return value if limits[0] <= value <= limits[1] else None


def rupees(typed: str) -> float | None:
    """As amounts are said: 2,00,000 is 2 lakh, or 200k."""
    text = IN_RUPEES.sub("", latin_digits(typed).strip()).strip()
    for times, unit in ((100_000, IN_LAKHS), (1_000, IN_THOUSANDS)):
        if unit.search(text):
            said = number(text, (AMOUNT[0] / times, AMOUNT[1] / times), unit)
            return None if said is None else half_up(said * times, 1)
    return number(text, AMOUNT, IN_RUPEES)


def height_in_cm(values: BmiValues) -> float | None:
    """Feet are whole: who writes 5.11 means eleven inches, which as a part of a foot would be one."""
    if values.unit == "cm":
        return number(values.height, HEIGHT, IN_CM)
    feet = number(values.feet, (1.0, 8.0), IN_FEET)
    inches = number(values.inches.strip() or "0", (0.0, 11.99), IN_INCHES)
    if feet is None or inches is None or not feet.is_integer():
        return None
    height = feet * CM_A_FOOT + inches * CM_AN_INCH
    return height if HEIGHT[0] <= height <= HEIGHT[1] else None


def band(value: float, begins: tuple[float, ...]) -> Band:
    return BANDS[sum(value >= beginning for beginning in begins)]


def bmi(values: BmiValues) -> BmiForm:
    """The answer, or the fields that are wrong. The band is that of the rounded figure that is shown."""
    height, weight = height_in_cm(values), number(values.weight, WEIGHT, IN_KG)
    if height is None or weight is None:
        wrong = [name for name, found in (("height", height), ("weight", weight)) if found is None]
        return BmiForm(values=values, wrong=wrong, result=None)
    square = (height / 100) * (height / 100)
    value = half_up(weight / square, 10)
    result = BmiResult(
        value=value,
        band=band(value, INDIAN_BANDS),
        who_band=band(value, WHO_BANDS),
        lightest=half_up(HEALTHY[0] * square, 10),
        heaviest=half_up(HEALTHY[1] * square, 10),
    )
    return BmiForm(values=values, wrong=[], result=result)


def emi(values: EmiValues) -> EmiForm:
    """Equal monthly instalments of a loan with interest on what is left; whole rupees."""
    amount = rupees(values.amount)
    rate = number(values.rate, RATE, IN_PERCENT)
    months = number(values.months, MONTHS, IN_MONTHS)
    if months is not None and months != int(months):
        months = None
    if amount is None or rate is None or months is None:
        found = (("amount", amount), ("rate", rate), ("months", months))
        return EmiForm(values=values, wrong=[name for name, value in found if value is None], result=None)
    monthly = instalment(amount, rate / 1200, int(months))
    total = half_up(monthly * months, 1)
    result = EmiResult(monthly=int(half_up(monthly, 1)), interest=int(total - amount), total=int(total))
    return EmiForm(values=values, wrong=[], result=result)


def instalment(amount: float, rate: float, months: int) -> float:
    """`rate` is the part of the debt that is due as interest each month."""
    if rate == 0:
        return amount / months
    growth = 1.0
    for _ in range(months):
        growth *= 1 + rate
    return amount * rate * growth / (growth - 1)


def bmi_values(sent: Mapping[str, str]) -> BmiValues:
    fields = {name: str(sent.get(name, ""))[:20] for name in ("height", "feet", "inches", "weight")}
    return BmiValues(unit="feet" if sent.get("unit") == "feet" else "cm", **fields)


def emi_values(sent: Mapping[str, str]) -> EmiValues:
    return EmiValues(**{name: str(sent.get(name, ""))[:20] for name in ("amount", "rate", "months")})

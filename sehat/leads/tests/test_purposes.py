"""What a request is for is said by links to the form, and by pages that are of one purpose."""

from __future__ import annotations

import pytest

from sehat.content.models import InfoPage
from sehat.leads.forms.purposes import PURPOSES


@pytest.mark.parametrize(
    ("path", "key"), [("/contact-us", "callback"), ("/services/second-opinion", "second-opinion")]
)
def test_a_page_of_a_purpose_says_of_its_requests_what_a_link_does(path: str, key: str) -> None:
    assert InfoPage.LEAD_TYPES[path] == PURPOSES[key].lead_type


def test_the_bmi_page_has_the_form_of_weight_loss() -> None:
    form, purpose = InfoPage.WEIGHT_LOSS, PURPOSES["weightloss"]
    assert (form.variant, form.lead_type) == (purpose.variant, purpose.lead_type)

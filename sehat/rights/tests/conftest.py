"""A person who may never have logged in, and what we hold of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from django.utils import timezone

from sehat.leads.models import Lead
from sehat.leads.tests.conftest import GOOD
from sehat.patients.tests.browser import Browser
from sehat.patients.tests.conftest import Clock, Phone, browser, clock, phone

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

__all__ = ["Clock", "Phone", "browser", "clock", "phone"]
NUMBER = {"mobileNo": GOOD["MobileNoData"], "countryCode": "91"}
E164 = "+91" + GOOD["MobileNoData"]
CODE, PROOF, HELD = "/api/privacy/code", "/api/privacy/proof", "/api/privacy/held"


class Visitor(Browser):
    """A browser on `/privacy/your-data`; `proof` is what its page holds once the number is proved."""

    proof = ""

    def send(self, **changes: Any) -> Lead:
        """A request of this visitor."""
        answer = self.post("/api/lead/submit", **(GOOD | changes))
        lead = Lead.objects.get(pk=answer.json()["data"][0]["Id"])
        lead.created_at = timezone.now()  # of the test's clock; a column's default has the real one
        lead.save(update_fields=["created_at"])
        return lead

    def prove(self, **number: str) -> None:
        number = number or NUMBER
        assert self.post(CODE, **number).status_code == 200
        answer = self.post(PROOF, otp=self.phone.code(), **number)
        assert answer.status_code == 200, answer.content
        self.proof = answer.json()["data"]["proof"]

    def see(self) -> Response:
        return self.client.get(HELD, headers={"Proof": self.proof})

    def ask(self, what: str, **body: Any) -> Response:
        return self.client.post(
            f"/api/privacy/{what}", body, content_type="application/json", headers={"Proof": self.proof}
        )

    def log_in_as(self, **number: str) -> dict[str, Any]:
        self.post("/users/v1/user/signup", **number)
        user: dict[str, Any] = self.post("/users/v1/user/login", otp=self.phone.code(), **number).json()[
            "data"
        ]
        return user


@pytest.fixture
def visitor(phone: Phone) -> Visitor:
    return Visitor(phone)

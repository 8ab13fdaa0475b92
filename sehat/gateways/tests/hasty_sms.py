"""A vendor of SMS that says what became of a message before it has answered that it took it."""

from __future__ import annotations

from sehat.gateways.http import TOTAL_SECONDS
from sehat.gateways.outcomes import Outcome, Sent
from sehat.gateways.sms.base import Message, Report, Sms
from sehat.patients.actions import take_report

PATH = "sehat.gateways.tests.hasty_sms.HastySms"


class HastySms(Sms):
    needs_template = False

    def send(self, message: Message, *, seconds: float = TOTAL_SECONDS) -> Outcome:
        take_report(by="hasty", report=Report("hasty-1", "failed"))
        return Sent("hasty-1")

"""What vendors of calls share: one call, a verdict by its answer, reports read by a file."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar
from urllib.parse import parse_qsl, urlsplit

from django.conf import settings

from sehat.gateways.http import Answer, NoAnswer
from sehat.gateways.signatures import LEAST_SECRET
from sehat.gateways.voice.base import CallReport, Dead, Outcome, Retry, Sent, Voice
from sehat.gateways.voice.report_map import BadReportMap, ReportMap, report_map
from sehat.gateways.words import text_at

RING_SECONDS = 30
DEAD = {400, 401, 402, 403, 404, 422}  # it has read the call and will not make it
MAX_ID_LENGTH = 60


class VendorVoice(Voice):
    """A vendor names its settings, asks for one call, and says where the id of it stands in the answer.

    The secret in the address of the reports stands in for a signature, and beside one where there is one.
    """

    label: ClassVar[str]
    id_at: ClassVar[str]

    @classmethod
    def missing_settings(cls) -> list[str]:
        missing = super().missing_settings()
        if len(settings.VOICE_REPORT_SECRET) < LEAST_SECRET:
            missing.append(f"VOICE_REPORT_SECRET of at least {LEAST_SECRET} characters")
        try:
            cls.report_map()
        except BadReportMap as fault:
            missing.append(f"VOICE_REPORTS ({fault})")
        return missing

    @classmethod
    def report_map(cls) -> ReportMap:
        """The file that VOICE_REPORTS names, or the one that comes with the vendor. Raises BadReportMap."""
        own = Path(__file__).parent / f"{cls.vendor}_reports.json"
        return report_map(Path(settings.VOICE_REPORTS) if settings.VOICE_REPORTS else own)

    @classmethod
    def report_url(cls) -> str:
        return f"{settings.SITE_URL}/voice/report/{cls.vendor}/{settings.VOICE_REPORT_SECRET}"

    @abstractmethod
    def ask(self, agent: str, patient: str, reference: str) -> Answer:
        """The one call. Raises NoAnswer."""

    def connect(self, agent: str, patient: str, reference: str) -> Outcome:
        try:
            answer = self.ask(agent, patient, reference)
        except NoAnswer as fault:
            return Retry(f"{self.label}: {fault}")
        id = text_at(answer.value(), self.id_at, MAX_ID_LENGTH)
        if answer.status in {200, 201} and id:
            return Sent(id)
        if answer.status in DEAD:
            return Dead(f"{self.label}: HTTP {answer.status}")
        return Retry(f"{self.label}: HTTP {answer.status}", answer.retry_after)

    def reports(self, url: str, headers: Mapping[str, str], body: bytes) -> list[CallReport]:
        said = dict(parse_qsl(urlsplit(url).query, max_num_fields=100))
        return self.report_map().read(body, said)

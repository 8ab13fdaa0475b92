"""The contract of a CRM gateway: takes lead records, gives an outcome for each, tells what changed there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from django.conf import settings

from sehat.gateways.access import paused_seconds
from sehat.gateways.crm.change_map import BadChange, BadChangeMap, Change, ChangeMap, change_map
from sehat.gateways.crm.field_map import BadFieldMap, FieldMap, Record, field_map, in_their_names, names_in
from sehat.gateways.gateway import Gateway
from sehat.gateways.outcomes import Dead, Outcome, Retry, Sent

__all__ = ["BadChange", "Change", "Crm", "Dead", "MappedCrm", "Outcome", "Record", "Retry", "Sent"]


class PollFailed(Exception):
    """The vendor did not say what changed. The text holds nothing personal."""


class Crm(Gateway, ABC):
    """The contract. A vendor implements `send`; batches, retries and the breaker are the worker's."""

    batch_size = 100
    page_size = 100  # of `poll`: one that is not full is the last

    @classmethod
    def named_fields(cls) -> set[str]:
        """The names of ours that its map uses: a system check compares them with those of a record."""
        return set()

    @classmethod
    def stages(cls) -> ChangeMap | None:
        """Which stage of the vendor's is which of ours; None: it tells us of none."""
        return None

    @classmethod
    def missing_for_changes(cls) -> list[str]:
        """Names of the settings without which its webhooks cannot be trusted."""
        return []

    def paused_seconds(self) -> float:
        """How long to send nothing, so that no lead spends its tries while the vendor refuses all calls."""
        return 0.0

    def mapped(self, record: Record) -> Record:
        """What is sent for it, in the vendor's names. No call."""
        return record

    @abstractmethod
    def send(self, records: list[Record]) -> list[Outcome]:
        """One outcome a record, in order. Never raises for a fault of the vendor or the network."""

    def changes(self, url: str, headers: Mapping[str, str], body: bytes) -> list[Change]:
        """Reads what the vendor posted to `url`. Raises BadChange."""
        raise BadChange("this gateway tells of no changes")

    def poll(self, since: datetime) -> list[Change]:
        """What changed since then, the oldest first, at most a page. Raises PollFailed."""
        return []


class MappedCrm(Crm):
    """A vendor with names of its own: fields and stages are files that settings name."""

    vendor: ClassVar[str]
    fields_setting: ClassVar[str]
    changes_setting: ClassVar[str]
    needed_fields: ClassVar[tuple[tuple[str, str], ...]] = (("Web_Lead_Id", ""),)

    @classmethod
    def missing_settings(cls) -> list[str]:
        missing = super().missing_settings()
        try:
            cls.fields()
        except BadFieldMap as fault:
            missing.append(f"{cls.fields_setting} ({fault})")
        try:
            cls.stages()
        except BadChangeMap as fault:
            missing.append(f"{cls.changes_setting} ({fault})")
        return missing

    @classmethod
    def fields(cls) -> FieldMap:
        """Raises BadFieldMap."""
        return field_map(Path(getattr(settings, cls.fields_setting)), cls.needed_fields)

    @classmethod
    def named_fields(cls) -> set[str]:
        return names_in(cls.fields())

    @classmethod
    def stages(cls) -> ChangeMap:
        """Raises BadChangeMap."""
        return change_map(Path(getattr(settings, cls.changes_setting)))

    def paused_seconds(self) -> float:
        return paused_seconds(self.vendor)

    def mapped(self, record: Record) -> Record:
        return in_their_names(record, self.fields())

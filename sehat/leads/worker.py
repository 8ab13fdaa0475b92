"""The rounds of the worker: leads to the CRM, and once an hour what keeps house."""

from __future__ import annotations

import io
import logging
import time
from functools import cached_property

from django.conf import settings
from django.core.management import call_command
from django.db import close_old_connections
from django.utils import timezone

from sehat.gateways.crm import crm
from sehat.leads.actions import prune_photos
from sehat.leads.delivery import Courier

logger = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
HOUR = 3600


class Worker:
    def __init__(self) -> None:
        self._house_kept_until = 0.0

    @cached_property
    def _courier(self) -> Courier:
        return Courier(crm())

    def round(self) -> float:
        """Seconds until the next one: none while there is more to deliver."""
        if time.monotonic() >= self._house_kept_until:
            self._house_kept_until = time.monotonic() + HOUR
            self.keep_house()
        return 0 if self._courier.round() else PAUSE_SECONDS

    def all_due(self) -> None:
        """What is due now, then no more."""
        self.keep_house()
        while self._courier.round():
            pass

    def keep_house(self) -> None:
        """Old photos, and HOURLY_COMMANDS: what rooms above this one promised.

        Whatever goes wrong here is for the log: leads are delivered all the same.
        """
        try:
            prune_photos(by="deliver_leads", now=timezone.now())
            for name in settings.HOURLY_COMMANDS:
                call_command(name, stdout=io.StringIO())
        except Exception:
            logger.exception("keeping house failed; trying again in an hour")
            close_old_connections()

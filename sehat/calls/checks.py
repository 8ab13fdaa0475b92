"""The start stops when the named voice gateway cannot work."""

from __future__ import annotations

from django.core.checks import CheckMessage

from sehat.gateways.checks import gateway_faults
from sehat.gateways.voice import voice


def voice_gateway(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    return gateway_faults("VOICE_GATEWAY", voice, no_gateway="calls.E001", incomplete="calls.E002")

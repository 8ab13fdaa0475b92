from django.apps import AppConfig
from django.core.checks import register


class CallsConfig(AppConfig):
    name = "sehat.calls"
    label = "calls"

    def ready(self) -> None:
        from sehat.calls.checks import voice_gateway

        register(voice_gateway)

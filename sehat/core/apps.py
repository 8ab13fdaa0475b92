from django.apps import AppConfig
from django.core.checks import register


class CoreConfig(AppConfig):
    name = "sehat.core"
    label = "core"

    def ready(self) -> None:
        from sehat.core.checks import production_settings, webhook_addresses

        register(production_settings)
        register(webhook_addresses)

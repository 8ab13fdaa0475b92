from django.apps import AppConfig
from django.core.checks import register


class CoreConfig(AppConfig):
    name = "sehat.core"
    label = "core"

    def ready(self) -> None:
        from sehat.core.checks import production_settings

        register(production_settings)

from django.apps import AppConfig
from django.core.checks import register


class AlertsConfig(AppConfig):
    name = "sehat.alerts"
    label = "alerts"

    def ready(self) -> None:
        from sehat.alerts.checks import where_alerts_go

        register(where_alerts_go)

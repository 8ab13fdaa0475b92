from django.apps import AppConfig
from django.core.checks import register


class PatientsConfig(AppConfig):
    name = "sehat.patients"
    label = "patients"

    def ready(self) -> None:
        from sehat.patients.checks import sms_gateways

        register(sms_gateways)

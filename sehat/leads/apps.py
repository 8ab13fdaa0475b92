from django.apps import AppConfig
from django.core.checks import register


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        from sehat.leads.checks import crm_gateway

        register(crm_gateway)

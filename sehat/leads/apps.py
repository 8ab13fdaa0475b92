from django.apps import AppConfig


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        pass  # registers the system check

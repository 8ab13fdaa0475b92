from django.apps import AppConfig
from django.core.checks import register


class CallsConfig(AppConfig):
    name = "sehat.calls"
    label = "calls"

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from sehat.calls.actions import delete_calls_of_erased
        from sehat.calls.checks import voice_gateway
        from sehat.leads.models import Lead

        register(voice_gateway)
        post_save.connect(delete_calls_of_erased, sender=Lead, dispatch_uid="delete-calls-of-erased")

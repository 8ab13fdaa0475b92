from django.apps import AppConfig
from django.core.checks import register


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from sehat.leads.callbacks.sync import sync_callback
        from sehat.leads.checks import captcha_gateway, crm_gateway
        from sehat.leads.models import Lead
        from sehat.leads.requests.by_number import last_name_of
        from sehat.patients.ports import last_name_given

        last_name_given.provide(last_name_of)
        register(crm_gateway)
        register(captcha_gateway)
        post_save.connect(sync_callback, sender=Lead, dispatch_uid="sync-callback")

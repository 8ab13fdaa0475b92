from django.apps import AppConfig
from django.core.checks import register


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from sehat.leads.by_number import last_name_of
        from sehat.leads.callback_models import Target
        from sehat.leads.callbacks import sync_callback
        from sehat.leads.checks import captcha_gateway, crm_gateway
        from sehat.leads.models import FormVariant, Lead
        from sehat.patients.ports import last_name_given
        from sehat.rendering.cache_version import invalidate_on_change

        last_name_given.provide(last_name_of)
        register(crm_gateway)
        register(captcha_gateway)
        post_save.connect(sync_callback, sender=Lead, dispatch_uid="sync-callback")
        invalidate_on_change(FormVariant, Target)

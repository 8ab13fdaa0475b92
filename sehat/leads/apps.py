from django.apps import AppConfig
from django.core.checks import register


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        from sehat.leads.by_number import last_name_of
        from sehat.leads.checks import captcha_gateway, crm_gateway
        from sehat.leads.models import FormVariant
        from sehat.patients.ports import last_name_given
        from sehat.rendering.cache_version import invalidate_on_change

        last_name_given.provide(last_name_of)
        register(crm_gateway)
        register(captcha_gateway)
        invalidate_on_change(FormVariant)

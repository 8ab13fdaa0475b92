from django.apps import AppConfig
from django.core.checks import register


class LeadsConfig(AppConfig):
    name = "sehat.leads"
    label = "leads"

    def ready(self) -> None:
        from sehat.leads.checks import captcha_gateway, crm_gateway
        from sehat.leads.models import FormVariant
        from sehat.rendering.cache_version import invalidate_on_change

        register(crm_gateway)
        register(captcha_gateway)
        invalidate_on_change(FormVariant)

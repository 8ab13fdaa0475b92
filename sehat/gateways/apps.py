from django.apps import AppConfig
from django.core.checks import register


class GatewaysConfig(AppConfig):
    name = "sehat.gateways"
    label = "gateways"

    def ready(self) -> None:
        from sehat.core.ports import captcha_sources
        from sehat.gateways.captcha import sources
        from sehat.gateways.checks import local_gateways, open_addresses, whatsapp_gateway

        register(local_gateways)
        register(open_addresses)
        register(whatsapp_gateway)
        captcha_sources.provide(sources)

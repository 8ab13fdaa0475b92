from django.apps import AppConfig


class GatewaysConfig(AppConfig):
    name = "sehat.gateways"
    label = "gateways"

    def ready(self) -> None:
        from sehat.core.ports import captcha_sources
        from sehat.gateways.captcha import sources

        captcha_sources.provide(sources)

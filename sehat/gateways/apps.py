from django.apps import AppConfig


class GatewaysConfig(AppConfig):
    name = "sehat.gateways"
    label = "gateways"

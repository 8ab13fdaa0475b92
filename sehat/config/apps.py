from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "sehat.config"
    label = "config"

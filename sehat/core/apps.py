from django.apps import AppConfig


class CoreConfig(AppConfig):
    name = "sehat.core"
    label = "core"

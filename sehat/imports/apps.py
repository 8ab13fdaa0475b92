from django.apps import AppConfig


class ImportsConfig(AppConfig):
    name = "sehat.imports"
    label = "imports"

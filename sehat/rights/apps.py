from django.apps import AppConfig


class RightsConfig(AppConfig):
    name = "sehat.rights"
    label = "rights"

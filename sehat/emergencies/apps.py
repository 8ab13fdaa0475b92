from django.apps import AppConfig


class EmergenciesConfig(AppConfig):
    name = "sehat.emergencies"
    label = "emergencies"

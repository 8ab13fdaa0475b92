from django.apps import AppConfig


class DeskConfig(AppConfig):
    name = "sehat.desk"
    label = "desk"

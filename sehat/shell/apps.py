from django.apps import AppConfig


class ShellConfig(AppConfig):
    name = "sehat.shell"
    label = "shell"

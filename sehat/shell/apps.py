from django.apps import AppConfig


class ShellConfig(AppConfig):
    name = "sehat.shell"
    label = "shell"

    def ready(self) -> None:
        from sehat.rendering.generation import purge_on_change
        from sehat.shell.models import ContactNumber

        purge_on_change(ContactNumber)

from django.apps import AppConfig


class ShellConfig(AppConfig):
    name = "sehat.shell"
    label = "shell"

    def ready(self) -> None:
        from sehat.rendering.cache_version import invalidate_on_change
        from sehat.shell.models import ContactNumber

        invalidate_on_change(ContactNumber)

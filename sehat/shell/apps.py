from django.apps import AppConfig


class ShellConfig(AppConfig):
    name = "sehat.shell"
    label = "shell"

    def ready(self) -> None:
        from sehat.rendering.cache_version import invalidate_on_change
        from sehat.rendering.ports import build_shell
        from sehat.shell.models import ContactNumber
        from sehat.shell.selectors import shell_for

        build_shell.provide(shell_for)
        invalidate_on_change(ContactNumber)

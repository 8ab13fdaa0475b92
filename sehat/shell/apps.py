from django.apps import AppConfig


class ShellConfig(AppConfig):
    name = "sehat.shell"
    label = "shell"

    def ready(self) -> None:
        from sehat.content.demo.more import MORE_DEMO_DATA
        from sehat.rendering.ports import build_shell, is_demo_site
        from sehat.shell.demo.loader import load_contacts
        from sehat.shell.demo_data import has_demo_data
        from sehat.shell.selectors import shell_for

        build_shell.provide(shell_for)
        is_demo_site.provide(has_demo_data)
        MORE_DEMO_DATA.append(load_contacts)

from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "sehat.config"
    label = "config"

    def ready(self) -> None:
        from sehat.config.unshown import unshown_models
        from sehat.rendering.table_changes import shown_on_no_page, start_seeing_statements

        shown_on_no_page(*unshown_models())
        start_seeing_statements()

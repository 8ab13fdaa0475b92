from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "sehat.config"
    label = "config"

    def ready(self) -> None:
        from wagtail.models import get_page_models

        from sehat.config.unshown import unshown_models
        from sehat.rendering.row_changes import noted_by_row
        from sehat.rendering.table_changes import shown_on_no_page, start_seeing_statements

        shown_on_no_page(*unshown_models())
        noted_by_row(*get_page_models())
        start_seeing_statements()

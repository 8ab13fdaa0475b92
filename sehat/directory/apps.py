from django.apps import AppConfig


class DirectoryConfig(AppConfig):
    name = "sehat.directory"
    label = "directory"

    def ready(self) -> None:
        from sehat.rendering.generation import purge_on_change

        purge_on_change(*self.get_models())

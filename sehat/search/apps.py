from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "sehat.search"
    label = "search"

    def ready(self) -> None:
        from sehat.search.changes import note_changes
        from sehat.search.renames import note_renames

        note_changes()
        note_renames()

from django.apps import AppConfig


class ContentConfig(AppConfig):
    name = "sehat.content"
    label = "content"

    def ready(self) -> None:
        from wagtail.models import PageViewRestriction, Site

        from sehat.rendering.generation import purge_on_change

        purge_on_change(*self.get_models(), PageViewRestriction, Site)

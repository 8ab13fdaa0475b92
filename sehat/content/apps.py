from django.apps import AppConfig


class ContentConfig(AppConfig):
    name = "sehat.content"
    label = "content"

    def ready(self) -> None:
        from wagtail.models import PageViewRestriction, Site
        from wagtail.signals import page_published

        from sehat.content.body import draw_figures
        from sehat.content.models import Person
        from sehat.rendering.generation import purge_on_change
        from sehat.rendering.pictures import PORTRAIT, draw_on_save

        draw_on_save(Person, "photo", PORTRAIT)
        page_published.connect(draw_figures, dispatch_uid="draw-figures")
        purge_on_change(*self.get_models(), PageViewRestriction, Site)

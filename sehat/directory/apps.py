from django.apps import AppConfig


class DirectoryConfig(AppConfig):
    name = "sehat.directory"
    label = "directory"

    def ready(self) -> None:
        from wagtail.images import get_image_model

        from sehat.directory import models
        from sehat.directory.moves import keep_old_slugs
        from sehat.rendering.generation import purge_on_change
        from sehat.rendering.pictures import COVER, PORTRAIT, draw_on_save

        purge_on_change(*self.get_models(), get_image_model())
        draw_on_save(models.Doctor, "photo", PORTRAIT)
        draw_on_save(models.Hospital, "photo", COVER)
        keep_old_slugs(
            models.City,
            models.Department,
            models.Doctor,
            models.Hospital,
            models.Insurer,
            models.Procedure,
        )

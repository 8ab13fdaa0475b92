from django.apps import AppConfig


class DirectoryConfig(AppConfig):
    name = "sehat.directory"
    label = "directory"

    def ready(self) -> None:
        from django.core.checks import Tags, register

        from sehat.directory import models
        from sehat.directory.checks import prices_agree
        from sehat.directory.selectors import chosen_city
        from sehat.directory.slug_redirects import record_old_slugs
        from sehat.patients.ports import find_city
        from sehat.rendering.pictures import COVER, ICON, PORTRAIT, render_renditions_on_save

        register(prices_agree, Tags.database)
        find_city.provide(chosen_city)
        render_renditions_on_save(models.City, "icon", ICON)
        render_renditions_on_save(models.City, "icon_chosen", ICON)
        render_renditions_on_save(models.Doctor, "photo", PORTRAIT)
        render_renditions_on_save(models.Hospital, "photo", COVER)
        record_old_slugs(
            models.City,
            models.Department,
            models.Doctor,
            models.Hospital,
            models.HospitalList,
            models.Insurer,
            models.Procedure,
        )

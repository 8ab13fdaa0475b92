from django.apps import AppConfig


class ContentConfig(AppConfig):
    name = "sehat.content"
    label = "content"

    def ready(self) -> None:
        from django.db.models.signals import post_save
        from wagtail.images import get_image_model
        from wagtail.signals import page_published

        from sehat.content import pages  # noqa: F401 - builders register
        from sehat.content.actions import sign_approved
        from sehat.content.images import never_unpack_too_large, small_picture_on_save
        from sehat.content.models import Person
        from sehat.content.models.medical_review import review_approved
        from sehat.content.page_parts.body import render_figures
        from sehat.content.page_parts.translation import twin_url as twin
        from sehat.content.page_parts.treatment_byline import byline_of_treatment as byline
        from sehat.content.selectors import is_live
        from sehat.content.selectors import is_there as answers
        from sehat.content.selectors import treatment_url as url_of_treatment
        from sehat.costs.ports import byline_of_treatment, is_there, treatment_page_url
        from sehat.directory.ports import is_live as is_live_page
        from sehat.directory.slug_redirects import record_old_slugs
        from sehat.rendering.pictures import PORTRAIT, render_renditions_on_save
        from sehat.rendering.ports import twin_url

        record_old_slugs(Person)
        byline_of_treatment.provide(byline)
        is_there.provide(answers)
        treatment_page_url.provide(url_of_treatment)
        is_live_page.provide(is_live)
        twin_url.provide(twin)
        render_renditions_on_save(Person, "photo", PORTRAIT)
        review_approved.connect(sign_approved, dispatch_uid="sign-review")
        page_published.connect(render_figures, dispatch_uid="render-figures")
        never_unpack_too_large(get_image_model())
        post_save.connect(small_picture_on_save, sender=get_image_model(), dispatch_uid="small-picture")

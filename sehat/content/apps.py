from django.apps import AppConfig


class ContentConfig(AppConfig):
    name = "sehat.content"
    label = "content"

    def ready(self) -> None:
        from wagtail.signals import page_published

        from sehat.content import pages  # noqa: F401 - builders register
        from sehat.content.actions import sign_approved
        from sehat.content.models import Person
        from sehat.content.models.medical_review import review_approved
        from sehat.content.page_parts.body import render_figures
        from sehat.content.page_parts.translation import twin_url as twin
        from sehat.content.page_parts.treatment_byline import byline_of_treatment as byline
        from sehat.content.selectors import is_there as answers
        from sehat.costs.ports import byline_of_treatment, is_there
        from sehat.rendering.pictures import PORTRAIT, render_renditions_on_save
        from sehat.rendering.ports import twin_url

        byline_of_treatment.provide(byline)
        is_there.provide(answers)
        twin_url.provide(twin)
        render_renditions_on_save(Person, "photo", PORTRAIT)
        review_approved.connect(sign_approved, dispatch_uid="sign-review")
        page_published.connect(render_figures, dispatch_uid="render-figures")

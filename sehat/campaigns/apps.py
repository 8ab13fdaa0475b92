from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    name = "sehat.campaigns"
    label = "campaigns"

    def ready(self) -> None:
        from sehat.campaigns import pages  # noqa: F401 - builders register
        from sehat.rendering.cache_version import invalidate_on_change

        invalidate_on_change(*self.get_models())

from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    name = "sehat.campaigns"
    label = "campaigns"

    def ready(self) -> None:
        from sehat.rendering.generation import purge_on_change

        purge_on_change(*self.get_models())

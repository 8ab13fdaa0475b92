from django.apps import AppConfig


class CampaignsConfig(AppConfig):
    name = "sehat.campaigns"
    label = "campaigns"

    def ready(self) -> None:
        from sehat.campaigns import pages  # noqa: F401 - builders register
        from sehat.campaigns.demo.loader import load_campaigns
        from sehat.content.demo.more import MORE_DEMO_DATA

        MORE_DEMO_DATA.append(load_campaigns)

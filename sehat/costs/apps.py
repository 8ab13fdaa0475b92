from django.apps import AppConfig


class CostsConfig(AppConfig):
    name = "sehat.costs"
    label = "costs"

    def ready(self) -> None:
        from sehat.costs.change_log import log_changes_on_save
        from sehat.costs.models import ReferenceRate
        from sehat.directory.models import PriceRange

        log_changes_on_save(PriceRange, ReferenceRate)

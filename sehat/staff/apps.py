from django.apps import AppConfig
from django.core.checks import register


class StaffConfig(AppConfig):
    name = "sehat.staff"
    label = "staff"

    def ready(self) -> None:
        from sehat.staff.checks import second_factor_asked

        register(second_factor_asked)

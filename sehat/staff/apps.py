from django.apps import AppConfig
from django.contrib.auth.signals import user_login_failed
from django.core.checks import register


class StaffConfig(AppConfig):
    name = "sehat.staff"
    label = "staff"

    def ready(self) -> None:
        from sehat.staff.checks import second_factor_asked
        from sehat.staff.refusals import note_failed_login

        register(second_factor_asked)
        user_login_failed.connect(note_failed_login, dispatch_uid="staff-login-refused")

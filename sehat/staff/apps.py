from django.apps import AppConfig
from django.contrib.auth.signals import user_login_failed
from django.core.checks import register
from django.db.models.signals import post_save


class StaffConfig(AppConfig):
    name = "sehat.staff"
    label = "staff"

    def ready(self) -> None:
        from wagtail.models import ModelLogEntry

        from sehat.staff.account_log import note_change
        from sehat.staff.checks import second_factor_asked
        from sehat.staff.refusals import note_failed_login

        register(second_factor_asked)
        user_login_failed.connect(note_failed_login, dispatch_uid="staff-login-refused")
        post_save.connect(note_change, sender=ModelLogEntry, dispatch_uid="staff-account-log")

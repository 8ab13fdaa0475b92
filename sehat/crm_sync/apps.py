from django.apps import AppConfig
from django.core.checks import register


class CrmSyncConfig(AppConfig):
    name = "sehat.crm_sync"
    label = "crm_sync"

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from sehat.crm_sync.actions import forget_notes_of_erased, sync_difference
        from sehat.crm_sync.checks import changes_of_the_crm
        from sehat.leads.models import Lead

        register(changes_of_the_crm)
        post_save.connect(sync_difference, sender=Lead, dispatch_uid="sync-crm-difference")
        post_save.connect(forget_notes_of_erased, sender=Lead, dispatch_uid="forget-crm-notes-of-erased")

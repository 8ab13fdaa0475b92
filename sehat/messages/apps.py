from django.apps import AppConfig


class MessagesConfig(AppConfig):
    name = "sehat.messages"
    label = "patient_messages"  # Django's own app has the short one

    def ready(self) -> None:
        from django.db.models.signals import post_save

        from sehat.leads.models import Lead
        from sehat.leads.ports import tell_patient
        from sehat.messages.actions import delete_messages_of_erased, queue_message
        from sehat.messages.incoming import note_sms_report
        from sehat.patients.ports import sms_reported

        tell_patient.provide(queue_message)
        sms_reported.provide(note_sms_report)
        post_save.connect(delete_messages_of_erased, sender=Lead, dispatch_uid="delete-messages-of-erased")

from django.apps import AppConfig


class TrackingConfig(AppConfig):
    name = "sehat.tracking"
    label = "tracking"

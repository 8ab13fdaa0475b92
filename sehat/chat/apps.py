from django.apps import AppConfig


class ChatConfig(AppConfig):
    name = "sehat.chat"
    label = "chat"

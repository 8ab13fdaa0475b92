from django.apps import AppConfig


class SearchConfig(AppConfig):
    name = "sehat.search"
    label = "search"

from django.urls import path

from sehat.chat import views

urlpatterns = [
    path("chat", views.chat, name="chat"),
    path("chat/ai", views.assistant, name="assistant"),
]

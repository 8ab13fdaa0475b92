from django.urls import path

from sehat.chat import views

urlpatterns = [
    path("chat", views.chat, {"language": "en"}, name="chat"),
    path("chat/ai", views.assistant, {"language": "en"}, name="assistant"),
    path("hi/chat", views.chat, {"language": "hi"}, name="chat-hi"),
    path("hi/chat/ai", views.assistant, {"language": "hi"}, name="assistant-hi"),
]

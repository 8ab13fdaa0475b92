from django.urls import path

from sehat.core.languages import in_both_languages
from sehat.shell import error_views, monitor_views, views

urlpatterns = [
    path("health", monitor_views.health, name="health"),
    path("readyz", monitor_views.ready, name="ready"),
    path("share/<str:signature>/<path:title>.png", views.share_image, name="share_image"),
    path("sitemap.xml", views.sitemap_index, name="sitemap_index"),
    path("sitemaps/<slug:name>-<int:number>.xml", views.sitemap, name="sitemap"),
    path(".well-known/security.txt", views.security_txt, name="security_txt"),
    path("apple-touch-icon.png", views.app_icon, {"size": 180}, name="apple_touch_icon"),
    path("icon-192.png", views.app_icon, {"size": 192}, name="icon_192"),
    path("icon-512.png", views.app_icon, {"size": 512}, name="icon_512"),
    path("site.webmanifest", views.web_manifest, name="web_manifest"),
    path("sw.js", views.service_worker, name="service_worker"),
    path("offline", error_views.offline, name="offline"),
    path("hi/offline", error_views.offline, name="offline_hi"),
    *in_both_languages(path("menus", views.menu_panels, name="menus")),
    *in_both_languages(path("privacy-choices", views.privacy_choices, name="privacy_choices")),
    path("robots.txt", views.robots, name="robots"),
    path("speculation-rules.json", views.speculation_rules, name="speculation_rules"),
]

"""Settings as `wagtail start` writes them, for production, and pages compressed by Django's middleware."""

from __future__ import annotations

import os
from pathlib import Path

PLACE = Path(os.environ["BENCH_PLACE"])  # where the database and content.json are
DEBUG = False
SECRET_KEY = "of-a-benchmark"
ALLOWED_HOSTS = ["127.0.0.1"]
INSTALLED_APPS = [
    "wagtail_site",
    *(
        f"wagtail.{name}"
        for name in (
            "contrib.forms", "contrib.redirects", "embeds", "sites", "users", "snippets", "documents",
            "images", "search", "admin",
        )
    ),
    "wagtail",
    "modelcluster",
    "taggit",
    *(f"django.contrib.{name}" for name in ("admin", "auth", "contenttypes", "sessions", "messages")),
    "django.contrib.staticfiles",
]  # fmt: skip
MIDDLEWARE = [
    "django.middleware.gzip.GZipMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "wagtail.contrib.redirects.middleware.RedirectMiddleware",
]
ROOT_URLCONF = "wagtail_site.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                f"django.{name}"
                for name in (
                    "template.context_processors.request",
                    "contrib.auth.context_processors.auth",
                    "contrib.messages.context_processors.messages",
                )
            ]
        },
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": PLACE / "wagtail.sqlite3",
        "CONN_MAX_AGE": None,
    }
}
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
STATIC_URL = "/static/"
WAGTAIL_SITE_NAME = "Benchmark"
WAGTAILADMIN_BASE_URL = "http://127.0.0.1"

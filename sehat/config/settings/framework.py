"""Django and Wagtail: what is installed, where data lies, cookies and logs."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import BASE_DIR, BRAND_NAME, PRODUCTION, SITE_URL, TRUSTED_PROXIES, VAR_DIR

INSTALLED_APPS = [
    "sehat.config",
    "sehat.core",
    "sehat.emergencies",
    "sehat.gateways",
    "sehat.staff",
    "sehat.patients",
    "sehat.directory",
    "sehat.costs",
    "sehat.content",
    "sehat.leads",
    "sehat.messages",
    "sehat.rights",
    "sehat.crm_sync",
    "sehat.calls",
    "sehat.search",
    "sehat.tracking",
    "sehat.campaigns",
    "sehat.chat",
    "sehat.shell",
    "sehat.desk",
    "sehat.imports",
    "sehat.alerts",
    "wagtail.contrib.redirects",
    "wagtail.contrib.settings",
    "wagtail.contrib.typed_table_block",
    "wagtail.snippets",
    "sehat.staff.users.UsersConfig",
    "wagtail.images",
    "wagtail.documents",
    "wagtail.search",
    "wagtail.admin",
    "wagtail.sites",
    "wagtail",
    "modelcluster",
    "taggit",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "django_otp.plugins.otp_static",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
]

# Order: headers on every answer, then what /cms needs. None of these sets a cookie on a public page.
MIDDLEWARE = [
    "sehat.core.security_headers.security_headers",
    "sehat.core.public_calls.public_calls",
    "sehat.core.read_pages.ReadPages",
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_otp.middleware.OTPMiddleware",
    "sehat.staff.sessions.proven_sessions",
    "sehat.staff.sessions.ended_sessions",
    "django.contrib.messages.middleware.MessageMiddleware",
    "sehat.staff.lost_posts.lost_posts",
    "sehat.staff.refusals.refused_pages",
    "sehat.staff.unreadable.UnreadableRequests",
    "sehat.staff.choosers.closed_choosers",
    "sehat.shell.one_address.one_address",
    "sehat.shell.old_addresses.OldAddresses",
]

ROOT_URLCONF = "sehat.config.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]

# Requests at work at once in a web process; most of them wait for a database, the renderer or a vendor.
WEB_THREADS = env.number("WEB_THREADS", 32, least=2)
DATABASES = {"default": env.database("DATABASE_URL", VAR_DIR / "sehat.sqlite3", WEB_THREADS)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
REDIS_URL = env.text("REDIS_URL")
# A Redis that does not answer costs a visitor half a second, and nobody an answer.
REDIS_SECONDS = 0.5
MEMORY = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
SHARED = {
    "BACKEND": "django.core.cache.backends.redis.RedisCache",
    "LOCATION": REDIS_URL,
    "OPTIONS": {
        "socket_connect_timeout": REDIS_SECONDS,
        "socket_timeout": REDIS_SECONDS,
        # Numbers alone: what Django uses otherwise runs what it reads, and others may write to Redis.
        "serializer": "sehat.core.counters.NumberSerializer",
    },
}
# Wagtail's own cache holds objects, and stays in the process; only the limits are shared.
CACHES = {"default": MEMORY, "limits": SHARED if REDIS_URL else MEMORY}

LANGUAGE_CODE = "en"
LANGUAGES = WAGTAIL_CONTENT_LANGUAGES = [("en", "English"), ("hi", "हिन्दी")]
USE_TZ = True
TIME_ZONE = "Asia/Kolkata"

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
FRONTEND_DIST = BASE_DIR / "frontend" / "dist"
MEDIA_URL = "/media/"
MEDIA_ROOT = VAR_DIR / "media"

WAGTAIL_SITE_NAME = BRAND_NAME
WAGTAILADMIN_BASE_URL = SITE_URL
WAGTAIL_I18N_ENABLED = False
APPEND_SLASH = WAGTAIL_APPEND_SLASH = False  # /condition/gallstones, as the routes of the specification
WAGTAILSEARCH_BACKENDS = {"default": {"BACKEND": "wagtail.search.backends.database"}}
# What is shown to browsers that know neither WebP nor AVIF (sehat/rendering/pictures.py).
WAGTAILIMAGES_FORMAT_CONVERSIONS = {"webp": "jpeg", "avif": "jpeg"}
# Some 100 MB once it is unpacked. A camera's whole picture has as many.
WAGTAILIMAGES_MAX_IMAGE_PIXELS = 25_000_000
WAGTAILIMAGES_IMAGE_FORM_BASE = "sehat.content.images.PictureForm"
# A document of another kind would be served from the site's own origin, to staff who are logged in.
WAGTAILDOCS_EXTENSIONS = ["pdf"]
WAGTAILDOCS_DOCUMENT_FORM_BASE = "sehat.content.documents.PdfForm"
WAGTAILREDIRECTS_AUTO_CREATE = True  # a page that moves leads on from its old address
WAGTAIL_FINISH_WORKFLOW_ACTION = "sehat.content.publishing.publish_approved"
WAGTAIL_ENABLE_UPDATE_CHECK = False  # a fresh checkout reaches no outside host
WAGTAIL_ENABLE_WHATS_NEW_BANNER = False
WAGTAIL_GRAVATAR_PROVIDER_URL = None

SECURE_REFERRER_POLICY = "strict-origin-when-cross-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = PRODUCTION
# A browser takes such a name only with Secure, for this host alone and for all its paths (ASVS 3.3.3).
SESSION_COOKIE_NAME = "__Host-sessionid" if PRODUCTION else "sessionid"
CSRF_COOKIE_NAME = "__Host-csrftoken" if PRODUCTION else "csrftoken"
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if TRUSTED_PROXIES else None
SECURE_HSTS_SECONDS = 31536000 if PRODUCTION else 0
SILENCED_SYSTEM_CHECKS = [
    "security.W002",  # core/security_headers.py sets X-Frame-Options
    "security.W005",  # other subdomains and
    "security.W021",  # the preload list are the host's own choice
    "security.W008",  # the proxy that ends TLS redirects to it (deploy/nginx.conf)
]

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "line": {
            "()": "sehat.core.log_format.RedactingFormatter",
            "format": "%(levelname)s %(name)s: %(message)s",
        }
    },
    "filters": {"refusals": {"()": "sehat.core.log_format.ShortRefusals"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["refusals"]}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"sehat": {"level": "INFO"}, "httpx": {"level": "WARNING"}},
}

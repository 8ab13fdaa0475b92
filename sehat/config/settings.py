"""Every setting of the site, with a working default for one machine. README lists them."""

from __future__ import annotations

from pathlib import Path

from sehat.config import env

BASE_DIR = Path(__file__).resolve().parent.parent.parent
VAR_DIR = Path(env.text("VAR_DIR", str(BASE_DIR / "var")))

PRODUCTION = env.choice("SEHAT_ENV", ("development", "production"), "development") == "production"
DEBUG = False
SECRET_KEY = env.secret("SECRET_KEY", needed=PRODUCTION, development="development-only-" + "0" * 32)
# Where production would run on parts of a development machine, on purpose: a demonstration.
LOCAL_PARTS = env.switch("LOCAL_PARTS", not PRODUCTION)
SITE_URL = env.text("SITE_URL", f"http://localhost:{env.number('PORT', 8000)}")
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
CSRF_TRUSTED_ORIGINS = [SITE_URL]
# Former keys, newest first: links and sessions that they signed still count (ASVS 13.3.4).
SECRET_KEY_FALLBACKS = env.words("SECRET_KEY_FALLBACKS")
# Who found a hole writes there: mailto:… or https://… in /.well-known/security.txt (RFC 9116).
SECURITY_CONTACT = env.pattern("SECURITY_CONTACT", r"(mailto:|https://)\S+", "mailto:security@example.org")

# Brand and contact: what a hospital group sets first.
BRAND_NAME = env.text("BRAND_NAME", "Sehat Path")
BRAND_NAME_HI = env.text("BRAND_NAME_HI", "सेहत पथ" if BRAND_NAME == "Sehat Path" else BRAND_NAME)
GOOGLE_PLAY_URL = env.text("GOOGLE_PLAY_URL")
APP_STORE_URL = env.text("APP_STORE_URL")
CONTACT_TEL = env.text("CONTACT_TEL")
CONTACT_WHATSAPP = env.text("CONTACT_WHATSAPP")
CALLBACK_PROMISE = env.text("CALLBACK_PROMISE", "usually within 2 hours, between 9 am and 8 pm")
CALLBACK_PROMISE_HI = env.text("CALLBACK_PROMISE_HI", "आमतौर पर 2 घंटे के अंदर, सुबह 9 से रात 8 बजे के बीच")
# Who answers for the data of visitors (DPDP Act 2023, sections 6(3) and 8(9)), as the contact page says it.
FIDUCIARY_NAME = env.text("FIDUCIARY_NAME")
FIDUCIARY_ADDRESS = env.text("FIDUCIARY_ADDRESS")
GRIEVANCE_OFFICER = env.text("GRIEVANCE_OFFICER")
GRIEVANCE_EMAIL = env.text("GRIEVANCE_EMAIL")
EMERGENCY_NUMBER = "112"  # facts.md, Emergency
AMBULANCE_NUMBER = "108"

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
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_otp.middleware.OTPMiddleware",
    "sehat.staff.sessions.proven_sessions",
    "sehat.staff.sessions.ended_sessions",
    "django.contrib.messages.middleware.MessageMiddleware",
    "sehat.staff.refusals.refused_pages",
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

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

# Staff: a password and a code (decisions 6). A checkout to look at asks for the password alone.
STAFF_SECOND_FACTOR = env.switch("STAFF_SECOND_FACTOR", PRODUCTION)
OTP_TOTP_ISSUER = BRAND_NAME  # how an authenticator app names the account
WAGTAILADMIN_USER_LOGIN_FORM = "sehat.staff.password.StaffPassword"
SESSION_COOKIE_AGE = 12 * 60 * 60  # a long working day, even for who asked to be remembered
STAFF_IDLE_MINUTES = env.number("STAFF_IDLE_MINUTES", 60, least=5)
# Mail is for staff alone: who forgot a password (without a host the page for that is not there), and alerts.
EMAIL_BACKEND = "sehat.staff.mail.SmtpBackend"
EMAIL_HOST = env.text("EMAIL_HOST")
EMAIL_PORT = env.number("EMAIL_PORT", 587, least=1)
EMAIL_HOST_USER = env.text("EMAIL_HOST_USER")
EMAIL_HOST_PASSWORD = env.text("EMAIL_HOST_PASSWORD")
EMAIL_USE_TLS = env.switch("EMAIL_USE_TLS", True)
EMAIL_TIMEOUT = 8
DEFAULT_FROM_EMAIL = WAGTAILADMIN_NOTIFICATION_FROM_EMAIL = env.text("EMAIL_FROM", "webmaster@localhost")
WAGTAIL_PASSWORD_RESET_ENABLED = bool(EMAIL_HOST)
# Who is told when requests do not get through, by mail and by a signed webhook (/cms/status/).
ALERT_MAIL = env.words("ALERT_MAIL")
ALERT_WEBHOOK_URL = env.text("ALERT_WEBHOOK_URL")
ALERT_WEBHOOK_SECRET = env.text("ALERT_WEBHOOK_SECRET")
ALERT_SILENT_HOURS = env.number("ALERT_SILENT_HOURS", 24)  # without a request; 0: never
ALERT_PUT_ASIDE = env.number("ALERT_PUT_ASIDE", 20, least=1)  # requests that nobody has looked at

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
# A document of another kind would be served from the site's own origin, to staff who are logged in.
WAGTAILDOCS_EXTENSIONS = ["pdf"]
WAGTAILDOCS_DOCUMENT_FORM_BASE = "sehat.content.documents.PdfForm"
WAGTAILREDIRECTS_AUTO_CREATE = True  # a page that moves leads on from its old address
WAGTAIL_FINISH_WORKFLOW_ACTION = "sehat.content.publishing.publish_approved"
WAGTAIL_ENABLE_UPDATE_CHECK = False  # a fresh checkout reaches no outside host
WAGTAIL_ENABLE_WHATS_NEW_BANNER = False
WAGTAIL_GRAVATAR_PROVIDER_URL = None

# A class of sehat/chat/model.py's kind; empty: the care assistant shows passages alone.
CHAT_MODEL = env.text("CHAT_MODEL")

# The renderer: a Node process that turns props into HTML, over a unix socket.
RENDERER_SOCKET = env.text("RENDERER_SOCKET", str(VAR_DIR / "renderer.sock"))
RENDERER_TIMEOUT_MS = env.number("RENDERER_TIMEOUT_MS", 800, least=50)  # architecture.md, law 3

# Whole pages, cached for every visitor alike (architecture.md, law 2).
PAGE_CACHE_SECONDS = env.number("PAGE_CACHE_SECONDS", 300)
RENDERS_AT_ONCE = env.number("RENDERS_AT_ONCE", 2, least=1)
RENDERS_WAITING = env.number("RENDERS_WAITING", 100, least=1)
RENDER_WAIT_SECONDS = env.number("RENDER_WAIT_SECONDS", 10, least=1)
RENDERS_AHEAD_PER_SECOND = env.number("RENDERS_AHEAD_PER_SECOND", 10)  # of popular pages; 0: none
PAGE_CACHE_MEGABYTES = env.number("PAGE_CACHE_MEGABYTES", 128, least=1)

TRUSTED_PROXIES = env.number("TRUSTED_PROXIES", 0)
TRUSTED_PROXIES_ARE_SAID = bool(env.text("TRUSTED_PROXIES"))  # 0 is an answer, none is not
# Phones of one carrier share an address: only a flood is told to wait, and what is in doubt is put aside for
# staff (decisions 7.6).
LEADS_PER_ADDRESS_PER_MINUTE = env.number("LEADS_PER_ADDRESS_PER_MINUTE", 300, least=1)
LEADS_PER_ADDRESS_PER_HOUR = env.number("LEADS_PER_ADDRESS_PER_HOUR", 300, least=1)
LEADS_PER_NUMBER_PER_DAY = env.number("LEADS_PER_NUMBER_PER_DAY", 5, least=1)
PILES_SEVERITY = env.switch("PILES_SEVERITY", not PRODUCTION)  # decisions 2.15
PHOTOS_KEPT_DAYS = env.number("PHOTOS_KEPT_DAYS", 30, least=1)  # decisions 2.13
PHOTOS_PER_ADDRESS_PER_HOUR = env.number("PHOTOS_PER_ADDRESS_PER_HOUR", 60, least=1)
PHOTO_DIR = VAR_DIR / "photos"  # private: nothing serves it but an audited page of /cms
SUCCESS_HOSTS = env.words("SUCCESS_HOSTS")  # outside hosts a form may open after a success
# None: nothing of another host is ever asked, and no question is put to visitors.
TAG_MANAGER_ID = env.pattern("TAG_MANAGER_ID", r"GTM-[A-Z0-9]{4,12}", "GTM-ABC1234")
VISITS_KEPT_DAYS = env.number("VISITS_KEPT_DAYS", 90, least=1)
# Erasing takes two steps (ADR 16): a wait in which it can be taken back, then the records the law wants kept.
# What the worker runs beside deleting old photos: command -> seconds between two runs.
MAINTENANCE = {"publish_scheduled": 60, "prune_visits": 3600, "erase_due": 3600, "clearsessions": 3600}
MAINTENANCE |= {"prune_expired": 3600, "seal_audit": 60, "apply_crm_changes": 1, "poll_crm": 60}
ERASURE_WAIT_DAYS = env.number("ERASURE_WAIT_DAYS", 7)
ERASURE_RECORDS_KEPT_DAYS = env.number("ERASURE_RECORDS_KEPT_DAYS", 365, least=1)
# What nobody asked to be erased (sehat/rights/retention.py). The privacy page says these days.
SPAM_KEPT_DAYS = env.number("SPAM_KEPT_DAYS", 90, least=1)
CLOSED_REQUESTS_KEPT_DAYS = env.number("CLOSED_REQUESTS_KEPT_DAYS", 365, least=1)
REQUESTS_KEPT_DAYS = env.number("REQUESTS_KEPT_DAYS", 730, least=1)
NOTES_KEPT_DAYS = env.number("NOTES_KEPT_DAYS", 365, least=1)
AUDIT_KEPT_DAYS = env.number("AUDIT_KEPT_DAYS", 1095, least=365)  # DPDP Rules 2025, rule 6: a year at least
LOGS_KEPT_DAYS = env.number("LOGS_KEPT_DAYS", 90, least=1)  # by journald and logrotate (deploy/README.md)
# A number that is given up has another owner after some months: older requests want a login since then.
NUMBER_RECYCLED_DAYS = env.number("NUMBER_RECYCLED_DAYS", 180, least=30)
# Many phones share one address in India: the limit is on a flood, not on a household.
VISITS_PER_ADDRESS_PER_MINUTE = env.number("VISITS_PER_ADDRESS_PER_MINUTE", 1200, least=1)
VISITS_PER_SITE_PER_MINUTE = env.number("VISITS_PER_SITE_PER_MINUTE", 12_000, least=1)  # of a web process
# A worker that is at one step for longer hangs: it is started again (core/heartbeat.py).
WORKER_STEP_SECONDS = env.number("WORKER_STEP_SECONDS", 600, least=60)
# How long the CRM waits for the second call, which enriches the lead and makes its row due at once.
CRM_WAIT_SECONDS = env.number("CRM_WAIT_SECONDS", 20)
CRM_GATEWAY = env.text("CRM_GATEWAY", "sehat.gateways.crm.local.LocalCrm")
# Zoho CRM: the addresses are those of its data centre in India.
ZOHO_ACCOUNTS_URL = env.text("ZOHO_ACCOUNTS_URL", "https://accounts.zoho.in")
ZOHO_API_URL = env.text("ZOHO_API_URL", "https://www.zohoapis.in")
ZOHO_CLIENT_ID = env.text("ZOHO_CLIENT_ID")
ZOHO_CLIENT_SECRET = env.text("ZOHO_CLIENT_SECRET")
ZOHO_REFRESH_TOKEN = env.text("ZOHO_REFRESH_TOKEN")
# Which field of ours is which of a vendor, and which of its stages is which of ours: files.
CRM_MAPS = BASE_DIR / "sehat/gateways/crm"
ZOHO_FIELDS = env.text("ZOHO_FIELDS", str(CRM_MAPS / "zoho_fields.json"))
ZOHO_CHANGES = env.text("ZOHO_CHANGES", str(CRM_MAPS / "zoho_changes.json"))
LEADSQUARED_URL = env.text("LEADSQUARED_URL", "https://api-in21.leadsquared.com")
LEADSQUARED_ACCESS_KEY = env.text("LEADSQUARED_ACCESS_KEY")
LEADSQUARED_SECRET_KEY = env.text("LEADSQUARED_SECRET_KEY")
LEADSQUARED_KEYS_IN = env.choice("LEADSQUARED_KEYS_IN", ("headers", "address"), "headers")
LEADSQUARED_FIELDS = env.text("LEADSQUARED_FIELDS", str(CRM_MAPS / "leadsquared_fields.json"))
LEADSQUARED_CHANGES = env.text("LEADSQUARED_CHANGES", str(CRM_MAPS / "leadsquared_changes.json"))
SALESFORCE_URL = env.text("SALESFORCE_URL")  # https://<my domain>.my.salesforce.com
SALESFORCE_VERSION = env.pattern("SALESFORCE_VERSION", r"v\d{2,3}\.0", "v62.0") or "v62.0"
SALESFORCE_CLIENT_ID = env.text("SALESFORCE_CLIENT_ID")
SALESFORCE_CLIENT_SECRET = env.text("SALESFORCE_CLIENT_SECRET")
SALESFORCE_FIELDS = env.text("SALESFORCE_FIELDS", str(CRM_MAPS / "salesforce_fields.json"))
SALESFORCE_CHANGES = env.text("SALESFORCE_CHANGES", str(CRM_MAPS / "salesforce_changes.json"))
HUBSPOT_URL = env.text("HUBSPOT_URL", "https://api.hubapi.com")
HUBSPOT_TOKEN = env.text("HUBSPOT_TOKEN")
HUBSPOT_CLIENT_SECRET = env.text("HUBSPOT_CLIENT_SECRET")  # signs its webhooks
HUBSPOT_FIELDS = env.text("HUBSPOT_FIELDS", str(CRM_MAPS / "hubspot_fields.json"))
HUBSPOT_CHANGES = env.text("HUBSPOT_CHANGES", str(CRM_MAPS / "hubspot_changes.json"))
FRESHSALES_URL = env.text("FRESHSALES_URL")  # https://<domain>.myfreshworks.com
FRESHSALES_TOKEN = env.text("FRESHSALES_TOKEN")
FRESHSALES_FIELDS = env.text("FRESHSALES_FIELDS", str(CRM_MAPS / "freshsales_fields.json"))
FRESHSALES_CHANGES = env.text("FRESHSALES_CHANGES", str(CRM_MAPS / "freshsales_changes.json"))
CRM_WEBHOOK_URL = env.text("CRM_WEBHOOK_URL")
CRM_WEBHOOK_SECRET = env.text("CRM_WEBHOOK_SECRET")  # at least 32 characters
CRM_WEBHOOK_FIELDS = env.text("CRM_WEBHOOK_FIELDS", str(CRM_MAPS / "webhook_fields.json"))
CRM_WEBHOOK_CHANGES = env.text("CRM_WEBHOOK_CHANGES", str(CRM_MAPS / "webhook_changes.json"))

# What changes there comes back: to /api/crm/changes/<secret> (32 characters), or asked for each minute.
CRM_CHANGES_SECRET = env.text("CRM_CHANGES_SECRET")
CRM_CHANGES_ADDRESSES = env.words("CRM_CHANGES_ADDRESSES")  # from where, as 203.0.113.7 or 198.51.100.0/24
CRM_POLL = env.switch("CRM_POLL", False)

# Text messages: a gateway, and one that takes over when it fails (gateways.md, SMS).
SMS_GATEWAY = env.text("SMS_GATEWAY", "sehat.gateways.sms.local.LocalSms")
SMS_SECOND_GATEWAY = env.text("SMS_SECOND_GATEWAY")
SMS_CODE_TEMPLATE_ID = env.text("SMS_CODE_TEMPLATE_ID")
SMS_DLT_ENTITY_ID = env.text("SMS_DLT_ENTITY_ID")
SMS_REPORT_SECRET = env.text("SMS_REPORT_SECRET")
SMS_REPORT_ADDRESSES = env.words("SMS_REPORT_ADDRESSES")
SMS_CODE_TEXT = env.text(
    "SMS_CODE_TEXT", "{code} is your {brand} OTP. It is valid for 5 minutes. Do not share it with anyone."
)
MSG91_URL = env.text("MSG91_URL", "https://control.msg91.com")
MSG91_AUTH_KEY = env.text("MSG91_AUTH_KEY")
TWILIO_URL = env.text("TWILIO_URL", "https://api.twilio.com")
TWILIO_ACCOUNT_SID = env.text("TWILIO_ACCOUNT_SID")
TWILIO_AUTH_TOKEN = env.text("TWILIO_AUTH_TOKEN")
TWILIO_FROM = env.text("TWILIO_FROM")
SNS_SENDER_ID = env.text("SNS_SENDER_ID")

# Click to call: empty, and the number is a link for the agent's own phone. Nothing is recorded.
VOICE_GATEWAY = env.text("VOICE_GATEWAY")
VOICE_REPORT_SECRET = env.text("VOICE_REPORT_SECRET")  # at least 32 characters
VOICE_REPORT_ADDRESSES = env.words("VOICE_REPORT_ADDRESSES")
VOICE_MAX_MINUTES = env.number("VOICE_MAX_MINUTES", 60, least=1)
VOICE_REPORTS = env.text("VOICE_REPORTS")  # a file that reads a vendor's reports, instead of ours
EXOTEL_URL = env.text("EXOTEL_URL", "https://api.in.exotel.com")
EXOTEL_SID = env.text("EXOTEL_SID")
EXOTEL_KEY = env.text("EXOTEL_KEY")
EXOTEL_TOKEN = env.text("EXOTEL_TOKEN")
EXOTEL_CALLER_ID = env.text("EXOTEL_CALLER_ID")  # the number that both sides see
KNOWLARITY_URL = env.text("KNOWLARITY_URL", "https://kpi.knowlarity.com")
KNOWLARITY_API_KEY = env.text("KNOWLARITY_API_KEY")
KNOWLARITY_AUTHORIZATION = env.text("KNOWLARITY_AUTHORIZATION")
KNOWLARITY_NUMBER = env.text("KNOWLARITY_NUMBER")  # SuperReceptionist's, with +91
KNOWLARITY_CALLER_ID = env.text("KNOWLARITY_CALLER_ID")
MYOPERATOR_URL = env.text("MYOPERATOR_URL", "https://obd-api.myoperator.co")
MYOPERATOR_API_KEY = env.text("MYOPERATOR_API_KEY")
MYOPERATOR_COMPANY_ID = env.text("MYOPERATOR_COMPANY_ID")
MYOPERATOR_SECRET_TOKEN = env.text("MYOPERATOR_SECRET_TOKEN")
MYOPERATOR_IVR_ID = env.text("MYOPERATOR_IVR_ID")
MYOPERATOR_CALLER_ID = env.text("MYOPERATOR_CALLER_ID")
TWILIO_CALLER_ID = env.text("TWILIO_CALLER_ID")  # its account is that of the text messages

# WhatsApp both ways (gateways.md, WhatsApp); without a gateway messages to patients go by SMS alone.
WHATSAPP_GATEWAY = env.text(
    "WHATSAPP_GATEWAY", "sehat.gateways.whatsapp.local.LocalWhatsApp" if LOCAL_PARTS else ""
)
WHATSAPP_URL = env.text("WHATSAPP_URL", "https://graph.facebook.com")
WHATSAPP_VERSION = env.pattern("WHATSAPP_VERSION", r"v[0-9]{1,3}\.[0-9]", "v23.0") or "v23.0"
WHATSAPP_PHONE_NUMBER_ID = env.pattern("WHATSAPP_PHONE_NUMBER_ID", r"[0-9]{5,25}", "106540352242922")
WHATSAPP_TOKEN = env.text("WHATSAPP_TOKEN")
WHATSAPP_APP_SECRET = env.text("WHATSAPP_APP_SECRET")  # signs the webhooks
WHATSAPP_VERIFY_TOKEN = env.text("WHATSAPP_VERIFY_TOKEN")  # asked for when the webhook is set up
# Messages to patients: what nobody has just asked for waits while people sleep (Indian time).
MESSAGES_QUIET_FROM = env.hour("MESSAGES_QUIET_FROM", 21)
MESSAGES_QUIET_UNTIL = env.hour("MESSAGES_QUIET_UNTIL", 9)
# Beside the codes, which have a budget of their own: a flood of requests leaves theirs alone.
MESSAGES_PER_SITE_PER_DAY = env.number("MESSAGES_PER_SITE_PER_DAY", 10_000, least=1)
MESSAGES_PER_NUMBER_PER_DAY = env.number("MESSAGES_PER_NUMBER_PER_DAY", 8, least=1)
UNKNOWN_MESSAGES_KEPT_DAYS = env.number("UNKNOWN_MESSAGES_KEPT_DAYS", 30, least=1)

# Login (decisions 3). The pepper keys the hashes of codes; another one makes codes under way worthless.
CODE_PEPPER = env.text("CODE_PEPPER") or SECRET_KEY
LOGIN_COUNTRY_CODES = env.words("LOGIN_COUNTRY_CODES", "+91")
CODES_PER_ADDRESS_PER_TEN_MINUTES = env.number("CODES_PER_ADDRESS_PER_TEN_MINUTES", 20, least=1)
CODES_PER_SITE_PER_MINUTE = env.number("CODES_PER_SITE_PER_MINUTE", 300, least=1)
CODES_PER_SITE_PER_DAY = env.number("CODES_PER_SITE_PER_DAY", 20_000, least=1)  # what a flood may cost
FORM_LEAST_MS = env.number("FORM_LEAST_MS", 1500)  # who fills a form in faster is no person
CAPTCHA_GATEWAY = env.text("CAPTCHA_GATEWAY", "sehat.gateways.captcha.local.NoCaptcha")
CAPTCHA_SECRET = env.text("CAPTCHA_SECRET")
CAPTCHA_SITE_KEY = env.text("CAPTCHA_SITE_KEY")
TURNSTILE_SCRIPT_URL = env.text(
    "TURNSTILE_SCRIPT_URL", "https://challenges.cloudflare.com/turnstile/v0/api.js"
)
RECAPTCHA_SCRIPT_URL = env.text("RECAPTCHA_SCRIPT_URL", "https://www.google.com/recaptcha/api.js")
TURNSTILE_URL = env.text("TURNSTILE_URL", "https://challenges.cloudflare.com/turnstile/v0/siteverify")
RECAPTCHA_URL = env.text("RECAPTCHA_URL", "https://www.google.com/recaptcha/api/siteverify")

DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
FILE_UPLOAD_PERMISSIONS = 0o600  # read by this site alone, which serves them itself
# Files that staff import: larger ones are split. An undo is possible, and a file kept, for as many days.
IMPORT_MEGABYTES = env.number("IMPORT_MEGABYTES", 50, least=1)
IMPORT_ROWS = env.number("IMPORT_ROWS", 200_000, least=1)
IMPORTS_KEPT_DAYS = env.number("IMPORTS_KEPT_DAYS", 30, least=1)
# The largest body, by how its address begins: the first that fits. A visitor sends a form, a photo at most.
LARGEST_BODIES = (
    ("/cms/imports/", (IMPORT_MEGABYTES + 1) * 1024 * 1024),
    ("/cms/", 20 * 1024 * 1024),  # an editor's picture or document
    ("/api/lead/photo", 8 * 1024 * 1024),  # above 5 MB the call says which field is too large
    ("/api/whatsapp/", 3 * 1024 * 1024),  # many events in one webhook
    ("/", DATA_UPLOAD_MAX_MEMORY_SIZE),
)
BODY_SECONDS = 30  # until a body is whole; a photo over a slow network takes 20
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

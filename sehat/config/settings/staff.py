"""Members of staff: how they log in, and what they are told."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import BRAND_NAME, PRODUCTION

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

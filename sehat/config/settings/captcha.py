"""Who is asked whether a visitor is a person."""

from __future__ import annotations

from sehat.config import env

CAPTCHA_GATEWAY = env.text("CAPTCHA_GATEWAY", "sehat.gateways.captcha.local.NoCaptcha")
CAPTCHA_SECRET = env.text("CAPTCHA_SECRET")
CAPTCHA_SITE_KEY = env.text("CAPTCHA_SITE_KEY")
TURNSTILE_SCRIPT_URL = env.text(
    "TURNSTILE_SCRIPT_URL", "https://challenges.cloudflare.com/turnstile/v0/api.js"
)
RECAPTCHA_SCRIPT_URL = env.text("RECAPTCHA_SCRIPT_URL", "https://www.google.com/recaptcha/api.js")
TURNSTILE_URL = env.text("TURNSTILE_URL", "https://challenges.cloudflare.com/turnstile/v0/siteverify")
RECAPTCHA_URL = env.text("RECAPTCHA_URL", "https://www.google.com/recaptcha/api/siteverify")

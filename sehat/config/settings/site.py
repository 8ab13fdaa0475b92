"""Where the site lies, what it is called, and whom to reach."""

from __future__ import annotations

from pathlib import Path

from sehat.config import env

BASE_DIR = Path(__file__).resolve().parent.parent.parent.parent
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

TRUSTED_PROXIES = env.number("TRUSTED_PROXIES", 0)
TRUSTED_PROXIES_ARE_SAID = bool(env.text("TRUSTED_PROXIES"))  # 0 is an answer, none is not

"""What a visitor may do how often, how large it may be, and who is asked for a code."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import PRODUCTION, SECRET_KEY, VAR_DIR

# Phones of one carrier share an address: only a flood is told to wait, and what is in doubt is put aside for
# staff (decisions 7.6).
LEADS_PER_ADDRESS_PER_MINUTE = env.number("LEADS_PER_ADDRESS_PER_MINUTE", 300, least=1)
LEADS_PER_ADDRESS_PER_HOUR = env.number("LEADS_PER_ADDRESS_PER_HOUR", 300, least=1)
LEADS_PER_NUMBER_PER_DAY = env.number("LEADS_PER_NUMBER_PER_DAY", 5, least=1)
FORM_LEAST_MS = env.number("FORM_LEAST_MS", 1500)  # who fills a form in faster is no person
PILES_SEVERITY = env.switch("PILES_SEVERITY", not PRODUCTION)  # decisions 2.15
PHOTOS_PER_ADDRESS_PER_HOUR = env.number("PHOTOS_PER_ADDRESS_PER_HOUR", 60, least=1)
PHOTO_DIR = VAR_DIR / "photos"  # private: nothing serves it but an audited page of /cms
# Outside hosts a form may open after a success.
SUCCESS_HOSTS = env.words_like("SUCCESS_HOSTS", r"[a-z0-9.-]+", "pay.example.org")

# Login (decisions 3). The pepper keys the hashes of codes; another one makes codes under way worthless.
CODE_PEPPER = env.text("CODE_PEPPER") or SECRET_KEY
LOGIN_COUNTRY_CODES = env.words_like("LOGIN_COUNTRY_CODES", r"\+[1-9][0-9]{0,3}", "+91", "+91")
# Of one number, and of one code (decisions 3.1).
CODE_SECONDS_BETWEEN = env.number("CODE_SECONDS_BETWEEN", 30, least=1)
CODES_PER_NUMBER_PER_HOUR = env.number("CODES_PER_NUMBER_PER_HOUR", 5, least=1)
CODES_PER_NUMBER_PER_DAY = env.number("CODES_PER_NUMBER_PER_DAY", 10, least=1)
CODES_WITHOUT_CHALLENGE_PER_DAY = env.number("CODES_WITHOUT_CHALLENGE_PER_DAY", 3, least=0)
CODE_SECONDS_VALID = env.number("CODE_SECONDS_VALID", 300, least=60, most=600)  # ASVS 6.5.5
CODE_TRIES = env.number("CODE_TRIES", 5, least=1)
GUESSES_PER_ADDRESS_PER_MINUTE = env.number("GUESSES_PER_ADDRESS_PER_MINUTE", 30, least=1)
CODES_PER_ADDRESS_PER_TEN_MINUTES = env.number("CODES_PER_ADDRESS_PER_TEN_MINUTES", 20, least=1)
CODES_PER_SITE_PER_MINUTE = env.number("CODES_PER_SITE_PER_MINUTE", 300, least=1)
CODES_PER_SITE_PER_DAY = env.number("CODES_PER_SITE_PER_DAY", 20_000, least=1)  # what a flood may cost

# None: nothing of another host is ever asked, and no question is put to visitors.
TAG_MANAGER_ID = env.pattern("TAG_MANAGER_ID", r"GTM-[A-Z0-9]{4,12}", "GTM-ABC1234")
# Many phones share one address in India: the limit is on a flood, not on a household.
VISITS_PER_ADDRESS_PER_MINUTE = env.number("VISITS_PER_ADDRESS_PER_MINUTE", 1200, least=1)
VISITS_PER_SITE_PER_MINUTE = env.number("VISITS_PER_SITE_PER_MINUTE", 12_000, least=1)  # of a web process

DATA_UPLOAD_MAX_MEMORY_SIZE = 256 * 1024
FILE_UPLOAD_PERMISSIONS = 0o600  # read by this site alone, which serves them itself
# Files that staff import: larger ones are split.
IMPORT_MEGABYTES = env.number("IMPORT_MEGABYTES", 50, least=1)
IMPORT_ROWS = env.number("IMPORT_ROWS", 200_000, least=1)
# The largest body, by how its address begins: the first that fits. A visitor sends a form, a photo at most.
LARGEST_BODIES = (
    ("/cms/imports/", (IMPORT_MEGABYTES + 1) * 1024 * 1024),
    ("/cms/", 20 * 1024 * 1024),  # an editor's picture or document
    ("/api/lead/photo", 8 * 1024 * 1024),  # above 5 MB the call says which field is too large
    ("/api/whatsapp/", 3 * 1024 * 1024),  # many events in one webhook
    ("/", DATA_UPLOAD_MAX_MEMORY_SIZE),
)
BODY_SECONDS = 30  # until a body is whole; a photo over a slow network takes 20

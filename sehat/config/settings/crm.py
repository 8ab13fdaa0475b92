"""The CRM that requests are sent to: which one, how it is reached, and what comes back."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import BASE_DIR

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

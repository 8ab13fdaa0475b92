"""How patients are reached: text messages, calls and WhatsApp."""

from __future__ import annotations

from sehat.config import env
from sehat.config.settings.site import LOCAL_PARTS

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

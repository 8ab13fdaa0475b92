"""The demo’s ways to be reached, so that a first run shows every button of the specification."""

from __future__ import annotations

from sehat.shell.models import ContactNumber, StoreAddress

# Nobody's: the number of a line in Delhi begins with 2 to 7, and a mobile one with 6 to 9.
TEL, WHATSAPP = "+91 11 0000 0000", "+91 11 0000 0000"
STORES = {
    StoreAddress.Store.GOOGLE_PLAY: "https://play.google.com/store/apps/details?id=example.sehatpath",
    StoreAddress.Store.APP_STORE: "https://apps.apple.com/in/app/id000000000",
}


def load_contacts() -> str:
    """Running it again changes nothing. What was loaded, in words."""
    ContactNumber.objects.get_or_create(
        kind=ContactNumber.Kind.DEFAULT,
        is_demo=True,
        defaults={"name": "Demo", "tel": TEL, "whatsapp": WHATSAPP},
    )
    for store, url in STORES.items():
        StoreAddress.objects.get_or_create(store=store, defaults={"url": url, "is_demo": True})
    return "a contact number, two stores"

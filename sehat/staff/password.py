"""The password of staff: tried from one address so often and no more."""

from __future__ import annotations

import hashlib
from typing import Any

from django.core.exceptions import ValidationError
from wagtail.admin.forms.auth import LoginForm

from sehat.core.client_address import client_bucket
from sehat.core.rate_limits import within_limit

# An office shares one address; one name is tried by one person.
PER_ADDRESS, PER_ADDRESS_AND_NAME, SECONDS = 100, 10, 600
# Over all addresses: one name is guessed 100 times an hour at most, however many machines guess.
PER_NAME_AN_HOUR = 100
TOO_MANY = "Too many tries. Wait ten minutes, then sign in again."


class StaffPassword(LoginForm):
    """Wagtail's form, which has no limit of its own. An unlimited guess costs 0.3 s of our time, too."""

    def clean(self) -> dict[str, Any]:
        address = client_bucket(self.request)
        name = hashlib.sha256(self.cleaned_data.get("username", "").encode()).hexdigest()[:16]
        within = within_limit("staff-logins", address, limit=PER_ADDRESS, seconds=SECONDS)
        if not within_limit("staff-login", f"{address}:{name}", limit=PER_ADDRESS_AND_NAME, seconds=SECONDS):
            within = False
        if not within_limit("staff-name", name, limit=PER_NAME_AN_HOUR, seconds=3600):
            within = False
        if not within:
            raise ValidationError(TOO_MANY)
        cleaned: dict[str, Any] = super().clean()
        return cleaned

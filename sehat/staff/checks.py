"""A site that patients use asks its staff for more than a password."""

from __future__ import annotations

from django.conf import settings
from django.core.checks import CheckMessage
from django.core.checks import Warning as Doubt


def second_factor_asked(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    if settings.STAFF_SECOND_FACTOR or not settings.PRODUCTION:
        return []
    told = "STAFF_SECOND_FACTOR=off in production: a stolen password alone opens the requests of patients."
    return [Doubt(told, hint="Leave it out, or set it to on.", id="staff.W001")]

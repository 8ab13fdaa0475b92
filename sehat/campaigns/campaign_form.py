"""The form of a marketing page in /cms."""

from __future__ import annotations

from django.conf import settings
from django.core.exceptions import ValidationError

from sehat.content.placed_form import PlacedForm
from sehat.leads.forms.build import allowed

NOT_OPENED = "No form opens this: the site allows addresses with https of %(hosts)s."


class CampaignForm(PlacedForm):
    def clean_success_redirection(self) -> str:
        """What a form would never open is refused here, where somebody can do something about it."""
        address = str(self.cleaned_data["success_redirection"])
        if address and not allowed(address):
            hosts = ", ".join(settings.SUCCESS_HOSTS) or "no host (SUCCESS_HOSTS)"
            raise ValidationError(NOT_OPENED, params={"hosts": hosts})
        return address

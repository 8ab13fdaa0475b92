"""Builders: what each page of this room shows. Importing the package registers them."""

from sehat.campaigns.pages import campaign_index, marketing

__all__ = ["campaign_index", "marketing"]

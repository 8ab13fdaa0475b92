"""Rows within a form of /cms that a colleague has open as well: who a hospital takes, where a doctor is."""

from __future__ import annotations

from typing import Any

from modelcluster.forms import BaseChildFormSet
from wagtail.admin.panels import InlinePanel

ADDED_MEANWHILE = "A colleague has added it meanwhile: open this form anew to see that row."
DELETED_MEANWHILE = "A colleague has deleted this row meanwhile: open this form anew."


class PairFormSet(BaseChildFormSet):
    """Each row names another of a kind. What a colleague added since the form was opened is no row of it:
    saved over it, that row would be gone, or the save an error of the server."""

    pair: str  # the column that names the other

    def clean(self) -> None:
        super().clean()
        shown = [form.instance.pk for form in self.initial_forms]
        rows = self.model._default_manager.filter(**{self.fk.name: self.instance.pk}).exclude(pk__in=shown)
        added = set(rows.values_list(self.pair, flat=True))
        for form in self.forms:
            if "id" in form.errors:  # a field that nobody sees
                form.add_error(self.pair, DELETED_MEANWHILE)
            given = getattr(form, "cleaned_data", {})
            other = given.get(self.pair)
            if other is not None and other.pk in added and not given.get("DELETE"):
                form.add_error(self.pair, ADDED_MEANWHILE)


class PairsPanel(InlinePanel):
    """An InlinePanel that refuses what a colleague added meanwhile; its first field names the other."""

    def get_form_options(self) -> dict[str, Any]:
        options: dict[str, Any] = super().get_form_options()
        of_rows = options["formsets"][self.relation_name]
        of_rows["formset"] = type("PairFormSet", (PairFormSet,), {"pair": of_rows["fields"][0]})
        return options

"""Inputs of the forms in /cms: an icon chosen from pictures, rows ticked in a list that is searched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from django import forms

from sehat.rendering.fallback import built_icons


@dataclass(frozen=True)
class Icon:
    """One that may be chosen; without an address there is no picture of it."""

    name: str
    url: str
    is_chosen: bool

    @property
    def label(self) -> str:
        return self.name.replace("_", " ") or "None"


class IconInput(forms.RadioSelect):
    """The icons of the pages as pictures; what is stored is the name."""

    template_name = "directory/icon_input.html"

    class Media:
        css = {"all": ["directory/inputs.css"]}
        js = ["directory/inputs.js"]

    def get_context(self, name: str, value: object, attrs: dict[str, object] | None) -> dict[str, object]:
        icons = list(self.icons(str(value or "")))
        chosen = next((icon for icon in icons if icon.is_chosen), None)
        return {**super().get_context(name, value, attrs), "icons": icons, "chosen": chosen}

    def icons(self, chosen: str) -> Iterator[Icon]:
        """Those there are, none where none is needed, and what stands there today."""
        pictures = built_icons()
        more = {chosen} - set(pictures) if chosen else set()
        none = [] if self.is_required else [""]
        for name in [*none, *sorted(more), *pictures]:
            yield Icon(name, f"{pictures[name]}#h-{name}" if name in pictures else "", name == chosen)


class TickInput(forms.CheckboxSelectMultiple):
    """Many of many: a list that is searched and ticked, what is ticked today first."""

    template_name = "directory/tick_input.html"

    class Media:
        css = {"all": ["directory/inputs.css"]}
        js = ["directory/inputs.js"]

    def get_context(self, name: str, value: object, attrs: dict[str, object] | None) -> dict[str, object]:
        context = super().get_context(name, value, attrs)
        options = [option for _, group, _ in context["widget"]["optgroups"] for option in group]
        chosen = [option for option in options if option["selected"]]
        rest = [option for option in options if not option["selected"]]
        return {**context, "options": [*chosen, *rest], "chosen": chosen}

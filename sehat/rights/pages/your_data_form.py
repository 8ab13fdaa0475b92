"""`/privacy/your-data/form` as props: one step of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from django.conf import settings

from sehat.core.languages import translate
from sehat.core.schemas import Language
from sehat.directory.selectors import city_presets
from sehat.rendering.schemas import Meta
from sehat.rights.pages.your_data import TITLE
from sehat.rights.schemas import StoredData, YourDataFormPageProps


@dataclass(frozen=True)
class Shown:
    """What the next page shows; the status is that of a refusal when `error` is not empty."""

    step: Literal["number", "code", "held"]
    proof: str = ""
    held: StoredData | None = None
    done: str = ""
    error: str = ""
    status: int = 200


def your_data_form_page(
    language: Language, shown: Shown, *, action: str, mobile: str
) -> YourDataFormPageProps:
    """One step of the form; its title begins with Error where it has one."""
    title, error = translate(TITLE, language), translate("Error", language)
    return YourDataFormPageProps(
        meta=Meta(title=f"{error}: {title}" if shown.error else title, noindex=True),
        title=title,
        step=shown.step,
        action=action,
        mobile=mobile,
        proof=shown.proof,
        held=shown.held,
        done=shown.done,
        error=shown.error,
        cities=city_presets(language),
        wait_days=settings.ERASURE_WAIT_DAYS,
    )

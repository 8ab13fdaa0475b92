"""The page without the renderer: the browser renders it from the same component and props."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from html import escape
from pathlib import PurePath
from typing import Any

from django.conf import settings

from sehat.core.languages import display_field, language_of, translate
from sehat.core.schemas import Language
from sehat.rendering.schemas import Meta

ICONS = "src/ui/icon/health/"
DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{tab}</title>
{about}<link rel="stylesheet" href="{css}" id="react-aria-pressable-style">
<script type="module" src="{js}"></script>
</head>
<body>
<div id="root"><main id="main" class="container section"><h1>{title}</h1><p>{description}</p>
<noscript><p>{again}. <a href="tel:{number}">{emergency}</a></p></noscript></main></div>
<script type="application/json" id="page">{data}</script>
</body>
</html>
"""


def _manifest() -> dict[str, dict[str, Any]]:
    """What the build made of which source (Vite's manifest)."""
    manifest: dict[str, dict[str, Any]] = json.loads(
        (settings.FRONTEND_DIST / "client" / "manifest.json").read_text()
    )
    return manifest


@cache
def _assets() -> dict[str, str]:
    """Addresses of the built style sheet and of the script that renders a whole page."""
    manifest = _manifest()
    whole_page = manifest["src/app/whole-page.ts"]
    page = manifest["src/app/client.ts"]
    return {"js": "/static/app/" + whole_page["file"], "css": "/static/app/" + page["css"][0]}


@cache
def built_url(source: str) -> str | None:
    """Address of what the build made of a file of ours, `src/…`; None without it."""
    try:
        return "/static/app/" + str(_manifest()[source]["file"])
    except (OSError, ValueError, LookupError):
        return None


@cache
def built_icons() -> dict[str, str]:
    """Each icon of the body, a speciality or a symptom by name, with its address; none without a build."""
    try:
        names = [PurePath(source).stem for source in _manifest() if source.startswith(ICONS)]
    except (OSError, ValueError):
        return {}
    return {name: built_url(f"{ICONS}{name}.svg") or "" for name in sorted(names)}


@cache
def build_digest() -> str:
    """One value for all that the build made: scripts, style sheets, icons; "" when there is no build."""
    try:
        return hashlib.sha256(json.dumps(_manifest(), sort_keys=True).encode()).hexdigest()
    except (OSError, ValueError):
        return ""


def stylesheet_url() -> str | None:
    """Address of the built style sheet; None when there is no build."""
    try:
        return _assets()["css"]
    except (OSError, ValueError, LookupError):
        return None


def unavailable_words(language: Language) -> dict[str, str]:
    """What a page says that is not there."""
    number = settings.EMERGENCY_NUMBER
    return {
        "again": translate("Please try again in a moment", language),
        "emergency": translate("In an emergency call {number}", language).format(number=number),
        "number": number,
    }


def about_of(meta: Meta) -> str:
    """What engines are told of a page, rendered or not."""
    description, canonical = escape(meta.description), escape(meta.canonical or "")
    tags = (
        (meta.description, f'<meta name="description" content="{description}">'),
        (meta.noindex, '<meta name="robots" content="noindex">'),
        (meta.canonical, f'<link rel="canonical" href="{canonical}">'),
    )
    return "".join(f"{tag}\n" for is_told, tag in tags if is_told)


def with_brand(title: str, language: Language) -> str:
    """What a tab is called, as in app/document.tsx."""
    name = display_field(settings, "BRAND_NAME", language)
    return title if name in title else f"{title} | {name}"


def fallback_html(payload: bytes, meta: Meta, language: Language) -> bytes:
    """A document holding the payload as a JSON block, in which no `<` can end the block."""
    return DOCUMENT.format(
        language=language,
        tab=escape(with_brand(meta.title, language)),
        title=escape(meta.title),
        description=escape(meta.description),
        about=about_of(meta),
        **unavailable_words(language),
        data=payload.decode().replace("<", "\\u003c"),
        **_assets(),
    ).encode()


BUSY = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{tab}</title>
{stylesheet}</head>
<body><main class="container lost"><h1>{again}</h1><p class="lead">{text}</p>
<p><a class="btn" href="">{reload}</a></p>
<p><a href="tel:{number}">{emergency}</a></p></main></body>
</html>
"""


def busy_html(path: str) -> bytes:
    """What is sent where nothing can be rendered. Of our files it names the style sheet alone,
    which whoever has read a page before has stored."""
    language, css = language_of(path), stylesheet_url()
    words = unavailable_words(language)
    text = translate("Many people are reading at the moment. Reload this page in a few seconds.", language)
    return BUSY.format(
        language=language,
        tab=escape(with_brand(words["again"], language)),
        stylesheet=f'<link rel="stylesheet" href="{css}">\n' if css else "",
        text=text,
        reload=translate("Try again", language),
        **words,
    ).encode()

"""The headers of every answer. Public pages run no inline script; /cms has a looser policy of its own."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from sehat.core.ports import captcha_sources

# The hosts of the tag manager, asked only when TAG_MANAGER_ID names one and the visitor agreed.
TAG_SCRIPTS = " https://www.googletagmanager.com"
TAG_CALLS = " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com"


def public_policy(*, with_tags: bool) -> str:
    """The Content-Security-Policy of public pages; `with_tags`: the hosts of the tag manager may run as
    well."""
    scripts, calls = (TAG_SCRIPTS, TAG_CALLS) if with_tags else ("", "")
    more = {name: " ".join(("", *hosts)) for name, hosts in captcha_sources().items()}
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self'{scripts}{more.get('script-src', '')}",
            "style-src 'self'",
            f"img-src 'self' data:{calls}",
            "font-src 'self'",
            f"connect-src 'self'{calls}{more.get('connect-src', '')}",
            f"frame-src 'self'{more.get('frame-src', '')}",
            "form-action 'self'",
            "frame-ancestors 'self'",
            "base-uri 'none'",
            "object-src 'none'",
        )
    )


# Wagtail's admin writes inline scripts and styles, and shows previews in a frame.
STAFF_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "base-uri 'self'",
        "object-src 'none'",
    )
)
PERMISSIONS = "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()"
SPECULATION_RULES = '"/speculation-rules.json"'


def security_headers(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: adds the policy of the path to the answer, where the view has not set its own."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        public = public_policy(with_tags=bool(settings.TAG_MANAGER_ID))
        is_staff = request.path.startswith("/cms/")
        policy = STAFF_POLICY if is_staff else public
        response.headers.setdefault("Content-Security-Policy", policy)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        response.headers.setdefault("X-Frame-Options", "SAMEORIGIN")
        if not is_staff and response.headers.get("Content-Type", "").startswith("text/html"):
            response.headers.setdefault("Speculation-Rules", SPECULATION_RULES)
        return response

    return middleware

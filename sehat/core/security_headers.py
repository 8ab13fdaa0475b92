"""The headers of every answer. Public pages run no inline script; /cms has a looser policy of its own."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

PUBLIC_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "base-uri 'none'",
        "object-src 'none'",
    )
)
# Wagtail's admin draws inline scripts and styles, and shows previews in a frame.
STAFF_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
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
        is_staff = request.path.startswith("/cms/")
        policy = STAFF_POLICY if is_staff else PUBLIC_POLICY
        response.headers.setdefault("Content-Security-Policy", policy)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS)
        response.headers.setdefault("X-Frame-Options", "SAMEORIGIN")
        if not is_staff and response.headers.get("Content-Type", "").startswith("text/html"):
            response.headers.setdefault("Speculation-Rules", SPECULATION_RULES)
        return response

    return middleware

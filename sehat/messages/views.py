"""What WhatsApp's servers call, and the guide of a request under an address that tells nothing."""

from __future__ import annotations

import hmac

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from sehat.gateways.whatsapp.webhook import is_signed
from sehat.leads.requests.status import lead_of_token
from sehat.messages.incoming import store_webhook
from sehat.messages.texts import guide_url

MAX_CHALLENGE_LENGTH = 200
MAX_WEBHOOK_BYTES = 3 * 1024 * 1024


@csrf_exempt  # a vendor's server is no browser: the signature over the raw bytes stands in
@require_http_methods(["GET", "POST"])
def whatsapp_webhook(request: HttpRequest) -> HttpResponse:
    """`/api/whatsapp/webhook`: GET proves that it is ours, POST brings messages and statuses.

    404 while no secret is set, 403 for what is unsigned, 413 for more than 3 MB. A POST is stored and
    answered; the worker reads it.
    """
    if request.method == "GET":
        return verified(request)
    if not settings.WHATSAPP_APP_SECRET:
        return HttpResponse(status=404)
    body = request.read(MAX_WEBHOOK_BYTES + 1)
    if len(body) > MAX_WEBHOOK_BYTES:
        return HttpResponse(status=413)
    if not is_signed(settings.WHATSAPP_APP_SECRET, request.headers.get("X-Hub-Signature-256", ""), body):
        return HttpResponse(status=403)
    store_webhook(body)
    return HttpResponse(status=200)


def verified(request: HttpRequest) -> HttpResponse:
    """Echoes the challenge to who knows the token of the set-up."""
    expected, token = settings.WHATSAPP_VERIFY_TOKEN, request.GET.get("hub.verify_token", "")
    is_known = bool(expected) and hmac.compare_digest(token.encode(), expected.encode())
    if not is_known or request.GET.get("hub.mode") != "subscribe":
        return HttpResponse(status=403 if expected else 404)
    challenge = request.GET.get("hub.challenge", "")[:MAX_CHALLENGE_LENGTH]
    return HttpResponse(challenge, content_type="text/plain; charset=utf-8")


@require_http_methods(["GET", "HEAD"])
def guide(request: HttpRequest, token: str) -> HttpResponse:
    """Leads on to the PDF that a request asked for."""
    lead = lead_of_token(token)
    url = guide_url(lead) if lead and lead.erased_at is None else None
    if url is None:
        raise Http404
    response = HttpResponseRedirect(url)
    response.headers["Cache-Control"] = "private, no-store"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["X-Robots-Tag"] = "noindex"
    return response

"""Which rooms a file of journeys looks at: `bin/test leads` runs those of one room.

The longest first: two workers who take file after file then end together.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
EVERY_PAGE = ("shell", "directory", "costs", "content", "campaigns", "rendering")
FILES: dict[str, tuple[str, ...]] = {
    "test_accessibility": EVERY_PAGE,
    "test_never_lost": ("leads",),
    "test_reflow": EVERY_PAGE,
    "test_marketing_pages": ("campaigns", "content", "tracking"),
    "test_medical_page": ("content",),
    "test_second_factor": ("staff",),
    "test_budgets": EVERY_PAGE,
    "test_selfie": ("leads",),
    "test_your_data": ("rights",),
    "test_offline": ("shell", "leads", "patients", "search", "chat"),
    "test_login": ("patients",),
    "test_keyboard": ("shell",),
    "test_layout": ("shell",),
    "test_crawl": EVERY_PAGE,
    "test_ask_for_a_call_back": ("leads", "desk", "gateways"),
    "test_my_requests": ("leads", "patients"),
    "test_forms_from_their_pages": ("leads",),
    "test_renderer_dies": ("rendering",),
    "test_privacy": ("tracking", "core"),
    "test_hindi": EVERY_PAGE,
    "test_profile": ("patients",),
    "test_form_variants": ("leads",),
    "test_commands": ("config",),
    "test_search": ("search",),
    "test_captcha": ("leads", "gateways"),
    "test_account_secrets": ("patients", "leads", "rights", "core"),
    "test_city": ("shell",),
    "test_session": ("patients",),
    "test_attribution": ("tracking", "leads"),
    "test_form_code": ("leads", "patients"),
    "test_json_ld": EVERY_PAGE,
    "test_without_javascript": ("leads", "directory", "content"),
    "test_chat": ("chat",),
    "test_was_it_helpful": ("content",),
    "test_bad_requests": ("config", "core"),
    "test_check": ("config",),
    "test_setting_up": ("config",),
    "test_rooms": ("config",),
}


def journeys_of(room: str) -> list[Path]:
    """The files of a room, as pytest takes them; none for a word that is no room."""
    return [HERE / f"{name}.py" for name, rooms in FILES.items() if room in rooms]

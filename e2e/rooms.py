"""Which rooms a file of journeys looks at: `bin/test leads` runs those of one room.

The longest first: workers who take file after file then end together.
"""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
EVERY_PAGE = ("shell", "directory", "costs", "content", "campaigns", "rendering")
FILES: dict[str, tuple[str, ...]] = {
    "test_crawl": EVERY_PAGE,
    "test_costs": ("costs", "search", "chat", "cities"),
    "test_accessibility": EVERY_PAGE,
    "test_never_lost": ("leads",),
    "test_selfie": ("leads",),
    "test_your_data": ("rights",),
    "test_second_factor": ("staff",),
    "test_medical_page": ("content", "shell"),
    "test_login": ("patients",),
    "test_reflow": EVERY_PAGE,
    "test_form_variants": ("leads",),
    "test_my_requests": ("leads", "patients"),
    "test_budgets": EVERY_PAGE,
    "test_ask_for_a_call_back": ("leads", "desk", "gateways"),
    "test_agents_day": ("desk", "leads", "staff", "alerts", "crm_sync", "messages", "rights"),
    "test_calls": ("calls", "desk", "leads", "gateways"),
    "test_messages": ("messages", "leads", "desk", "gateways"),
    "test_marketing_pages": ("campaigns", "content", "tracking"),
    "test_imports": ("imports", "search"),
    "test_shortlist": ("directory",),
    "test_search": ("search",),
    "test_emergencies": ("emergencies", "chat", "search", "leads"),
    "test_layout": ("shell",),
    "test_keyboard": ("shell",),
    "test_profile": ("patients",),
    "test_forms_from_their_pages": ("leads",),
    "test_offline": ("shell", "leads", "patients", "search", "chat"),
    "test_saved_pages": ("shell", "leads", "patients", "search", "chat"),
    "test_going_back": ("shell", "leads", "directory"),
    "test_city": ("cities", "shell"),
    "test_hindi": EVERY_PAGE,
    "test_layout_shift": EVERY_PAGE,
    "test_json_ld": EVERY_PAGE,
    "test_attribution": ("tracking", "leads"),
    "test_captcha": ("leads", "gateways"),
    "test_told_the_crm": ("leads", "campaigns", "gateways"),
    "test_session": ("patients",),
    "test_privacy": ("tracking", "core"),
    "test_account_secrets": ("patients", "leads", "rights", "core"),
    "test_renderer_dies": ("rendering",),
    "test_popular_pages": ("rendering", "content"),
    "test_form_code": ("leads", "patients"),
    "test_parent_code": ("leads", "patients"),
    "test_without_javascript": ("leads", "directory", "content"),
    "test_was_it_helpful": ("content",),
    "test_chat": ("chat",),
    "test_commands": ("config",),
    "test_bad_requests": ("config", "core"),
    "test_bench": ("config",),
    "test_check": ("config",),
    "test_nightly": ("config",),
    "test_processes": ("config",),
    "test_release": ("config",),
    "test_restart": ("config",),
    "test_setting_up": ("config",),
    "test_rooms": ("config",),
}

"""The call of the island and the form without scripts: neither is stored, and both have one limit."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def ask_call(question: object, **headers: str) -> Any:
    body = json.dumps({"question": question})
    sent = {"Sec-Fetch-Site": "same-origin"} | headers
    return Client().post("/api/chat/ask", body, content_type="application/json", headers=sent)


class TestTheCall:
    def ask(self, question: object, **headers: str) -> Any:
        return ask_call(question, **headers)

    def test_answers_in_no_cache(self) -> None:
        found = self.ask("symptoms of gallstones")
        assert found.status_code == 200
        assert found.headers["Cache-Control"] == "no-store"
        assert found.json()["passages"][0]["url"] == "/condition/gallstones#symptoms"

    @pytest.mark.parametrize("question", [None, 7, ["x"], "x" * 5000])
    def test_names_the_field_of_a_question_that_is_none(self, question: object) -> None:
        refused = self.ask(question)
        assert refused.status_code == 422
        assert refused.json()["error"][0]["field"] == "question"

    def test_is_not_taken_from_another_site(self) -> None:
        assert self.ask("x", **{"Sec-Fetch-Site": "cross-site"}).status_code == 403

    def test_has_a_limit(self) -> None:
        codes = {self.ask("").status_code for _ in range(40)}
        assert codes == {200, 429}

    def test_in_an_emergency_there_is_no_limit(self) -> None:
        for _ in range(40):
            self.ask("")
        assert self.ask("chest pain").json()["said"] == "emergency"


class TestTheForm:
    def test_answers_without_javascript_and_is_not_kept(self, client: Client, renderer: object) -> None:
        page = client.post("/chat/ai", {"question": "symptoms of gallstones"})
        assert page.status_code == 200
        assert "no-store" in page.headers["Cache-Control"]
        html = page.content.decode()
        assert 'href="/condition/gallstones#symptoms"' in html
        assert "Not yet reviewed by a doctor" in html

    def test_the_hindi_chat_is_hindi(self, client: Client, renderer: object) -> None:
        page = client.post("/hi/chat/ai", {"question": "kitni goli khani hai"}).content.decode()
        assert '<html lang="hi"' in page
        assert "मैं दवा या उसकी मात्रा नहीं बताता" in page
        assert 'action="/hi/chat/ai#answer"' in page
        assert 'href="/hi/chat"' in page
        home = client.get("/hi/chat").content.decode()
        assert 'href="/hi/chat/ai"' in home
        assert "chat-overlay" in home
        assert "site-footer" not in home

    def test_shows_112_first(self, client: Client, renderer: object) -> None:
        html = client.post("/chat/ai", {"question": "chest pain"}).content.decode()
        assert "tel:112" in html.split("</main>")[0]
        assert "tel:108" in html

    def test_another_site_s_form_is_refused(self, client: Client, renderer: object) -> None:
        headers = {"Sec-Fetch-Site": "cross-site"}
        assert client.post("/chat/ai", {"question": "x"}, headers=headers).status_code == 403

    def test_shares_its_limit_with_the_call_but_for_an_emergency(
        self, client: Client, renderer: object
    ) -> None:
        for _ in range(40):
            ask_call("")
        refused = client.post("/chat/ai", {"question": "symptoms of gallstones"})
        assert refused.status_code == 429
        assert "/condition/gallstones#symptoms" not in refused.content.decode()
        urgent = client.post("/chat/ai", {"question": "chest pain"}).content.decode()
        assert "tel:112" in urgent.split("</main>")[0]

    def test_the_empty_pages_are_kept_for_everyone(self, client: Client, renderer: object) -> None:
        for path in ("/chat", "/chat/ai", "/hi/chat", "/hi/chat/ai"):
            assert "s-maxage" in client.get(path).headers["Cache-Control"]

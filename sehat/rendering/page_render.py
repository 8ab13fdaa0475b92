"""One page rendered: what the app says, what it read for it, compressed where everyone may have it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sehat.core.asgi import App, Scope
from sehat.rendering.dependencies import noting
from sehat.rendering.page_answer import Answer, request_without_end

# A scope of ASGI and the version of the content that is cached now; the answer to hold.
Render = Callable[[Scope, int], Awaitable[Answer]]


def rendered_by(app: App) -> Render:
    async def render(scope: Scope, version: int) -> Answer:
        answer = Answer()
        with noting() as reads:
            await app(scope, request_without_end(), answer.hold)
        answer.dependencies = reads.dependencies()
        if answer.is_cacheable:
            answer.page = await asyncio.to_thread(answer.compress, version)
        return answer

    return render

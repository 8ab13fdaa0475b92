"""The last five digits of a number, as databases compute them in an index and in a query alike."""

from __future__ import annotations

from typing import Any

from django.db.models import CharField, Func

LAST_DIGITS = 5


class LastDigits(Func):
    """The count is written into the SQL: as a parameter, SQLite would not see that it is the index's."""

    template = f"SUBSTR(%(expressions)s, -{LAST_DIGITS})"
    arity = 1
    output_field = CharField()

    def as_postgresql(self, compiler: Any, connection: Any, **extra: Any) -> tuple[str, Any]:
        return super().as_sql(
            compiler, connection, template=f"RIGHT(%(expressions)s, {LAST_DIGITS})", **extra
        )

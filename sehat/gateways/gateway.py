"""What every gateway is: a class that a setting names by its dotted path, and the settings that it needs."""

from __future__ import annotations

from typing import ClassVar, Self

from django.conf import settings
from django.utils.module_loading import import_string


class Gateway:
    needs: ClassVar[tuple[str, ...]] = ()  # names of settings

    @classmethod
    def missing_settings(cls) -> list[str]:
        """Those of `needs` that are empty, and what else it lacks: a system check stops the start."""
        return [name for name in cls.needs if not getattr(settings, name)]

    @classmethod
    def named(cls, path: str) -> Self:
        """An instance of the class at a dotted path. Raises ImportError, and TypeError for one that is not of
        this contract."""
        found = import_string(path)
        if not (isinstance(found, type) and issubclass(found, cls)):
            raise TypeError(f"{path} is not a {cls.__name__} gateway")
        return found()

"""The index of the search, for what the chat asks of it."""

from sehat.search.tests.conftest import built_index, index

__all__ = ["built_index", "index"]

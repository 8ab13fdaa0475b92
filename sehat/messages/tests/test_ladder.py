"""Which channel is next, how states move, when people sleep: for any input."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sehat.messages.kinds import Channel
from sehat.messages.ladder import FORWARD, further, is_quiet, next_channel

LADDER = (Channel.WHATSAPP, Channel.SMS)
SOME = st.sets(st.sampled_from(LADDER))


@given(wanted=SOME, open_now=SOME, ruled_out=SOME)
def test_the_next_channel_is_the_first_that_is_wanted_open_and_not_ruled_out(
    wanted: set[Channel], open_now: set[Channel], ruled_out: set[Channel]
) -> None:
    usable = (wanted & open_now) - ruled_out
    found = next_channel(LADDER, wanted=wanted, open_now=open_now, ruled_out=ruled_out)
    assert found == (min(usable, key=LADDER.index) if usable else None)


@given(wanted=SOME, open_now=SOME)
def test_a_ladder_ends_after_each_channel_was_tried_once(
    wanted: set[Channel], open_now: set[Channel]
) -> None:
    tried: list[Channel] = []
    while one := next_channel(LADDER, wanted=wanted, open_now=open_now, ruled_out=tried):
        tried.append(one)
    assert tried == [one for one in LADDER if one in wanted & open_now]


@given(told=st.lists(st.sampled_from(FORWARD), max_size=12))
def test_a_state_moves_forward_alone_and_ends_at_the_furthest_that_was_told(told: list[str]) -> None:
    state = "waiting"
    for one in told:
        after = further(state, one)
        assert FORWARD.index(after) >= FORWARD.index(state)
        state = after
    assert state == max(["waiting", *told], key=FORWARD.index)


@given(state=st.sampled_from(["dead", "dropped", "failed"]), told=st.sampled_from([*FORWARD, "failed"]))
def test_an_end_stays_an_end(state: str, told: str) -> None:
    assert further(state, told) == state


@pytest.mark.parametrize(
    ("hour", "quiet"), [(20, False), (21, True), (23, True), (0, True), (8, True), (9, False), (12, False)]
)
def test_the_night_goes_over_midnight_in_india(hour: int, quiet: bool) -> None:
    moment = datetime(2026, 11, 20, hour, 30, tzinfo=UTC) - timedelta(hours=5, minutes=30)
    assert is_quiet(moment, 21, 9) is quiet


@given(begins=st.integers(0, 23), ends=st.integers(0, 23), hour=st.integers(0, 23))
def test_an_hour_is_quiet_or_not_whatever_the_setting(begins: int, ends: int, hour: int) -> None:
    moment = datetime(2026, 11, 20, hour, tzinfo=UTC) - timedelta(hours=5, minutes=30)
    length = (ends - begins) % 24
    assert is_quiet(moment + timedelta(minutes=1), begins, ends) is ((hour - begins) % 24 < length)

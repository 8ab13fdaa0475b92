"""Whose request it is: forged headers never choose it."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import pytest
from django.conf import LazySettings
from django.test import RequestFactory, override_settings
from hypothesis import given
from hypothesis import strategies as st

from sehat.core.client_address import address_behind, bucket_of, client_address, is_from


@pytest.mark.parametrize(
    ("proxies", "forwarded", "expected"),
    [
        (0, "1.2.3.4", "127.0.0.1"),
        (1, "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        (2, "6.6.6.6, 1.2.3.4, 10.0.0.1", "1.2.3.4"),
        (2, "1.2.3.4", "127.0.0.1"),
        (1, "not an address", ""),
        (1, "", "127.0.0.1"),
        (1, "6.6.6.6, 1.2.3.4:51234", "1.2.3.4"),  # as some proxies write it, with the port
        (1, "[2001:db8::1]:51234", "2001:db8::1"),
        (1, "2001:db8::1", "2001:db8::1"),
        (1, "1.2.3.4:", ""),
    ],
)
def test_counts_trusted_proxies_from_the_right(
    settings: LazySettings, proxies: int, forwarded: str, expected: str
) -> None:
    settings.TRUSTED_PROXIES = proxies
    request = RequestFactory().get("/", headers={"X-Forwarded-For": forwarded})
    assert client_address(request) == expected


@pytest.mark.parametrize(
    ("address", "is_known"),
    [
        ("203.0.113.7", True),
        ("203.0.113.8", False),
        ("198.51.100.200", True),
        ("::ffff:203.0.113.7", True),
        ("2001:db8:1::7", True),
        ("2001:db8:2::7", False),
        ("", False),
    ],
)
def test_a_vendor_is_known_by_its_networks(address: str, is_known: bool) -> None:
    request = RequestFactory().post("/", REMOTE_ADDR=address)
    assert is_from(request, ["203.0.113.7", "198.51.100.0/24", "2001:db8:1::/48"]) is is_known
    assert is_from(request, [])


@pytest.mark.parametrize(
    ("address", "bucket"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("", ""),
    ],
)
def test_a_limit_counts_the_whole_network_of_an_ipv6_connection(address: str, bucket: str) -> None:
    assert bucket_of(address) == bucket


@pytest.mark.parametrize("forged", ["", "6.6.6.6", "6.6.6.6, 7.7.7.7", "<script>", "," * 100])
def test_what_a_visitor_puts_before_the_proxy_changes_nothing(settings: LazySettings, forged: str) -> None:
    settings.TRUSTED_PROXIES = 1
    request = RequestFactory().get("/", headers={"X-Forwarded-For": f"{forged}, 203.0.113.7"})
    assert client_address(request) == "203.0.113.7"


@given(st.ip_addresses(v=6), st.ip_addresses(v=4))
def test_a_bucket_is_its_own_bucket_for_ipv4_and_holds_the_address_for_ipv6(
    six: IPv6Address, four: IPv4Address
) -> None:
    assert bucket_of(str(four)) == str(four)
    assert six.ipv4_mapped or six in IPv6Network(bucket_of(str(six)))


@given(st.text(max_size=30), st.integers(0, 3))
def test_any_header_is_an_address_or_none(forwarded: str, proxies: int) -> None:
    with override_settings(TRUSTED_PROXIES=proxies):
        found = address_behind(forwarded, "203.0.113.7")
    assert found == "" or ip_address(found)


@pytest.mark.parametrize("peer", ["", "unix:", "127.0.0.1:80", "fe80::1%eth0"])
def test_a_connection_without_an_address_of_its_own_raises_nothing(peer: str) -> None:
    assert bucket_of(address_behind("", peer)) in {"", "fe80::/64"}

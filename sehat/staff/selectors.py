"""What is known of a member's second factor."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django_otp.plugins.otp_static.models import StaticToken
from django_otp.plugins.otp_totp.models import TOTPDevice


def has_second_factor(user: User) -> bool:
    """An app was set up and proved by a code. One query."""
    return bool(TOTPDevice.objects.filter(user=user, confirmed=True).exists())


def recovery_codes_left(user: User) -> int:
    """One query."""
    return int(StaticToken.objects.filter(device__user=user).count())


def may_reset(by: AbstractBaseUser | AnonymousUser, member: User) -> bool:
    """Another administrator may; none their own, and only a superuser that of a superuser."""
    if not isinstance(by, User) or by.pk == member.pk or not by.has_perm("auth.change_user"):
        return False
    return by.is_superuser or not member.is_superuser

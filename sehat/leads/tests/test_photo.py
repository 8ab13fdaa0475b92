"""The photo of a form: what is taken and what is not, whose it becomes, and when it goes (decisions 2.13)."""

from __future__ import annotations

import os
import re
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from django.conf import LazySettings
from django.core.management import call_command
from django.test import Client
from django.utils import timezone
from hypothesis import HealthCheck, given, settings, strategies
from PIL import Image
from pytest_django import DjangoCaptureOnCommitCallbacks

from sehat.core.models import AuditEvent
from sehat.leads.actions import prune_photos, withdraw_lead
from sehat.leads.models import FormVariant, Lead, Photo
from sehat.leads.photos import encode as photo
from sehat.leads.photos.encode import BadPhoto, clean_photo
from sehat.leads.tests.conftest import Submit

if TYPE_CHECKING:
    from django.test.client import _MonkeyPatchedWSGIResponse as Response

pytestmark = pytest.mark.django_db
Commit = DjangoCaptureOnCommitCallbacks
KEY = "9b0f7a52-6d0f-4a2f-9d41-6f6a7d1c0001"
ORIENTATION, GPS = 0x0112, 0x8825


def picture(kind: str = "JPEG", size: tuple[int, int] = (300, 400), mode: str = "RGB", **more: Any) -> bytes:
    out = BytesIO()
    Image.linear_gradient("L").resize(size).convert(mode).save(out, kind, **more)
    return out.getvalue()


def moving(kind: str) -> bytes:
    frames = [Image.new("RGB", (200, 200), colour) for colour in ("red", "blue")]
    out = BytesIO()
    frames[0].save(out, kind, save_all=True, append_images=frames[1:])
    return out.getvalue()


def bomb(side: int) -> bytes:
    """The head of a PNG that says it is huge, in 100 bytes."""
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(b"\x00" * 100)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


@pytest.fixture(autouse=True)
def folder(settings: LazySettings, tmp_path: Path) -> Path:
    settings.PHOTO_DIR = tmp_path / "photos"
    return tmp_path / "photos"


@pytest.fixture(autouse=True)
def variant(db: None) -> FormVariant:
    """A form of an owner that asks for a photo."""
    block = {"key": "image-capture", "is_required": True, "is_hidden": False, "preset": ""}
    return FormVariant.objects.create(number="8", name="Skin", fields=[("field", block)])


def test_is_not_taken_while_no_form_asks_for_one(client: Client, variant: FormVariant, folder: Path) -> None:
    for listed in (
        row
        for row in FormVariant.objects.all()
        if "image-capture" in [block.value["key"] for block in row.fields]
    ):
        listed.delete()
    answer = send(client, picture())
    assert (answer.status_code, answer.json()["status"]["code"]) == (404, "404")
    assert (Photo.objects.count(), folder.exists()) == (0, False)


def send(client: Client, data: bytes, key: str = KEY, kind: str = "image/jpeg", **headers: str) -> Response:
    headers = {"Idempotency-Key": key} | headers
    return client.post("/api/lead/photo", data, content_type=kind, headers=headers)


def stored_photo_id(client: Client, key: str = KEY) -> str:
    answer = send(client, picture(), key)
    assert answer.status_code == 200, answer.content
    return str(answer.json()["data"][0]["Id"])


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_photo_is_kept_small_as_a_jpeg(client: Client, folder: Path, kind: str) -> None:
    answer = send(client, picture(kind, (3000, 1500)), kind=f"image/{kind.lower()}")
    assert answer.status_code == 200
    assert answer.json()["status"]["code"] == "200"
    with Image.open(folder / Photo.objects.get().file_name) as found:
        assert (found.format, found.mode, found.size) == ("JPEG", "RGB", (1024, 512))


@pytest.mark.parametrize("mode", ["P", "1", "LA"])
def test_a_picture_of_few_colours_is_a_photo(mode: str) -> None:
    """A screenshot that was made small was refused as one for print."""
    with Image.open(BytesIO(clean_photo(picture("PNG", mode=mode)))) as found:
        assert (found.format, found.mode) == ("JPEG", "RGB")


def test_nothing_but_pixels_is_kept_and_they_stand_upright() -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = 6  # the phone was held upright
    exif.get_ifd(GPS)[1] = "N"
    sent = picture(exif=exif, comment=b"taken at home", xmp=b"<x:xmpmeta>home</x:xmpmeta>")
    assert b"taken at home" in sent
    clean = clean_photo(sent)
    with Image.open(BytesIO(clean)) as found:
        assert found.size == (400, 300)
        assert dict(found.getexif()) == {}
    for trace in (b"home", b"Exif", b"xmpmeta"):
        assert trace not in clean


def test_the_second_picture_a_phone_puts_behind_a_photo_is_left_out() -> None:
    with Image.open(BytesIO(clean_photo(moving("MPO")))) as found:
        assert (found.format, getattr(found, "n_frames", 1)) == ("JPEG", 1)


BAD = {
    "nothing": (b"", "no photo we can read"),
    "text": (b"not a picture", "no photo we can read"),
    "page named jpg": (b"<!doctype html><script>alert(1)</script>", "no photo we can read"),
    "drawing that may hold scripts": (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "no photo we can read"),
    "cut off": (picture()[:600], "no photo we can read"),
    "cut off PNG": (picture("PNG")[:200], "no photo we can read"),
    "kind we do not take": (picture("GIF", mode="L"), "no photo we can read"),
    "another we do not take": (picture("TIFF"), "no photo we can read"),
    "bomb": (bomb(6000), "25 million pixels"),
    "larger bomb": (bomb(12_000), "25 million pixels"),
    "largest bomb": (bomb(60_000), "25 million pixels"),
    "print colours": (picture(mode="CMYK"), "in RGB"),
    "one pixel": (picture(size=(1, 1)), "smaller than 100"),
    "strip": (picture(size=(5000, 20)), "smaller than 100"),
    "moving PNG": (moving("PNG"), "moves"),
    "moving WebP": (moving("WEBP"), "moves"),
    "too large a file": (picture() + bytes(5 * 1024 * 1024), "larger than 5 MB"),
}


@pytest.mark.parametrize(("data", "words"), BAD.values(), ids=BAD.keys())
def test_what_is_no_photo_is_refused_with_a_reason(
    client: Client, folder: Path, data: bytes, words: str
) -> None:
    answer = send(client, data)
    assert answer.status_code == 422
    error = answer.json()["error"][0]
    assert error["field"] == "photo"
    assert words in error["message"]
    assert not Photo.objects.exists()
    assert not folder.exists()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=strategies.data())
def test_a_broken_picture_is_refused_or_taken_and_nothing_else(data: strategies.DataObject) -> None:
    whole = bytearray(picture(data.draw(strategies.sampled_from(["JPEG", "PNG", "WEBP"])), (120, 120)))
    for _ in range(data.draw(strategies.integers(1, 8))):
        place = data.draw(strategies.integers(0, len(whole) - 1))
        whole[place] = data.draw(strategies.integers(0, 255))
    with suppress(BadPhoto):
        assert clean_photo(bytes(whole)).startswith(b"\xff\xd8")


@pytest.mark.parametrize(
    ("headers", "kind", "status", "field"),
    [
        ({"Idempotency-Key": ""}, "image/jpeg", 422, "Idempotency-Key"),
        ({}, "text/plain", 422, "photo"),
        ({}, "multipart/form-data", 422, "photo"),
        ({"Sec-Fetch-Site": "cross-site"}, "image/jpeg", 403, ""),
    ],
)
def test_a_call_that_no_form_of_ours_makes_is_refused(
    client: Client, headers: dict[str, str], kind: str, status: int, field: str
) -> None:
    answer = send(client, picture(), kind=kind, **headers)
    assert answer.status_code == status
    assert answer.json()["error"][0].get("field", "") == field


def test_too_many_photos_of_one_address_wait(client: Client, settings: LazySettings) -> None:
    settings.PHOTOS_PER_ADDRESS_PER_HOUR = 2
    answers = [send(client, picture()) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].headers["Retry-After"] == "3600"


def test_its_form_claims_it(client: Client, submit: Submit) -> None:
    photo_id = stored_photo_id(client)
    lead_id = submit(KEY, photo=photo_id).json()["data"][0]["Id"]
    assert Photo.objects.get().lead_id == lead_id
    lead = Lead.objects.get()
    assert lead.flags == []
    assert photo_id not in str([lead.answers, lead.attribution])


@pytest.mark.parametrize("key", [None, "another form's key"])
def test_another_form_does_not_and_its_request_is_taken_all_the_same(
    client: Client, submit: Submit, key: str | None
) -> None:
    assert submit(key, photo=stored_photo_id(client)).status_code == 200
    assert Photo.objects.get().lead is None
    assert Lead.objects.get().flags == ["photo not found"]


@pytest.mark.parametrize("forged", ["no such photo", "../../etc/passwd", "=cmd", "0" * 120])
def test_a_forged_id_loses_no_request(submit: Submit, forged: str) -> None:
    assert submit(KEY, photo=forged).status_code == 200
    assert Lead.objects.get().flags == ["photo not found"]


def test_a_photo_belongs_to_one_request(client: Client, submit: Submit) -> None:
    photo_id = stored_photo_id(client)
    first = submit(KEY, photo=photo_id).json()["data"][0]["Id"]
    submit("second form", photo=photo_id, MobileNoData="9876500000")
    assert Photo.objects.get().lead_id == first


def test_a_retry_keeps_the_photo_with_the_one_lead(client: Client, submit: Submit) -> None:
    photo_id = stored_photo_id(client)
    answers = {submit(KEY, photo=photo_id).json()["data"][0]["Id"] for _ in range(2)}
    assert {str(Photo.objects.get().lead_id)} == answers
    assert Lead.objects.get().flags == []


def test_a_form_that_demands_a_photo_is_taken_without_one(client: Client, submit: Submit) -> None:
    block = {"key": "image-capture", "is_required": True, "is_hidden": False, "preset": ""}
    variant = FormVariant(number="9", name="Skin", fields=[("field", block)])
    variant.full_clean()
    variant.save()
    assert submit(KEY, leadFormVariant="9").status_code == 200
    form = {"nameField": "Sunita", "mobileField": "9876543210", "leadFormVariant": "9"}
    assert client.post("/request", form).status_code == 303


def test_files_and_folder_are_for_the_site_alone(client: Client, folder: Path) -> None:
    photo_id = stored_photo_id(client)
    file = folder / Photo.objects.get().file_name
    assert (folder.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)
    assert re.fullmatch(r"[0-9A-Z]{32}\.jpg", file.name)
    assert photo_id not in file.name


def test_no_public_address_leads_to_it(client: Client) -> None:
    photo_id = stored_photo_id(client)
    name = Photo.objects.get().file_name
    for address in (
        f"/media/photos/{name}",
        f"/media/../photos/{name}",
        f"/photos/{name}",
        f"/models/{name}",
        f"/api/lead/photo/{photo_id}",
    ):
        assert client.get(address, follow=True).status_code in {400, 404}
    assert client.get("/api/lead/photo").status_code == 405


@pytest.fixture
def commit(django_capture_on_commit_callbacks: Commit) -> Commit:
    return django_capture_on_commit_callbacks


@pytest.fixture
def old(client: Client, submit: Submit) -> tuple[Photo, Photo]:
    """A claimed photo and one that no request claimed."""
    photo_id = stored_photo_id(client)
    submit(KEY, photo=photo_id)
    return Photo.objects.get(pk=photo_id), Photo.objects.get(pk=stored_photo_id(client, "left"))


@pytest.mark.parametrize(("days", "left"), [(0.9, 2), (1.1, 1), (29.9, 1), (30.1, 0)])
def test_a_claimed_photo_goes_after_30_days_and_any_other_after_one(
    old: tuple[Photo, Photo], folder: Path, commit: Commit, days: float, left: int
) -> None:
    with commit(execute=True):
        prune_photos(by="test", now=timezone.now() + timedelta(days=days))
    assert (Photo.objects.count(), len(list(folder.iterdir()))) == (left, left)
    if left == 1:
        assert Photo.objects.get() == old[0]
    assert AuditEvent.objects.filter(action="photos deleted").count() == (1 if left < 2 else 0)
    assert Lead.objects.count() == 1


def test_the_worker_deletes_them_and_files_that_nobody_knows(
    old: tuple[Photo, Photo], folder: Path, settings: LazySettings, commit: Commit
) -> None:
    stray = folder / "STRAY.jpg"
    stray.write_bytes(b"left by a crash")
    (folder / "NEW.jpg").write_bytes(b"its row comes in a moment")
    two_days_ago = (timezone.now() - timedelta(days=2)).timestamp()
    os.utime(stray, (two_days_ago, two_days_ago))
    settings.PHOTOS_KEPT_DAYS = 5
    Photo.objects.update(uploaded_at=timezone.now() - timedelta(days=6))
    with commit(execute=True):
        call_command("deliver_leads", "--once")
    assert [path.name for path in folder.iterdir()] == ["NEW.jpg"]


def test_it_goes_at_once_when_the_request_is_withdrawn(
    old: tuple[Photo, Photo], folder: Path, commit: Commit
) -> None:
    with commit(execute=True):
        assert withdraw_lead(by="patient", lead_id=str(old[0].lead_id))
    assert Photo.objects.get() == old[1]
    assert [path.name for path in folder.iterdir()] == [old[1].file_name]


def test_a_picture_that_is_decoded_whole_has_fewer_pixels() -> None:
    with pytest.raises(BadPhoto, match="more than 6 million pixels"):
        clean_photo(picture("PNG", (3000, 2100)))
    assert clean_photo(picture("JPEG", (3000, 2100)))


def test_one_photo_is_decoded_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve PNG of 100 KB at once took 3 GB."""
    at_work, most = [], []

    def decoded(data: bytes) -> bytes:
        at_work.append(data)
        most.append(len(at_work))
        at_work.pop()
        return b""

    monkeypatch.setattr(photo, "decoded", decoded)
    with ThreadPoolExecutor(12) as pool:
        list(pool.map(clean_photo, [b"x"] * 200))
    assert max(most) == 1


def test_who_waits_too_long_is_told_to_come_again(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photo, "WAIT_SECONDS", 0)
    with photo._decoder:
        answer = send(client, picture())
    assert answer.status_code == 503
    assert "Many photos" in answer.json()["status"]["message"]
    assert send(client, picture()).status_code == 200


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_clear_in_a_scan_is_white_as_paper_under_its_writing(mode: str) -> None:
    scan = Image.new("RGBA", (200, 200), (0, 0, 0, 0))
    scan.paste((0, 0, 0, 255), (50, 50, 150, 150))
    out = BytesIO()
    scan.convert(mode).save(out, "PNG")
    with Image.open(BytesIO(clean_photo(out.getvalue()))) as photo_shown:
        grey, width = photo_shown.convert("L").tobytes(), photo_shown.width
    assert grey[10 * width + 10] > 250
    assert grey[100 * width + 100] < 5


def test_who_sends_one_to_a_full_disk_is_told_to_go_on_without(
    client: Client, variant: FormVariant, settings: LazySettings, tmp_path: Path
) -> None:
    (tmp_path / "full").write_text("no folder")
    settings.PHOTO_DIR = tmp_path / "full" / "photos"
    answer = send(client, picture())
    assert answer.status_code == 503
    assert "send the request without one" in answer.content.decode()
    assert not Photo.objects.exists()

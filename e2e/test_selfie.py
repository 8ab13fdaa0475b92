"""A patient adds a photo of their face to a form that asks for one (spec section 4, decisions 2.13)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.axe import violations
from e2e.conftest import DESKTOP, PHONE, QUIET, chromium, page_of
from e2e.stack import STAFF, Site
from e2e.traffic import Traffic

FACE = Path(__file__).parent / "pictures" / "face.jpg"
ALLOWED = "--use-fake-ui-for-media-stream"
# What a visitor does who refuses, and then allows it: no Chromium without windows has the question to answer.
REFUSED_ONCE = """() => {
  navigator.mediaDevices.getUserMedia = async () => {
    delete navigator.mediaDevices.getUserMedia;
    throw new DOMException('Permission denied', 'NotAllowedError');
  };
}"""
Open = Callable[..., Page]


def film(picture: Image.Image, place: Path) -> Path:
    """A camera that shows a picture: a film is JPEG frames, one after the other."""
    frame = BytesIO()
    picture.convert("RGB").resize((640, 480)).save(frame, "JPEG", quality=90)
    place.write_bytes(frame.getvalue() * 5)
    return place


def camera_that_shows(browser: Browser, picture: Image.Image, place: Path) -> Browser:
    shows = f"--use-file-for-fake-video-capture={film(picture, place)}"
    return browser.browser_type.launch(executable_path=chromium(), args=[*QUIET, ALLOWED, shows])


@pytest.fixture(scope="module")
def facing(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser whose camera sees a face."""
    with Image.open(FACE) as face:
        own = camera_that_shows(browser, face, tmp_path_factory.mktemp("film") / "face.mjpeg")
    yield own
    own.close()


@pytest.fixture(scope="module")
def turned_away(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser whose camera sees the wall beside the face."""
    with Image.open(FACE) as face:
        wall = face.crop((0, 0, 160, 120))
        own = camera_that_shows(browser, wall, tmp_path_factory.mktemp("film") / "wall.mjpeg")
    yield own
    own.close()


@pytest.fixture
def open_with(site: Site) -> Iterator[Open]:
    pages: list[Iterator[Page]] = []

    def open_page(browser: Browser, **options: object) -> Page:
        pages.append(page_of(browser, site, **({"viewport": PHONE} | options)))
        page = next(pages[-1])
        page.goto("/request?variant=9")
        page.get_by_label("Your name").click()
        expect(page.get_by_role("button", name="Take a photo")).to_be_visible()
        return page

    yield open_page
    for page in pages:
        assert next(page, None) is None


def test_its_place_is_kept_until_it_wakes(phone: Page) -> None:
    phone.goto("/request?variant=9")
    form, button = phone.locator("main form"), phone.locator("main form button", has_text="Take a photo")
    expect(button).to_have_css("visibility", "hidden")
    before = form.bounding_box()
    phone.get_by_label("Your name").click()
    expect(button).to_be_visible()
    assert form.bounding_box() == before


def overlay_of(page: Page) -> Locator:
    page.get_by_role("button", name="Take a photo").click()
    overlay = page.get_by_role("dialog", name="Photo of your face")
    expect(overlay).to_be_visible()
    return overlay


def send(page: Page, mobile: str) -> str:
    page.get_by_label("Your name").fill("Asha Devi")
    page.get_by_label("Mobile number").fill(mobile)
    page.get_by_role("button", name="Get a free call back").click()
    page.wait_for_url("**/thankyou?*")
    return str(page.evaluate("sessionStorage.lead_id"))


def photo_of(site: Site, lead_id: str) -> Image.Image:
    name = site.rows(f"SELECT file_name FROM leads_photo WHERE lead_id = '{lead_id}'")[0][0]
    return Image.open(site.place / "photos" / str(name))


def test_a_face_is_found_photographed_looked_at_and_sent(
    site: Site, facing: Browser, open_with: Open, axe_source: str
) -> None:
    page = open_with(facing)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_have_text("Hold still")
    shutter = overlay.get_by_role("button", name="Take photo")
    expect(shutter).to_be_enabled()
    assert violations(page, axe_source) == []
    shutter.click()
    expect(overlay.get_by_role("status")).to_have_text("Use this photo?")
    expect(overlay.get_by_role("button", name="Use photo")).to_be_focused()
    assert violations(page, axe_source) == []
    overlay.get_by_role("button", name="Retake").click()
    expect(shutter).to_be_enabled()
    shutter.click()
    assert not [url for url in asked if "/api/" in url]
    overlay.get_by_role("button", name="Use photo").click()
    expect(overlay).to_have_count(0)
    expect(page.get_by_text("Your photo is added.")).to_be_visible()
    expect(page.get_by_role("button", name="Take another photo")).to_be_focused()
    lead_id = send(page, "9810000071")
    with photo_of(site, lead_id) as photo:
        assert (photo.format, photo.size) == ("JPEG", (360, 480))


def test_without_a_face_the_shutter_stays_shut(
    turned_away: Browser, open_with: Open, axe_source: str
) -> None:
    page = open_with(turned_away)
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_have_text("No Face Detected")
    expect(overlay.get_by_role("button", name="Take photo")).to_be_disabled()
    assert violations(page, axe_source) == []
    page.keyboard.press("Escape")
    expect(overlay).to_have_count(0)
    expect(page.get_by_role("button", name="Take a photo")).to_be_focused()


def test_the_camera_stops_when_it_is_closed(facing: Browser, open_with: Open) -> None:
    page = open_with(facing)
    page.evaluate(
        """() => { const get = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (what) => (window.given = await get(what)); }"""
    )
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_have_text("Hold still")
    states = "window.given.getTracks().map((track) => track.readyState)"
    assert page.evaluate(states) == ["live"]
    overlay.get_by_role("button", name="Close without a photo").click()
    expect(overlay).to_have_count(0)
    page.wait_for_function(f"() => {states}.join() === 'ended'")


def test_a_refused_camera_leaves_a_photo_to_upload(
    site: Site, browser: Browser, open_with: Open, axe_source: str
) -> None:
    page = open_with(browser)
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_contain_text("We cannot use the camera")
    expect(overlay.get_by_role("button", name="Try again")).to_be_focused()
    assert violations(page, axe_source) == []
    upload = overlay.locator("input[type=file]")
    upload.set_input_files({"name": "face.jpg", "mimeType": "image/jpeg", "buffer": b"<html>"})
    expect(overlay.get_by_role("alert")).to_have_text("We cannot open this file. Please choose a photo.")
    upload.set_input_files(FACE)
    overlay.get_by_role("button", name="Use photo").click()
    expect(page.get_by_text("Your photo is added.")).to_be_visible()
    with photo_of(site, send(page, "9810000072")) as photo:
        assert photo.size == (640, 480)


def test_a_camera_that_is_allowed_later_is_tried_again(turned_away: Browser, open_with: Open) -> None:
    page = open_with(turned_away)
    page.evaluate(REFUSED_ONCE)
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_contain_text("We cannot use the camera")
    overlay.get_by_role("button", name="Try again").click()
    expect(overlay.get_by_role("status")).to_have_text("No Face Detected")


def test_an_optional_photo_is_skipped(site: Site, browser: Browser, open_with: Open) -> None:
    page = open_with(browser)
    overlay_of(page).get_by_role("button", name="Skip the photo").click()
    lead_id = send(page, "9810000073")
    assert site.rows(f"SELECT id FROM leads_photo WHERE lead_id = '{lead_id}'") == []


def test_without_models_a_photo_is_uploaded_or_skipped(facing: Browser, open_with: Open) -> None:
    page = open_with(facing)
    page.route("**/models/*", lambda route: route.abort())
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_contain_text("The camera check did not load")
    expect(overlay.get_by_role("button", name="Upload a photo")).to_be_focused()
    expect(overlay.get_by_role("button", name="Skip the photo")).to_be_visible()


def test_a_photo_that_could_not_be_sent_is_sent_again(facing: Browser, open_with: Open) -> None:
    page = open_with(facing)
    overlay = overlay_of(page)
    overlay.get_by_role("button", name="Take photo").click()
    page.route("**/api/lead/photo", lambda route: route.abort())
    overlay.get_by_role("button", name="Use photo").click()
    expect(overlay.get_by_role("alert")).to_have_text("The photo could not be sent. Please try again.")
    page.unroute("**/api/lead/photo")
    overlay.get_by_role("button", name="Use photo").click()
    expect(page.get_by_text("Your photo is added.")).to_be_visible()


def test_nothing_of_it_is_asked_for_before_it_opens(site: Site, facing: Browser, open_with: Open) -> None:
    asked: list[str] = []
    facing_page = open_with(facing)
    facing_page.on("request", lambda request: asked.append(request.url))
    traffic = Traffic(facing_page)
    facing_page.goto("/request?variant=9")
    facing_page.get_by_label("Your name").fill("Asha Devi")
    expect(facing_page.get_by_role("button", name="Take a photo")).to_be_visible()
    traffic.settle()
    of_faces = re.compile(r"face|selfie|/models/")
    assert [url for url in asked if of_faces.search(url)] == []
    expect(overlay_of(facing_page).get_by_role("status")).to_have_text("Hold still")
    fetched = {url.rsplit("/", 1)[1] for url in asked if "/models/" in url}
    assert fetched == {"tiny_face_detector_model-weights_manifest.json", "tiny_face_detector_model.bin"}


def test_by_keyboard_alone_on_a_desktop(facing: Browser, open_with: Open, axe_source: str) -> None:
    page = open_with(facing, viewport=DESKTOP)
    page.get_by_role("button", name="Take a photo").focus()
    page.keyboard.press("Enter")
    overlay = page.get_by_role("dialog", name="Photo of your face")
    expect(overlay.get_by_role("button", name="Close without a photo")).to_be_focused()
    expect(overlay.get_by_role("status")).to_have_text("Hold still")
    page.keyboard.press("Tab")
    expect(overlay.get_by_role("button", name="Take photo")).to_be_focused()
    page.keyboard.press("Space")
    expect(overlay.get_by_role("button", name="Use photo")).to_be_focused()
    assert violations(page, axe_source) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take another photo")).to_be_focused()


def test_without_javascript_the_form_goes_without_a_photo(plain: Page) -> None:
    plain.goto("/request?variant=9")
    expect(plain.get_by_text("Photo of your face")).to_be_hidden()
    plain.get_by_label("Your name").fill("Asha Devi")
    plain.get_by_label("Mobile number").fill("9810000074")
    plain.get_by_role("button", name="Get a free call back").click()
    expect(plain.get_by_role("heading", level=1)).to_contain_text("Thank you")


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("tiny_face_detector_model-weights_manifest.json", 200),
        ("tiny_face_detector_model.bin", 200),
        ("face_recognition_model.bin", 404),
        ("", 404),
        ("../manifest.json", 404),
        ("%2e%2e/manifest.json", 404),
    ],
)
def test_models_are_served_and_nothing_else(site: Site, name: str, status: int) -> None:
    answer = site.get(f"/models/{name}")
    assert answer.status_code == status
    if status == 200:
        assert "max-age=3600" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        again = site.get(f"/models/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_staff_look_at_it_and_the_look_is_written_down(site: Site, browser: Browser, open_with: Open) -> None:
    page = open_with(browser)
    overlay = overlay_of(page)
    expect(overlay.get_by_role("status")).to_contain_text("We cannot use the camera")
    with page.expect_file_chooser() as chooser:
        overlay.get_by_role("button", name="Upload a photo").click()
    chooser.value.set_files(FACE)
    page.get_by_role("button", name="Use photo").click()
    expect(page.get_by_text("Your photo is added.")).to_be_visible()
    lead_id = send(page, "9810000075")
    page.goto("/cms/leads/")
    page.locator("[name=username]").fill(STAFF[0])
    page.locator("[name=password]").fill(STAFF[1])
    page.get_by_role("button", name="Sign in").click()
    page.goto(f"/cms/leads/inspect/{lead_id}/")
    with page.expect_response("**/cms/leads/photo/**") as answer:
        page.get_by_role("link", name="See the photo").click()
    assert "no-store" in (answer.value.header_value("cache-control") or "")
    rows = site.rows(f"SELECT action FROM core_auditevent WHERE subject = 'lead {lead_id}'")
    assert ("photo viewed",) in rows

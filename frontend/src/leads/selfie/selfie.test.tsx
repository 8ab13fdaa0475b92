import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formText } from '@/leads/text';
import { json, offline } from '@/testing/fake-server';
import { lateAnswer, noAnswer } from '@/testing/late-answer';
import type { Detect } from './face-detector';
import { SelfieOverlay } from './selfie-overlay';

/** A camera whose tracks tell whether they were stopped. */
function camera() {
  const track = { stop: vi.fn(), addEventListener: vi.fn() };
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } };
}

const refused = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const allow = (getUserMedia?: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });

/** What happy-dom has no picture for. */
const VIDEO: PropertyDescriptorMap = {
  srcObject: { value: null, writable: true, configurable: true },
  videoWidth: { value: 640, configurable: true },
  videoHeight: { value: 480, configurable: true },
};
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperties(HTMLVideoElement.prototype, VIDEO);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  for (const name in VIDEO) Reflect.deleteProperty(HTMLVideoElement.prototype, name);
});

interface Open {
  load?: () => Promise<Detect>;
  isRequired?: boolean;
  language?: 'en' | 'hi';
}

function open({ load, isRequired = false, language = 'en' }: Open = {}) {
  const told = { onPhoto: vi.fn(), onClosed: vi.fn() };
  render(
    <SelfieOverlay
      text={formText(language)}
      isRequired={isRequired}
      formKey={() => 'key-of-the-form'}
      load={load ?? (async () => async () => true)}
      {...told}
    />,
  );
  return told;
}

const status = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const shutter = () => button('Take photo');
const isShut = () => shutter().getAttribute('aria-disabled') === 'true';
const says = (words: string) => waitFor(() => expect(status()).toContain(words));

async function take() {
  await waitFor(() => expect(isShut()).toBe(false));
  await userEvent.click(shutter());
}

describe('the camera', () => {
  it('gets ready, with the shutter shut, until the models have come', async () => {
    const { stream } = camera();
    allow(async () => stream);
    open({ load: noAnswer });
    expect(status()).toBe('Getting the camera ready');
    expect(isShut()).toBe(true);
  });

  it('shuts and opens the shutter as a face goes and comes', async () => {
    const { stream } = camera();
    allow(async () => stream);
    let isThere = false;
    open({ load: async () => async () => isThere });
    await says('No Face Detected');
    expect(isShut()).toBe(true);
    isThere = true;
    await says('Hold still');
    expect(isShut()).toBe(false);
    isThere = false;
    await says('No Face Detected');
    expect(isShut()).toBe(true);
  });

  it('leaves the keyboard on the shutter when a face goes, and takes no photo without one', async () => {
    const { stream } = camera();
    allow(async () => stream);
    let isThere = true;
    open({ load: async () => async () => isThere });
    await says('Hold still');
    shutter().focus();
    isThere = false;
    await says('No Face Detected');
    expect(document.activeElement).toBe(shutter());
    await userEvent.keyboard('{Enter}');
    expect(status()).toBe('No Face Detected');
  });

  it('tells a screen reader of a change, not of each look', async () => {
    const { stream } = camera();
    allow(async () => stream);
    const detect = vi.fn(async () => true);
    open({ load: async () => detect });
    await says('Hold still');
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(screen.getByRole('status'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const looks = detect.mock.calls.length;
    await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(looks + 2));
    expect(changes).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('is let go of when the overlay goes, a photo is taken or the page is out of sight', async () => {
    const given = [camera(), camera(), camera()];
    const asks = vi.fn(async () => given[asks.mock.calls.length - 1]?.stream);
    allow(asks);
    open();
    await take();
    expect(given[0]?.track.stop).toHaveBeenCalled();
    await userEvent.click(button('Retake'));
    await says('Hold still');
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(given[1]?.track.stop).toHaveBeenCalled());
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asks).toHaveBeenCalledTimes(3));
    cleanup();
    await waitFor(() => expect(given[2]?.track.stop).toHaveBeenCalled());
  });

  it('that comes after all was closed is let go of at once', async () => {
    const { stream, track } = camera();
    const slow = lateAnswer<unknown>();
    allow(slow.call);
    open();
    cleanup();
    slow.come(stream);
    await waitFor(() => expect(track.stop).toHaveBeenCalled());
  });
});

describe('the photo', () => {
  it('is sent only on "Use photo", bound to its form', async () => {
    const { stream } = camera();
    allow(async () => stream);
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(init);
      return Response.json({ status: { code: '200' }, data: [{ Id: 'PHOTO1' }] });
    });
    const { onPhoto } = open();
    await take();
    expect(status()).toBe('Use this photo?');
    await userEvent.click(button('Retake'));
    await take();
    expect(sent).toEqual([]);
    await userEvent.click(button('Use photo'));
    await waitFor(() => expect(onPhoto).toHaveBeenCalledWith('PHOTO1'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toMatchObject({
      'Content-Type': 'image/jpeg',
      'Idempotency-Key': 'key-of-the-form',
    });
  });

  it.each([
    ['a lost connection', offline],
    ['a refusal', json({ status: { code: '422' }, data: [], error: [{ field: 'photo' }] }, 422)],
  ])('stays after %s, to be sent again', async (_, answer) => {
    const { stream } = camera();
    allow(async () => stream);
    vi.stubGlobal('fetch', answer);
    const { onPhoto } = open();
    await take();
    await userEvent.click(button('Use photo'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The photo could not be sent. Please try again.',
      ),
    );
    expect(button('Use photo').ariaDisabled).not.toBe('true');
    expect(onPhoto).not.toHaveBeenCalled();
  });
});

describe('without a camera', () => {
  it('one can try again', async () => {
    const { stream } = camera();
    const asks = vi.fn(refused);
    allow(() => (asks.mock.calls.length === 0 ? asks() : Promise.resolve(stream)));
    open();
    await says('We cannot use the camera');
    await userEvent.click(button('Try again'));
    await says('Hold still');
  });

  it('one can skip an optional photo, and not a required one', async () => {
    allow(refused);
    const { onClosed } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip the photo' }));
    expect(onClosed).toHaveBeenCalled();
    cleanup();
    open({ isRequired: true });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Skip the photo' })).toBeNull();
  });

  it('and in a browser that has none, one uploads a photo', async () => {
    allow();
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 4000,
      height: 3000,
      close: () => undefined,
    }));
    open();
    await says('We cannot use the camera');
    const upload = screen.getByLabelText('Upload a photo', { selector: 'input' });
    expect(upload.getAttribute('capture')).toBe('user');
    await userEvent.upload(upload, new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
    await says('Use this photo?');
    const photo = document.querySelector('canvas');
    expect([photo?.width, photo?.height]).toEqual([1024, 768]);
  });

  it('a file that is no picture is said to be none', async () => {
    allow(refused);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('cannot decode')));
    open();
    await says('We cannot use the camera');
    const upload = screen.getByLabelText('Upload a photo', { selector: 'input' });
    await userEvent.upload(upload, new File(['<p>'], 'me.jpg', { type: 'image/jpeg' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'We cannot open this file. Please choose a photo.',
      ),
    );
  });
});

describe('without models', () => {
  it('the camera stops, and one uploads a photo or skips', async () => {
    const { stream, track } = camera();
    allow(async () => stream);
    open({ load: () => Promise.reject(new TypeError('Failed to fetch')) });
    await waitFor(() => expect(screen.getByText('The camera check did not load')).toBeTruthy());
    await waitFor(() => expect(track.stop).toHaveBeenCalled()); // after the words are drawn
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(button('Skip the photo')).toBeTruthy();
  });

  it('a detector that fails while it looks counts as none', async () => {
    const { stream } = camera();
    allow(async () => stream);
    open({ load: async () => () => Promise.reject(new Error('context lost')) });
    await waitFor(() => expect(screen.getByText('The camera check did not load')).toBeTruthy());
  });
});

it('speaks Hindi', async () => {
  const { stream } = camera();
  allow(async () => stream);
  open({ language: 'hi' });
  await says('ऐसे ही रहें');
  expect(screen.getByRole('dialog', { name: 'आपके चेहरे की फ़ोटो' })).toBeTruthy();
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadDialog } from '@/leads/form/lead-dialog';
import { formField, shell } from '@/testing/examples/shell';

// There is nothing to calculate with here: as on a device that can neither WebGL nor load the model.
vi.mock('@/leads/selfie/face-detector', () => ({
  loadDetector: () => Promise.reject(new Error('none')),
}));

const ADDED = 'Your photo is added.';
interface Sent {
  url: string;
  key: string;
  photo: string | undefined;
}

/** Takes photos and requests, and records what each call said. */
function server(): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('location', { assign: vi.fn() });
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const isJson = typeof body === 'string';
    const key = (headers as Record<string, string>)['Idempotency-Key'] ?? '';
    sent.push({ url, key, photo: isJson ? JSON.parse(body).photo : undefined });
    return Response.json({ status: { code: '200' }, data: [{ Id: 'KEPT-1' }] });
  });
  return sent;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 800, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
});

function open(isRequired: boolean) {
  const onClosed = vi.fn();
  const fields = [formField('image-capture', { type: 'image-capture', isRequired })];
  render(
    <LeadDialog form={{ ...shell.form, fields }} context={shell.context} onClosed={onClosed} />,
  );
  return onClosed;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const take = () => screen.findByRole('button', { name: /^Take a/ });
const errors = () => [...document.querySelectorAll('form .error')].map((one) => one.textContent);

async function addPhoto() {
  await userEvent.click(await take());
  await screen.findByRole('dialog', { name: 'Photo of your face' });
  const input = screen.getByLabelText('Upload a photo', { selector: 'input' });
  await userEvent.upload(input, new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }));
  await screen.findByText(ADDED);
}

async function send() {
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha Devi');
  await userEvent.type(screen.getByLabelText('Mobile number'), '9810000001');
  await press('Get a free call back');
}

describe('the photo of a form in a dialog', () => {
  it('is sent with the key of its form, and its id with the request', async () => {
    const sent = server();
    open(false);
    await addPhoto();
    await send();
    await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/lead/submit'));
    const [photo, request] = sent;
    expect([photo?.url, request?.url]).toEqual(['/api/lead/photo', '/api/lead/submit']);
    expect(request?.photo).toBe('KEPT-1');
    expect(photo?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(request?.key).toBe(photo?.key);
  });

  it('says that the camera is on its way as long as its code is', async () => {
    open(false);
    const button = await take();
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await screen.findByRole('dialog', { name: 'Photo of your face' });
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('closes its own overlay and leaves the dialog of the form open', async () => {
    server();
    const onClosed = open(false);
    await addPhoto();
    expect(screen.queryByRole('dialog', { name: 'Photo of your face' })).toBeNull();
    expect(screen.getByRole('dialog', { name: shell.form.title })).toBeTruthy();
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('that was removed is not sent', async () => {
    const sent = server();
    open(false);
    await addPhoto();
    await press('Remove photo');
    expect(screen.queryByText(ADDED)).toBeNull();
    await send();
    await waitFor(() => expect(sent[1]?.url).toBe('/api/lead/submit'));
    expect(sent[1]?.photo).toBe('');
  });

  it('is asked for where the form demands one, until it is there', async () => {
    const sent = server();
    open(true);
    await take();
    await send();
    await waitFor(() => expect(errors()).toEqual(['Please add a photo']));
    expect(sent).toEqual([]);
    await addPhoto();
    expect(errors()).toEqual([]);
  });

  it('is told when it is deleted', async () => {
    server();
    open(false);
    expect((await take()).getAttribute('aria-describedby')).toBe('dialog-image-capture-hint');
    expect(document.getElementById('dialog-image-capture-hint')?.textContent).toBe(
      'Only our care team sees it. We delete it after 30 days.',
    );
  });
});

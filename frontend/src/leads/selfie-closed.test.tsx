import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import LeadFormIsland from '@/leads/lead-form.island';
import { formField, shell } from '@/testing/examples/shell';
import { lateAnswer } from '@/testing/late-answer';

vi.mock('@/leads/selfie/face-detector', () => ({
  loadDetector: () => Promise.reject(new Error('none')),
}));
const ADDED = 'Your photo is added.';
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 800, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
});
function open(photo: () => Promise<Response>) {
  vi.stubGlobal('location', { assign: vi.fn() });
  const f = vi.fn(async (url: string, _init: RequestInit) =>
    url === '/api/lead/photo'
      ? photo()
      : Response.json({ status: { code: '200' }, data: [{ Id: 'X' }] }),
  );
  vi.stubGlobal('fetch', f);
  const fields = [formField('image-capture', { type: 'image-capture', isRequired: false })];
  render(<LeadFormIsland form={{ ...shell.form, fields }} context={shell.context} />);
  return f;
}
const ok = (id: string) => Response.json({ status: { code: '200' }, data: [{ Id: id }] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: /^Take a/ }));
  await screen.findByRole('dialog', { name: 'Photo of your face' });
  await userEvent.upload(
    screen.getByLabelText('Upload a photo', { selector: 'input' }),
    new File(['x'], 'me.jpg', { type: 'image/jpeg' }),
  );
}
describe('a photo', () => {
  it('closed while it is being sent is not added', async () => {
    const slow = lateAnswer();
    open(slow.call);
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }));
    await press('Close without a photo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => {
      slow.come(ok('P'));
      await new Promise((d) => setTimeout(d, 30));
    });
    expect(screen.queryByText(ADDED)).toBeNull();
  });
  it('taken off leaves the focus where another is taken', async () => {
    open(async () => ok('P'));
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }));
    await screen.findByText(ADDED);
    await press('Remove photo');
    expect(document.activeElement).not.toBe(document.body);
  });
  it('loses its error while it is sent again', async () => {
    let n = 0;
    open(async () => {
      n += 1;
      if (n === 1) throw new TypeError('x');
      return new Promise(() => {});
    });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }));
    await waitFor(() =>
      expect(document.querySelector('.selfie__error')?.textContent ?? '').not.toBe(''),
    );
    await press('Use photo');
    expect(document.querySelector('.selfie__error')?.textContent ?? '').toBe('');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { kavita, meenal } from '@/testing/examples/doctors';
import { shell } from '@/testing/examples/shell';
import { renderPage, words } from '@/testing/render';
import DoctorsPage from './doctors-page';
import { usual } from './doctors-page.example';
import { MOST, readShortlist, toggle } from './shortlist';
import { start } from './shortlist.client';

const heart = (name = kavita.name) => screen.getByRole('button', { name: `Save ${name}` });
const pressed = () => heart().getAttribute('aria-pressed');
const toasts = () => [...document.querySelectorAll('.toast')].map(words);
const way = () => screen.queryByRole('link', { name: /saved/ });

beforeAll(() => start(document));
beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  const props = { ...usual, doctors: [kavita, meenal] };
  document.body.replaceChildren(renderPage(DoctorsPage, props, shell));
});

describe('the heart of a card', () => {
  it('saves at a press of the space bar, keeps the keyboard, and says what it did', async () => {
    heart().focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(document.activeElement).toBe(heart());
    await waitFor(() => expect(toasts()).toEqual(['Saved on this device.']));
    expect(document.querySelector('.toast')?.closest('[role="status"]')).not.toBeNull();
    expect(way()?.getAttribute('href')).toBe('/shortlist');
  });

  it('takes off what it saved, and the way to the list with it', async () => {
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(way()).toBeNull();
    expect(readShortlist().doctor).toEqual([]);
  });

  it('saves what it shows as not saved, though another tab has saved it meanwhile', async () => {
    toggle('doctor', kavita.id); // in another tab: nothing of it is shown here
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(readShortlist().doctor).toEqual([kavita.id]);
    await waitFor(() => expect(toasts()).toEqual(['Saved on this device.']));
  });

  it('takes off what it shows as saved, though another tab has taken it off meanwhile', async () => {
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    toggle('doctor', kavita.id);
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(readShortlist().doctor).toEqual([]);
  });

  it('shows what another tab does as soon as it is done', async () => {
    await userEvent.click(heart(meenal.name));
    await waitFor(() => expect(way()?.textContent).toBe('1 saved: show it'));
    toggle('doctor', kavita.id);
    dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
    expect(pressed()).toBe('true');
    expect(way()?.textContent).toBe('2 saved: compare');
  });

  it('is empty again when another tab forgets everything', async () => {
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(pressed()).toBe('false');
    expect(way()).toBeNull();
  });

  it('says that the list is full, and stays as it was', async () => {
    for (let id = 1; id <= MOST; id += 1) toggle('doctor', 900 + id);
    await userEvent.click(heart());
    await waitFor(() => expect(toasts().join()).toContain('Six are saved'));
    expect(pressed()).toBe('false');
    expect(readShortlist().doctor).toHaveLength(MOST);
  });

  it('does not look saved where the browser stores nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    await userEvent.click(heart());
    await waitFor(() => expect(toasts().join()).toContain('could not be saved'));
    expect(pressed()).toBe('false');
    expect(way()).toBeNull();
  });

  it('does not look saved where the storage is full', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: vi.fn() });
    await userEvent.click(heart());
    await waitFor(() => expect(toasts().join()).toContain('could not be saved'));
    expect(pressed()).toBe('false');
  });

  it('tells in Hindi what it did, with the way to the Hindi list', async () => {
    document.documentElement.lang = 'hi';
    await userEvent.click(heart());
    await waitFor(() => expect(toasts()).toEqual(['इस डिवाइस पर सहेजा गया।']));
    const link = screen.getByRole('link', { name: '1 सहेजा गया: देखें' });
    expect(link.getAttribute('href')).toBe('/hi/shortlist');
  });

  it('leads nowhere: the link of its card is another', async () => {
    const link = screen.getByRole('link', { name: kavita.name });
    const followed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    await userEvent.click(heart());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(followed).not.toHaveBeenCalled();
  });
});

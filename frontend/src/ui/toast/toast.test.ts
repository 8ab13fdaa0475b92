import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '@/testing/render';
import { showToast } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
});
const told = () => screen.queryAllByRole('status').map(words);

it('is a region before it has words, so that a screen reader hears them come', () => {
  showToast('The link is copied');
  expect(told()).toEqual(['']);
  vi.advanceTimersByTime(100);
  expect(told()).toEqual(['The link is copied']);
});

it('goes by itself, and leaves nothing behind', () => {
  showToast('The link is copied');
  vi.advanceTimersByTime(4999);
  expect(told()).toEqual(['The link is copied']);
  vi.advanceTimersByTime(1);
  expect(document.body.childElementCount).toBe(0);
});

it('said again is heard again, and the first does not take the second with it', () => {
  showToast('Saved');
  vi.advanceTimersByTime(3000);
  showToast('Saved');
  vi.advanceTimersByTime(2500);
  expect(told()).toEqual(['Saved']);
});

it('says markup as the words that it is', () => {
  showToast('<img src=x onerror=alert(1)>');
  vi.advanceTimersByTime(100);
  expect(document.querySelector('img')).toBeNull();
  expect(told()).toEqual(['<img src=x onerror=alert(1)>']);
});

it('is alone at the foot of the page: what is said next takes its place', () => {
  showToast('Saved to your list');
  vi.advanceTimersByTime(1000);
  showToast('Taken off your list');
  vi.advanceTimersByTime(100);
  expect(told()).toEqual(['Taken off your list']);
  vi.advanceTimersByTime(4899);
  expect(told()).toEqual(['Taken off your list']);
});

describe('while something is open over the page', () => {
  function openDialog(): HTMLDialogElement {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  it('is said over it: behind it nobody would see or hear it', () => {
    openDialog();
    const above = openDialog();
    showToast('We could not send this');
    vi.advanceTimersByTime(100);
    expect(words(above)).toBe('We could not send this');
    vi.advanceTimersByTime(5000);
    expect(words(above)).toBe('');
  });

  it('stays on the page when that is closed, for as long as it had left', () => {
    const dialog = openDialog();
    showToast('We could not send this');
    vi.advanceTimersByTime(1000);
    dialog.close();
    dialog.remove();
    vi.advanceTimersByTime(3999);
    expect(told()).toEqual(['We could not send this']);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual([]);
  });

  it('does not come back with what is closed after it has gone, or after another was said', () => {
    const dialog = openDialog();
    showToast('First');
    vi.advanceTimersByTime(1000);
    showToast('Second');
    vi.advanceTimersByTime(5000);
    dialog.close();
    vi.advanceTimersByTime(100);
    expect(told()).toEqual([]);
  });
});

describe('in a tab that is not seen', () => {
  const turnTo = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('waits for its visitor, who gets the whole time to read it', () => {
    turnTo('hidden');
    showToast('Your profile is saved');
    vi.advanceTimersByTime(60_000);
    turnTo('visible');
    vi.advanceTimersByTime(4900);
    expect(told()).toEqual(['Your profile is saved']);
    vi.advanceTimersByTime(200);
    expect(told()).toEqual([]);
  });

  it('does not go while its visitor looks at another tab', () => {
    showToast('The link is copied');
    vi.advanceTimersByTime(1000);
    turnTo('hidden');
    vi.advanceTimersByTime(60_000);
    turnTo('visible');
    expect(told()).toEqual(['The link is copied']);
    vi.advanceTimersByTime(5100);
    expect(told()).toEqual([]);
  });

  it('is the last that was said, alone, when its visitor comes back', () => {
    turnTo('hidden');
    showToast('Saved');
    vi.advanceTimersByTime(9000);
    showToast('Taken off');
    vi.advanceTimersByTime(9000);
    turnTo('visible');
    vi.advanceTimersByTime(100);
    expect(told()).toEqual(['Taken off']);
    vi.advanceTimersByTime(5100);
    expect(document.body.childElementCount).toBe(0);
  });
});

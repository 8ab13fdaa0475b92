import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST, readShortlist, toggle } from './shortlist';
import press, { showHearts } from './shortlist-hearts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the shortlist of a device', () => {
  it('takes and drops, in the order in which it was chosen', () => {
    expect([toggle('doctor', 3), toggle('doctor', 1), toggle('hospital', 9)]).toEqual(
      Array(3).fill('added'),
    );
    expect(readShortlist()).toEqual({ doctor: [3, 1], hospital: [9] });
    expect(toggle('doctor', 3)).toBe('removed');
    expect(readShortlist()).toEqual({ doctor: [1], hospital: [9] });
  });

  it('leaves nothing on the device once it is empty', () => {
    toggle('doctor', 3);
    toggle('doctor', 3);
    expect(localStorage.length).toBe(0);
  });

  it('holds six of a kind and says so at the seventh', () => {
    for (let id = 1; id <= MOST; id += 1) toggle('doctor', id);
    expect(toggle('doctor', 7)).toBe('full');
    expect(toggle('hospital', 7)).toBe('added');
    expect(readShortlist().doctor).toHaveLength(MOST);
  });

  it.each(['null', '[]', '{"doctor":"all"}', '{"doctor":[0,-1,1.5,"2",null]}', 'half a wo'])(
    'is empty where %s is stored',
    (stored) => {
      localStorage.setItem('shortlist', stored);
      expect(readShortlist()).toEqual({ doctor: [], hospital: [] });
    },
  );

  it('says that it is not stored where the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(toggle('doctor', 3)).toBe('blocked');
  });
});

describe('the hearts of cards', () => {
  const card = (name: string) => {
    const heart = document.createElement('button');
    heart.dataset.shortlist = name;
    document.body.append(heart);
    return heart;
  };
  const way = () => document.querySelector<HTMLAnchorElement>('.shortlist-way');

  it('are pressed for what is stored, with the way to it', () => {
    localStorage.setItem('shortlist', '{"doctor":[3],"hospital":[]}');
    const [stored, other] = [card('doctor:3'), card('hospital:3')];
    showHearts(document);
    expect([stored, other].map((heart) => heart.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    expect(way()?.getAttribute('href')).toBe('/shortlist');
    expect(way()?.textContent).toBe('1 saved: show it');
  });

  it('change at a press, all of the same card, and the way goes with the last', () => {
    const [one, again, other] = [card('doctor:3'), card('doctor:3'), card('doctor:4')];
    press(one);
    press(other);
    expect([one, again, other].map((heart) => heart.getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(way()?.textContent).toBe('2 saved: compare');
    press(one);
    press(other);
    expect(again.getAttribute('aria-pressed')).toBe('false');
    expect(way()).toBeNull();
  });
});

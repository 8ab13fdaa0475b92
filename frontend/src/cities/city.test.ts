import { describe, expect, it, vi } from 'vitest';
import { chooseCity, chosenCity } from './city';

const PUNE = { id: 568, name: 'Pune', type: 'popular', slug: 'pune' };

describe('the chosen city', () => {
  it('is none at first', () => {
    expect(chosenCity()).toBeNull();
  });

  it('is stored under both styles of keys', () => {
    expect(chooseCity(PUNE)).toBe(true);
    expect({ ...localStorage }).toEqual({
      cityId: '568',
      cityid: '568',
      cityName: 'Pune',
      cityname: 'Pune',
      type: 'popular',
      citySlug: 'pune',
    });
    expect(chosenCity()).toEqual(PUNE);
  });

  it.each([
    ['cityId', 'cityName'],
    ['cityid', 'cityname'],
    ['cityId', 'cityname'],
  ])('is read from %s and %s', (id, name) => {
    localStorage.setItem(id, '568');
    localStorage.setItem(name, 'Pune');
    expect(chosenCity()).toEqual({ ...PUNE, type: '', slug: '' });
  });

  it('may be Other', () => {
    chooseCity({ id: 0, name: 'Other', type: 'other' });
    expect(chosenCity()?.id).toBe(0);
  });

  it.each([
    ['x', 'Pune'],
    ['-1', 'Pune'],
    ['1e3', 'Pune'],
    ['99999999999', 'Pune'],
    ['568', ''],
    ['568', '   '],
    ['568', '<img src=x>'],
    ['568', '{"a":1}'],
    ['568', 'x'.repeat(81)],
    ['', 'Pune'],
  ])('is none when %s and %s are stored', (id, name) => {
    localStorage.setItem('cityId', id);
    localStorage.setItem('cityName', name);
    expect(chosenCity()).toBeNull();
  });

  it('is one object as long as it is the same, so that React does not render again', () => {
    chooseCity(PUNE);
    expect(chosenCity()).toBe(chosenCity());
  });

  it('is none where storage is blocked, and says that it was not stored', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    expect(chosenCity()).toBeNull();
    expect(chooseCity(PUNE)).toBe(false);
  });
});

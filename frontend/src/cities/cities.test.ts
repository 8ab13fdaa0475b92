import { describe, expect, it } from 'vitest';
import { arranged, cityLabel, kmBetween, matching, nearest, OTHER } from './cities';

const city = (cityid: number, cityname: string, aliases: string[] = [], at?: [number, number]) => ({
  ...OTHER,
  cityid,
  cityname,
  nameHi: '',
  aliases,
  latitude: at?.[0] ?? null,
  longitude: at?.[1] ?? null,
});
const PUNE = city(568, 'Pune', ['पुणे', 'Poona'], [18.52, 73.86]);
const MUMBAI = city(477, 'Mumbai', ['Bombay', 'Navi Mumbai'], [19.08, 72.88]);
const AGRA = city(900, 'Agra');
const CITIES = [AGRA, PUNE, MUMBAI];
const names = (cities: { cityname: string }[]) => cities.map(({ cityname }) => cityname);

describe('the order of cities', () => {
  it('is the specified one for popular cities, then by name, Other last', () => {
    const found = arranged(CITIES, 'en');
    expect(names(found.popular)).toEqual(['Mumbai', 'Pune']);
    expect(names(found.others)).toEqual(['Agra', 'Other']);
  });
});

describe('a city on a Hindi page', () => {
  const kota = { ...city(1, 'Kota'), nameHi: 'कोटा' };
  it('has its Hindi name, in the order of Hindi', () => {
    const ajmer = { ...city(2, 'Ajmer'), nameHi: 'अजमेर' };
    const { others } = arranged([kota, ajmer], 'hi');
    expect(others.map((one) => cityLabel(one, 'hi'))).toEqual(['अजमेर', 'कोटा', 'अन्य']);
  });

  it('is found by either name, and keeps the English one where there is no other', () => {
    expect(names(matching([kota], 'कोट'))).toEqual(['Kota']);
    expect(names(matching([kota], 'kot'))).toEqual(['Kota']);
    expect(cityLabel(AGRA, 'hi')).toBe('Agra');
  });
});

describe('typing a city', () => {
  it.each([
    ['pun', ['Pune']],
    ['POONA', ['Pune']],
    ['bombay', ['Mumbai']],
    ['mumbai', ['Mumbai']],
    ['पुणे', ['Pune']],
    [' a', ['Agra']],
    ['oona', []],
    ['xyz', []],
    ['.*', []],
  ])('%s finds %j', (typed, expected) => {
    expect(names(matching(CITIES, typed))).toEqual(expected);
  });
});

describe('how far cities are from each other', () => {
  it('is the way as the crow flies, either way', () => {
    expect(kmBetween(PUNE, MUMBAI)).toBe(120);
    expect(kmBetween(MUMBAI, PUNE)).toBe(120);
    expect(kmBetween(PUNE, PUNE)).toBe(0);
  });

  it('is not known of one that is not on the map', () => {
    expect(kmBetween(PUNE, AGRA)).toBeNull();
    expect(kmBetween(AGRA, PUNE)).toBeNull();
  });
});

describe('the nearest city', () => {
  it.each([
    [{ latitude: 18.6, longitude: 73.8 }, 'Pune'],
    [{ latitude: 19.2, longitude: 72.9 }, 'Mumbai'],
    [{ latitude: -80, longitude: -179 }, 'Pune'],
  ])('of %j is %s', (here, name) => {
    expect(nearest(CITIES, here)?.cityname).toBe(name);
  });

  it('is none when no city says where it is', () => {
    expect(nearest([AGRA], { latitude: 27, longitude: 78 })).toBeNull();
  });
});

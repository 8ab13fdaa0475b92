import { type FormEvent, useEffect, useState } from 'react';
import type { CityItem, Preset } from '@/contract/types';
import { chosenCity } from '@/lib/city';
import { useText } from '@/ui/text';
import { knownCities, loadCities, nearest, OTHER } from './cities';

export interface Choice {
  city: CityItem;
  /** Only where it was asked for. */
  name: string;
}

interface Setup {
  known: Preset[];
  withName: boolean;
  onChosen: (choice: Choice) => void;
}

export type Finding = 'no' | 'busy' | 'found' | 'refused';

/** The state of the picker: the list, the choice, and what is missing (spec section 5, shell forms). */
export function useCityPicker({ known, withName, onChosen }: Setup) {
  const t = useText().cityPicker;
  const [cities, setCities] = useState(() => knownCities(known));
  const [city, setCity] = useState(() => chosenAmong(cities));
  const [errors, setErrors] = useState<{ city?: string; name?: string }>({});
  const [finding, setFinding] = useState<Finding>('no');

  useEffect(() => {
    void loadCities().then((loaded) => {
      if (loaded.length === 0) return;
      setCities(loaded);
      setCity((now) => now ?? chosenAmong(loaded));
    });
  }, []);

  function choose(chosen: CityItem) {
    setCity(chosen);
    setErrors(({ city: _, ...left }) => left);
  }

  function findMe() {
    setFinding('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const near = nearest(cities, coords);
        if (near) choose(near);
        setFinding(near ? 'found' : 'refused');
      },
      () => setFinding('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const wrong = {
      ...(withName && (!name || /[<>]/.test(name)) && { name: t.needName }),
      ...(!city && { city: t.needCity }),
    };
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) document.getElementById(`city-picker-${first}`)?.focus();
    else if (city) onChosen({ city, name });
  }

  const clearName = () => setErrors(({ name: _, ...left }) => left);
  return { cities, city, errors, finding, choose, findMe, submit, clearName };
}

function chosenAmong(cities: CityItem[]): CityItem | null {
  const before = chosenCity();
  return [...cities, OTHER].find(({ cityid }) => cityid === before?.id) ?? null;
}

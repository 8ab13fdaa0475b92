import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CityItem, Preset } from '@/contract/types';
import { PATIENCE_MS } from '@/lib/patience';
import { isName } from '@/lib/person-name';
import { cityPickerText } from '@/lib/text/city-picker';
import { useStrings } from '@/ui/language';
import { showToast } from '@/ui/toast/toast';
import { knownCities, loadCities, nearest, OTHER } from './cities';
import { chosenCity } from './city';

export interface Choice {
  city: CityItem;
  /** Only where it was asked for. */
  name: string;
}

/** What is wrong, by field, as the form or the server says it. */
export type Refused = { city?: string; name?: string };

export interface Setup {
  known: Preset[];
  withName: boolean;
  /** Stores the choice; answers what was refused, or null. */
  onChosen: (choice: Choice) => Promise<Refused | null>;
}

export type Finding = 'no' | 'busy' | 'found' | 'refused';

/** The state of the picker: the list, the choice, and what is missing (spec section 5, shell forms). */
export function useCityPicker({ known, withName, onChosen }: Setup) {
  const t = useStrings(cityPickerText);
  const { cities, isPart, withSlug, loaded } = useCities(known);
  const [city, setCity] = useChoice(cities);
  const [errors, setErrors] = useState<Refused>({});
  const [isBusy, setBusy] = useState(false);
  const isGiven = useRef(false);
  const isClosed = useIsClosed();

  function choose(next: CityItem | null) {
    if (isGiven.current) return; // what is shown is what is being saved
    cancel();
    setCity(next);
    setErrors(({ city: _, ...left }) => left);
  }

  const { finding, findMe, cancel } = useNearestCity(loaded, setCity, isGiven);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const hasName = !withName || isName(name);
    if (city && hasName) return give(city, name);
    refuse({ ...(!hasName && { name: t.needName }), ...(!city && { city: t.needCity }) });
  }

  /** Once: a tap on a label is a click on its radio as well, and both may come before the next render. */
  async function give(given: CityItem, name: string) {
    if (isGiven.current) return;
    isGiven.current = true;
    cancel();
    setErrors({});
    setBusy(true);
    const whole = given.slug !== '' || given === OTHER ? given : await withSlug(given);
    if (isClosed.current) return; // while the list was waited for
    const refused = await onChosen({ city: whole, name });
    // Who has closed it meanwhile would take the city for saved.
    if (isClosed.current) return void (refused && showToast(refused.city ?? refused.name ?? ''));
    isGiven.current = false;
    setBusy(false);
    if (refused) refuse(refused);
  }

  /** A tap on a city is all it takes where nothing else is asked; by keyboard, arrows pass by cities. */
  function take(next: CityItem) {
    choose(next);
    if (!withName) void give(next, '');
  }

  function refuse(wrong: Refused) {
    setErrors(wrong);
    document.getElementById(`city-picker-${Object.keys(wrong)[0]}`)?.focus();
  }

  const clearName = () => setErrors(({ name: _, ...left }) => left);
  return { cities, isPart, city, errors, isBusy, finding, choose, take, findMe, submit, clearName };
}

/** The one that was chosen before, until another is, or none. */
function useChoice(cities: CityItem[]) {
  const [chosen, setCity] = useState<CityItem | null>();
  return [chosen === undefined ? chosenAmong(cities) : chosen, setCity] as const;
}

function useIsClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}

/** The cities the page knows, and every city once the list has come. */
function useCities(known: Preset[]) {
  const [cities, setCities] = useState(() => knownCities(known));
  const [isPart, setPart] = useState(false);
  const loading = useRef<Promise<CityItem[]> | null>(null);

  useEffect(() => {
    let isClosed = false;
    const load = async () => {
      loading.current = loadCities();
      const loaded = await loading.current;
      if (isClosed) return;
      setPart(loaded.length === 0);
      if (loaded.length === 0) return addEventListener('online', load, { once: true });
      setCities(loaded);
    };
    void load();
    return () => {
      isClosed = true;
      removeEventListener('online', load);
    };
  }, []);

  const loaded = async () => (await loading.current) ?? [];

  /** One that was chosen before the list came has no address of its own yet; if need be it is found another time. */
  async function withSlug(city: CityItem): Promise<CityItem> {
    const none = new Promise<CityItem[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const known = await Promise.race([loaded(), none]);
    return known.find(({ cityid }) => cityid === city.cityid) ?? city;
  }
  return { cities, isPart, withSlug, loaded };
}

/**
 * Asks the device where it is, and chooses the city whose middle is nearest, once the list has come. `isGiven`: one
 * is being saved.
 */
function useNearestCity(
  loaded: () => Promise<CityItem[]>,
  onFound: (city: CityItem) => void,
  isGiven: RefObject<boolean>,
) {
  const [finding, setFinding] = useState<Finding>('no');
  const asked = useRef(0);
  function findMe() {
    if (isGiven.current) return;
    setFinding('busy');
    asked.current += 1;
    const own = asked.current;
    const say = (found: Finding) => own === asked.current && setFinding(found);
    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        const near = nearest(await loaded(), coords);
        if (near && own === asked.current) onFound(near);
        say(near ? 'found' : 'refused');
      },
      () => say('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }
  /** Who has chosen by hand waits for no answer, and the choice is not the nearest. */
  function cancel() {
    asked.current += 1;
    setFinding('no');
  }
  return { finding, findMe, cancel };
}

function chosenAmong(cities: CityItem[]): CityItem | null {
  const before = chosenCity();
  return [...cities, OTHER].find(({ cityid }) => cityid === before?.id) ?? null;
}

import { useState } from 'react';
import { cityLabel } from '@/cities/cities';
import { chooseCity } from '@/cities/city';
import { CityPicker } from '@/cities/city-picker';
import { isThere, searchIn, siblingPath } from '@/cities/sibling';
import type { Choice, Refused } from '@/cities/use-city-picker';
import type { CityItem } from '@/contract/types';
import { type PageForm, pageLanguage, readBlock } from '@/lib/page-data';
import { cityPickerText } from '@/lib/text/city-picker';
import { showToast } from '@/ui/toast/toast';
import { saveProfile } from './save-profile';
import { currentProfile, isSessionInMemory } from './session';

const RELOAD_AFTER = 1000; // spec section 4

/** The one city dialog: 'Select Your City', or 'Personal Details' for who is logged in without a name. */
export function PlaceDialog({ onClosed }: { onClosed: () => void }) {
  const [withName] = useState(() => currentProfile()?.name === '');
  const { cities } = readBlock<PageForm>('page-form').form;
  return (
    <CityPicker
      known={cities}
      withName={withName}
      onClosed={onClosed}
      onChosen={async (choice) => {
        const refused = await saveProfileOf(choice);
        if (!refused) await storeCity(choice.city, onClosed);
        return refused;
      }}
    />
  );
}

/** With the patient's profile when somebody is logged in: what was refused, or null. */
async function saveProfileOf({ city, name }: Choice): Promise<Refused | null> {
  if (currentProfile() === null) return null;
  const { cityid, cityname, type } = city;
  const change = { ...(name && { name }), cityId: cityid };
  const answer = await saveProfile(change, { cityid, cityname, type });
  if (!answer || currentProfile() === null) return null; // logged out by now: a guest's is kept on the device
  const isOfName = name && answer.errors?.[0]?.field === 'name';
  const { wrong } = cityPickerText[pageLanguage()];
  return { [isOfName ? 'name' : 'city']: answer.message || wrong };
}

/** On the device. What came of it is told once the dialog is gone, behind which nobody would see or hear it. */
async function storeCity(city: CityItem, onClosed: () => void): Promise<void> {
  const t = cityPickerText[pageLanguage()];
  const isPatient = currentProfile() !== null;
  const { cityid: id, cityname: name, type, slug } = city;
  const isStored = chooseCity({ id, name, type, slug });
  const said = isPatient ? t.savedProfile : isStored ? t.saved : t.notKept;
  // A session that no cookie holds would end with the page.
  const next = isSessionInMemory() ? {} : await pageOf(city, isStored || isPatient);
  onClosed();
  showToast(next.said ?? said);
  if (next.go) setTimeout(next.go, RELOAD_AFTER);
}

interface Next {
  said?: string;
  go?: () => void;
}

/**
 * The same page in the city, which its address names even where nothing could be kept. Else it again where it
 * is the same in every city, or is not there in this one.
 */
async function pageOf(city: CityItem, isKept: boolean): Promise<Next> {
  const isHome = document.documentElement.dataset.pageType === 'Home';
  const search = searchIn(city.cityid, location.pathname, location.search);
  if (search !== null) return { go: () => location.assign(search) };
  const sibling = siblingPath(location.pathname, city.slug, isHome, location.search);
  if (sibling === null) return isKept ? { go: () => location.reload() } : {};
  const found = await isThere(sibling);
  if (found) return { go: () => location.assign(sibling) };
  if (found === null) return {}; // the city is kept, and the page stays
  const language = pageLanguage();
  return isKept ? { said: cityPickerText[language].notThere(cityLabel(city, language)) } : {};
}

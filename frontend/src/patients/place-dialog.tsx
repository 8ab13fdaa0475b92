import { useState } from 'react';
import { cityLabel } from '@/cities/cities';
import { chooseCity } from '@/cities/city';
import { CityPicker } from '@/cities/city-picker';
import { isThere, siblingPath } from '@/cities/sibling';
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
        const refused = await saveCity(choice);
        if (!refused) onClosed();
        return refused;
      }}
    />
  );
}

/** On the device, and with the patient's profile when somebody is logged in. */
async function saveCity({ city, name }: Choice): Promise<Refused | null> {
  const t = cityPickerText[pageLanguage()];
  const isPatient = currentProfile() !== null;
  if (isPatient) {
    const change = { ...(name && { name }), cityId: city.cityid };
    const answer = await saveProfile(change, {
      cityid: city.cityid,
      cityname: city.cityname,
      type: city.type,
    });
    if (answer) {
      const isOfName = name && answer.errors?.[0]?.field === 'name';
      return { [isOfName ? 'name' : 'city']: answer.message || t.wrong };
    }
  }
  const { cityid: id, cityname, type, slug } = city;
  const isStored = chooseCity({ id, name: cityname, type, slug });
  showToast(isPatient ? t.savedProfile : isStored ? t.saved : t.notKept);
  // A session that no cookie holds would end with the page.
  if (!isSessionInMemory()) await showPageOf(city, isStored || isPatient);
  return null;
}

/**
 * The same page in the city, which its address names even where nothing could be kept. Else it again where it
 * is the same in every city, or is not there in this one.
 */
async function showPageOf(city: CityItem, isKept: boolean): Promise<void> {
  const isHome = document.documentElement.dataset.pageType === 'Home';
  const sibling = siblingPath(location.pathname, city.slug, isHome, location.search);
  if (sibling === null) return void (isKept && setTimeout(() => location.reload(), RELOAD_AFTER));
  if (await isThere(sibling)) return void setTimeout(() => location.assign(sibling), RELOAD_AFTER);
  if (!isKept) return;
  const language = pageLanguage();
  showToast(cityPickerText[language].notThere(cityLabel(city, language)));
}

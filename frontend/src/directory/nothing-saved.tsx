import { inCity } from '@/cities/sibling';
import { useChosenCity } from '@/cities/use-chosen-city';
import { shortlistText } from '@/lib/text/shortlist';
import { Empty } from '@/ui/empty/empty';
import { useLanguage, useStrings } from '@/ui/language';

const LISTS = {
  en: { doctors: '/doctors', hospitals: '/hospitals' },
  hi: { doctors: '/hi/doctors', hospitals: '/hi/hospitals' },
};

/** Where nothing is stored on this device: the ways to the lists. */
export function NothingSaved() {
  const t = useStrings(shortlistText);
  const lists = LISTS[useLanguage()];
  const slug = useChosenCity()?.slug;
  const there = (path: string) => (slug && inCity(slug, path)) || path;
  return (
    <Empty level={2} title={t.none} text={t.noneText}>
      <a className="btn" href={there(lists.doctors)}>
        {t.findDoctors}
      </a>
      <a className="btn btn--secondary" href={there(lists.hospitals)}>
        {t.findHospitals}
      </a>
    </Empty>
  );
}

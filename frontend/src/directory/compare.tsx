import { type ReactNode, useEffect, useState } from 'react';
import type { DoctorCard, HospitalCard } from '@/contract/types';
import { BookLink } from '@/leads/form/book-link';
import { useHasForm } from '@/leads/form/form-switch';
import { rupees } from '@/lib/money';
import type { Text } from '@/lib/text';
import { commonText } from '@/lib/text/common';
import { profilesText } from '@/lib/text/profiles';
import { shortlistText } from '@/lib/text/shortlist';
import { wholeHours } from '@/lib/whole-hours';
import { headOfSentence, midSentence } from '@/lib/words';
import { Avatar } from '@/ui/avatar/avatar';
import { Icon } from '@/ui/icon/icon';
import { useLanguage, useStrings } from '@/ui/language';
import { TextLink } from '@/ui/link/text-link';
import { marked } from './demo-mark';
import type { Clinic } from './next-clinic';
import type { Far } from './use-distance';

interface Named {
  id: number;
  name: string;
  url: string | null;
}
type Row<T> = [label: string, cell: (one: T) => ReactNode];

/** How far each is; no row while no city is chosen. */
const farRow = <T extends { cityId: number | null }>(far: Far | null): Row<T>[] =>
  far ? [[far.label, ({ cityId }) => far.ofCity(cityId)]] : [];

/** A way to the form for each, told apart by name where one hears links alone; no row where the form is switched off. */
const askRow = (
  hasForm: boolean,
  t: Text['shortlist'],
  { book }: { book: string },
): Row<DoctorCard>[] => {
  if (!hasForm) return [];
  const ask = (doctor: DoctorCard) => (
    <BookLink doctor={doctor}>
      {book}
      <span className="vh">{t.askWith(doctor.name)}</span>
    </BookLink>
  );
  return [[t.ask, ask]];
};

/** Who accredits or pays somebody invented is invented too. */
const toldBy = (names: string[], isDemo: boolean, t: { demo: string }) =>
  names.length > 0 && marked(names.join(', '), isDemo, t);

interface CompareProps<T extends Named> {
  title: string;
  all: T[];
  rows: Row<T>[];
  face?: (one: T) => ReactNode;
  onRemove: (id: number) => void;
}

interface DoctorsProps {
  doctors: DoctorCard[];
  far: Far | null;
  onRemove: (id: number) => void;
}

export function CompareDoctors({ doctors, far, onRemove }: DoctorsProps) {
  const t = useStrings(shortlistText);
  const { doctor: words } = useStrings(profilesText);
  const common = useStrings(commonText);
  const hasForm = useHasForm();
  const rows: Row<DoctorCard>[] = [
    [t.speciality, ({ title }) => title],
    [
      words.factFee,
      ({ fee, isDemo }) =>
        fee === null ? words.feeOnRequest : <b>{marked(rupees(fee), isDemo, common)}</b>,
    ],
    [words.factExperience, ({ years }) => (years === null ? null : words.years(years))],
    [t.languages, ({ languages }) => languages.join(', ')],
    [words.factPlace, ({ hospital }) => hospital && <TextLink link={hospital} />],
    ...farRow<DoctorCard>(far),
    [words.insurance, ({ insurance, isDemo }) => toldBy(insurance, isDemo, common)],
    [t.nextClinic, (doctor) => doctor.clinics.length > 0 && <NextClinic doctor={doctor} />],
    [words.treatsTitle, ({ treats }) => headOfSentence(treats.map(midSentence).join(', '))],
    ...askRow(hasForm, t, common),
  ];
  return (
    <Compare
      title={t.doctors}
      all={doctors}
      rows={rows}
      face={({ name, photo, portrait }) => <Avatar name={name} photo={photo} portrait={portrait} />}
      onRemove={onRemove}
    />
  );
}

interface HospitalsProps {
  hospitals: HospitalCard[];
  far: Far | null;
  onRemove: (id: number) => void;
}

export function CompareHospitals({ hospitals, far, onRemove }: HospitalsProps) {
  const t = useStrings(shortlistText);
  const { hospital: words } = useStrings(profilesText);
  const common = useStrings(commonText);
  const rows: Row<HospitalCard>[] = [
    [t.place, ({ area }) => area],
    ...farRow<HospitalCard>(far),
    [t.size, ({ beds }) => (beds ? words.beds(beds) : null)],
    [t.staff, ({ doctors }) => (doctors === 0 ? null : words.doctors(doctors))],
    [t.accepts, ({ tags, isDemo }) => toldBy(tags, isDemo, common)],
  ];
  return <Compare title={t.hospitals} all={hospitals} rows={rows} onRemove={onRemove} />;
}

/** One column each. A narrow screen scrolls sideways and keeps the names of the rows in sight. */
function Compare<T extends Named>({ title, all, rows, face, onRemove }: CompareProps<T>) {
  const t = useStrings(shortlistText);
  if (all.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="table-wrap" aria-label={title} tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {all.map((one) => (
                <th key={one.id} scope="col">
                  <Head one={one} face={face?.(one)} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, cell]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {all.map((one) => (
                  <td key={one.id}>
                    {cell(one) || <span className="caption">{t.notRecorded}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface HeadProps {
  one: Named;
  face: ReactNode;
  onRemove: (id: number) => void;
}

function Head({ one, face, onRemove }: HeadProps) {
  const t = useStrings(shortlistText);
  return (
    <div className="compare__head">
      {face}
      <TextLink link={{ label: one.name, url: one.url, lang: null }} />
      <button
        className="icon-btn"
        type="button"
        aria-label={t.remove(one.name)}
        onClick={() => onRemove(one.id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

const inWords = ({ days, hours }: DoctorCard['clinics'][number]) => `${days}, ${hours}`;

/** All hours, until the code that lists of doctors load for it says the next, beside those that tell no day of the week:
 * anew when the page is seen again. */
function NextClinic({ doctor: { clinics } }: { doctor: DoctorCard }) {
  const language = useLanguage();
  const [next, setNext] = useState('');
  useEffect(() => {
    const known = clinics.map(
      ({ weekdays, begin, end, hours }): Clinic => [weekdays, begin, end, hours],
    );
    const tell = () =>
      import('./next-clinic').then(({ nextClinic, dayWord }) => {
        const now = new Date();
        const next = nextClinic(known, now);
        const said = next && `${dayWord(next.ahead, now, language)}, ${next.hours}`;
        setNext(headOfSentence(said ?? '')); // of hours that are others by now, none perhaps
      }, Boolean);
    const tellAgain = () => document.visibilityState === 'visible' && void tell();
    void tell();
    document.addEventListener('visibilitychange', tellAgain);
    return () => document.removeEventListener('visibilitychange', tellAgain);
  }, [clinics, language]);
  const others = clinics
    .filter(({ weekdays }) => next === '' || weekdays.length === 0)
    .map(inWords);
  return wholeHours([next, ...others].filter(Boolean).join('; '));
}

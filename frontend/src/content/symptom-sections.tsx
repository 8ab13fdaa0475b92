import type { Cause, Shell, SymptomPageProps } from '@/contract/types';
import type { Text } from '@/lib/text';
import { TextLink } from '@/ui/link/text-link';
import { Cited, marksOf, withoutMarks } from '@/ui/prose/cited';
import { Prose } from '@/ui/prose/prose';
import { type Maybe, type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { bodySections } from './blocks/body-sections';
import { CareCard } from './care-card';
import { begunBy, doctorsSection, proseSection, questionsSection } from './sections';

/** The sections of a symptom, in order, after when not to wait. */
export function symptomSections(page: SymptomPageProps, t: Text, shell: Shell): PageSection[] {
  const body = bodySections(page.body, shell);
  return begunBy(
    present([
      causesSection(page.causes, t),
      proseSection('home', t.content.atHome, page.atHome),
      seeDoctorSection(page.seeDoctor, t),
      ...body.sections,
      doctorsSection(page, t, shell),
      questionsSection(page.questions, t),
    ]),
    body.before,
  );
}

/** Stands above the list of sections: nobody is to look for it. Nothing where nothing is urgent. */
export function Urgent({ page, calls }: { page: SymptomPageProps; calls: string[] }) {
  const t = useText();
  if (page.emergency.length === 0 && page.actNow === '') return null;
  return (
    <>
      <h2 id="urgent">{t.content.urgent}</h2>
      <CareCard kind="urgent" title={t.condition.emergency} items={page.emergency} calls={calls} />
      {page.actNow !== '' && (
        <>
          <h3>{t.content.actNow}</h3>
          <Prose text={page.actNow} />
        </>
      )}
    </>
  );
}

function causesSection(causes: Cause[], t: Text): Maybe {
  return (
    causes.length > 0 && {
      id: 'causes',
      label: t.content.whatItMayBe,
      body: (
        <ul className="bullets">
          {causes.map(({ name, feels, url }) => (
            <li key={name}>
              <b>
                <TextLink link={{ label: withoutMarks(name), url, lang: null }} />
              </b>
              <Cited text={marksOf(name)} />: <Cited text={feels} />
            </li>
          ))}
        </ul>
      ),
    }
  );
}

function seeDoctorSection(reasons: string[], t: Text): Maybe {
  return (
    reasons.length > 0 && {
      id: 'help',
      label: t.content.whenToSee,
      body: <CareCard kind="see" title={t.condition.seeDoctor} items={reasons} />,
    }
  );
}

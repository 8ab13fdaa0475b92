import type { Shell, TestPageProps } from '@/contract/types';
import type { Text } from '@/lib/text';
import { Prose } from '@/ui/prose/prose';
import { type Maybe, type PageSection, present } from '@/ui/sections/sections';
import { bodySections } from './blocks/body-sections';
import { emergencyNumbers } from './emergency-numbers';
import { RowsTable } from './rows-table';
import { begunBy, helpSection, proseSection, questionsSection } from './sections';

/** The sections of a test, in order. One without content is not there. */
export function testSections(page: TestPageProps, t: Text, shell: Shell): PageSection[] {
  const body = bodySections(page.body, shell);
  return begunBy(
    present([
      proseSection('checks', t.content.whatItChecks, page.whatItChecks),
      proseSection('why', t.content.why, page.why),
      proseSection('prepare', t.content.prepare, page.prepare),
      proseSection('how', t.content.how, page.howItIsDone),
      rangesSection(page, t),
      proseSection('reading', t.content.reading, page.reading),
      helpSection(page, t, emergencyNumbers(shell.brand)),
      proseSection('limits', t.content.limits, page.limits),
      ...body.sections,
      questionsSection(page.questions, t),
    ]),
    body.before,
  );
}

/** Numbers with what they mean; for a scan, words with what they mean. */
function rangesSection({ ranges, rangesIntro }: TestPageProps, t: Text): Maybe {
  const hasNumbers = ranges.some(({ range }) => range !== '');
  const head = [
    t.content.measured,
    ...(hasNumbers ? [t.content.range] : []),
    t.content.whatItMeans,
  ];
  const rows = ranges.map(({ name, range, meaning }) =>
    hasNumbers ? [name, range, meaning] : [name, meaning],
  );
  return (
    ranges.length > 0 && {
      id: 'ranges',
      label: hasNumbers ? t.content.ranges : t.content.reading,
      body: (
        <>
          <Prose text={rangesIntro} />
          <RowsTable head={head} rows={rows} />
        </>
      ),
    }
  );
}

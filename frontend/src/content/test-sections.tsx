import type { Shell, TestPageProps } from '@/contract/types';
import type { Text } from '@/lib/text';
import { Prose } from '@/ui/prose/prose';
import { type Maybe, type PageSection, present } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
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
      hasNumbers(page) && proseSection('reading', t.content.reading, page.reading),
      helpSection(page, t, emergencyNumbers(shell.brand)),
      proseSection('limits', t.content.limits, page.limits),
      ...body.sections,
      questionsSection(page.questions, t),
    ]),
    body.before,
  );
}

/** Of a scan there are words instead, and how its report is read is told with them. */
const hasNumbers = ({ ranges }: TestPageProps): boolean =>
  ranges.length === 0 || ranges.some(({ range }) => range !== '');

/** Numbers with what they mean; for a scan, words with what they mean. */
function rangesSection(page: TestPageProps, t: Text): Maybe {
  const { ranges, rangesIntro, reading } = page;
  if (ranges.length === 0 && rangesIntro === '') return false;
  const isInNumbers = hasNumbers(page);
  return {
    id: 'ranges',
    label: isInNumbers ? t.content.ranges : t.content.reading,
    body: (
      <>
        <Prose text={rangesIntro} />
        {ranges.length > 0 && <Ranges ranges={ranges} isInNumbers={isInNumbers} />}
        {!isInNumbers && <Prose text={reading} />}
      </>
    ),
  };
}

function Ranges(props: Pick<TestPageProps, 'ranges'> & { isInNumbers: boolean }) {
  const t = useText().content;
  const { ranges, isInNumbers } = props;
  const head = [t.measured, ...(isInNumbers ? [t.range] : []), t.whatItMeans];
  const rows = ranges.map(({ name, range, meaning }) =>
    isInNumbers ? [name, range, meaning] : [name, meaning],
  );
  return <RowsTable head={head} rows={rows} />;
}

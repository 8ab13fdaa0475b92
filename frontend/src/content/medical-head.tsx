import type { Byline as BylineProps, Crumb, KeyFact, Link } from '@/contract/types';
import { Byline } from '@/costs/byline';
import { KeyFacts } from '@/ui/key-facts/key-facts';
import { TextLink } from '@/ui/link/text-link';
import { PageHead } from '@/ui/page-head/page-head';
import { Cited } from '@/ui/prose/cited';
import { useText } from '@/ui/text';

interface Named {
  name: string;
  nameHi: string;
  alsoCalled: string[];
}

interface MedicalHead {
  page: Named & { crumbs: Crumb[]; byline: BylineProps | null; keyFacts: KeyFact[] };
  translation?: Link | null;
}

/** The head of a page about a condition, a treatment or a test. */
export function MedicalHead({ page, translation = null }: MedicalHead) {
  return (
    <PageHead crumbs={page.crumbs} title={<Name page={page} />}>
      {page.byline !== null && <Byline byline={page.byline} />}
      {translation !== null && (
        <p className="caption">
          <TextLink link={translation} />
        </p>
      )}
      <KeyFacts facts={page.keyFacts.map(cited)} isOfCity />
    </PageHead>
  );
}

const cited = ({ term, value }: KeyFact) => ({
  term,
  label: <Cited text={term} />,
  value: <Cited text={value} />,
});

function Name({ page }: { page: Named }) {
  const t = useText();
  const { name, nameHi, alsoCalled } = page;
  if (nameHi === '' && alsoCalled.length === 0) return name;
  return (
    <>
      {name}{' '}
      <small>
        {t.condition.alsoCalled} {alsoCalled.join(', ')}
        {nameHi !== '' && alsoCalled.length > 0 && ', '}
        {nameHi !== '' && <span lang="hi">{nameHi}</span>}
      </small>
    </>
  );
}

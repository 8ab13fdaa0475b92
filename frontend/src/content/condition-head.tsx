import type { ConditionPage } from '@/contract/types';
import { Byline } from '@/ui/byline/byline';
import { KeyFacts } from '@/ui/key-facts/key-facts';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

export function ConditionHead({ page }: { page: ConditionPage }) {
  return (
    <PageHead crumbs={page.crumbs} title={<Name page={page} />}>
      {page.byline !== null && <Byline byline={page.byline} />}
      <KeyFacts facts={page.keyFacts} />
    </PageHead>
  );
}

function Name({ page }: { page: ConditionPage }) {
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

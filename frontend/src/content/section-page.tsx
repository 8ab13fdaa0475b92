import type { SectionPageProps as Props } from '@/contract/types';
import { HelpCard } from '@/directory/help-card';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { Ways } from '@/ui/ways';

export default function SectionPage({ props: page }: PageInput<Props>) {
  const t = useText().content;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container section">
        {page.cards.length === 0 ? <p>{t.nothingYet}</p> : <Ways ways={page.cards} />}
        <HelpCard title={t.notSure} text={t.notSureText} level={2} />
      </div>
    </>
  );
}

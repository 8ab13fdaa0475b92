import type { InfoPage as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { Prose } from '@/ui/prose/prose';
import { SectionBody } from '@/ui/sections/sections';
import { useText } from '@/ui/text';
import { Toc } from '@/ui/toc/toc';

export default function InfoPage({ props: page }: PageInput<Props>) {
  const t = useText();
  const sections = page.sections.map(({ heading, text }, index) => ({
    id: `part-${index + 1}`,
    label: heading,
    body: <Prose text={text} />,
  }));
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title}>
        {page.updated !== '' && <p className="caption">{t.byline.updated(page.updated)}</p>}
      </PageHead>
      <div className="container layout layout--single">
        <div className="prose">
          {page.lead !== '' && <p className="lead">{page.lead}</p>}
          {sections.length > 3 && <Toc entries={sections} />}
          {sections.map((section) => (
            <SectionBody key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

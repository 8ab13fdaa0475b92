import type { ReactNode } from 'react';
import type { InfoPageProps as Props, Shell } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import { accountPages } from '@/patients/account-pages';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import type { PageSection } from '@/ui/sections/sections';
import { Sources } from '@/ui/sources/sources';
import { useText } from '@/ui/text';
import { Toc } from '@/ui/toc/toc';
import { InfoSections, infoSections, topParts } from './info-body';
import './calculators.css';

interface BodyProps {
  page: Props;
  shell: Shell;
  top: ReactNode[];
  sections: PageSection[];
}

/** From so many sections on a page has a list of them. */
const LONG = 4;

export default function InfoPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const sections = infoSections(page, t);
  const Body = page.formTitle !== '' ? WithForm : sections.length < LONG ? Short : WithContents;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title}>
        {page.updated !== '' && <p className="caption">{t.byline.changed(page.updated)}</p>}
        {shell.context.pageType === 'Privacy_Policy' && (
          <MoreLink href={accountPages(shell.context.language).data}>{t.yourData.follow}</MoreLink>
        )}
      </PageHead>
      <Body page={page} shell={shell} top={topParts(page, shell)} sections={sections} />
    </>
  );
}

function WithForm({ page, shell, top, sections }: BodyProps) {
  const t = useText();
  return (
    <div className="container layout">
      <div className="prose">
        {top}
        {sections.length >= LONG && <Toc entries={sections} />}
        <InfoSections sections={sections} />
        <Sources sources={page.sources} />
      </div>
      <FormAside shell={shell} label={t.content.bookAside} title={page.formTitle} />
    </div>
  );
}

/** Without a form the list of sections stands beside them on a wide screen, and before them on a narrow one. */
function WithContents({ page, top, sections }: BodyProps) {
  const t = useText();
  return (
    <div className="container layout">
      {top.length > 0 && <div className="prose">{top}</div>}
      <nav className="layout__side" aria-label={t.onThisPage}>
        <Toc entries={sections} />
      </nav>
      <div className="prose layout__rest">
        <InfoSections sections={sections} />
        <Sources sources={page.sources} />
      </div>
    </div>
  );
}

function Short({ page, top, sections }: BodyProps) {
  return (
    <div className="container layout layout--single">
      <div className="prose">
        {top}
        <InfoSections sections={sections} />
        <Sources sources={page.sources} />
      </div>
    </div>
  );
}

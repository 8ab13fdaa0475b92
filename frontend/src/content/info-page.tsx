import type { InfoPage as Props } from '@/contract/types';
import { LeadCard } from '@/leads/lead-card';
import { ownPages } from '@/lib/own-pages';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { InfoBody } from './info-body';

export default function InfoPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const hasForm = page.formTitle !== '';
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title}>
        {page.updated !== '' && <p className="caption">{t.byline.updated(page.updated)}</p>}
        {shell.context.pageType === 'Privacy_Policy' && (
          <MoreLink href={ownPages(shell.context.language).data}>{t.yourData.follow}</MoreLink>
        )}
      </PageHead>
      <div className={hasForm ? 'container layout' : 'container layout layout--single'}>
        <div className="prose">
          <InfoBody page={page} shell={shell} />
        </div>
        {hasForm && (
          <aside className="layout__side" aria-label={t.content.bookAside}>
            <LeadCard shell={shell} placement="side" title={page.formTitle} />
          </aside>
        )}
      </div>
    </>
  );
}

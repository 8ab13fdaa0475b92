import type { SectionPageProps as Props } from '@/contract/types';
import { LinkChips } from '@/ui/link/link-chips';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';

export default function SectionPage({ props: page }: PageInput<Props>) {
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container section">
        <LinkChips links={page.links} />
      </div>
    </>
  );
}

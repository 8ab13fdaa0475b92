import type { ShortlistPageProps as Props } from '@/contract/types';
import { Island } from '@/ui/island';
import { JsonBlock } from '@/ui/json-block';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { NothingSaved } from './nothing-saved';
import ShortlistIsland from './shortlist.island';
import '@/patients/account-cards.css';
import './shortlist-page.css';

/** `/shortlist`: the same for everyone; the island shows what this device has stored. */
export default function ShortlistPage({ props: page }: PageInput<Props>) {
  const t = useText().shortlist;
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container shortlist">
        <p data-without-js="">{t.noScript}</p>
        <div className="shortlist__own">
          <div data-nothing-saved="" hidden>
            <NothingSaved />
          </div>
          <Island name="directory/shortlist" wake="idle" data="shortlist">
            <ShortlistIsland />
          </Island>
        </div>
        <JsonBlock id="shortlist" value={{}} />
      </div>
    </>
  );
}

import type { CampaignIndexPageProps as Props } from '@/contract/types';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';
import { Ways } from '@/ui/ways';

export default function CampaignIndexPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <div className="page-head">
        <div className="container page-head__in">
          <h1>{page.title}</h1>
          <p className="page-head__intro">{page.lead}</p>
        </div>
      </div>
      <div className="container section">
        {page.campaigns.length === 0 ? (
          <p>{t.campaigns.none}</p>
        ) : (
          <Ways ways={page.campaigns.map(({ link, lead }) => ({ ...link, text: lead }))} />
        )}
      </div>
    </>
  );
}

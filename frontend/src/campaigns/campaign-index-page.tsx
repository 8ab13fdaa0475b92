import type { CampaignIndexPageProps as Props } from '@/contract/types';
import { TextLink } from '@/ui/link/text-link';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';

export default function CampaignIndexPage({ props: page }: PageInput<Props>) {
  const t = useText();
  return (
    <section className="section mk-block">
      <div className="container">
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        {page.campaigns.length === 0 && <p>{t.campaigns.none}</p>}
        {page.campaigns.map(({ link, lead }) => (
          <article key={link.label} className="card card--pad card-link">
            <h2 className="h4">
              <TextLink link={link} />
            </h2>
            <p>{lead}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

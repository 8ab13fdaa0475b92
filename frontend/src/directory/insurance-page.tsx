import type { InsurerTile, InsurancePage as Props } from '@/contract/types';
import { LeadCard } from '@/leads/lead-card';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { InsurerTiles } from './insurer-tiles';

export default function InsurancePage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container layout">
        <article className="prose">
          <Insurers title={t.insurance.schemes} insurers={page.schemes} />
          <Insurers title={t.insurance.private} insurers={page.private} />
          <Insurers title={t.insurance.public} insurers={page.public} />
          <Cashless page={page} />
          <Ayushman page={page} />
        </article>
        <aside className="layout__side" aria-label={t.insurance.checkCover}>
          <LeadCard shell={shell} placement="side" title={t.insurance.checkCover} />
        </aside>
      </div>
    </>
  );
}

function Insurers({ title, insurers }: { title: string; insurers: InsurerTile[] }) {
  const t = useText();
  if (insurers.length === 0) return null;
  const tiles = insurers.map((item) => ({ ...item, note: t.hospitals.count(item.hospitals) }));
  return (
    <>
      <h2>{title}</h2>
      <InsurerTiles tiles={tiles} />
    </>
  );
}

function Cashless({ page }: { page: Props }) {
  const t = useText();
  return (
    <>
      <h2>{t.insurance.cashless}</h2>
      <ol className="journey">
        {page.cashless.map(({ title, text }) => (
          <li key={title} className="is-done">
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="caption">{t.insurance.source(page.cashlessSource)}</p>
    </>
  );
}

function Ayushman({ page }: { page: Props }) {
  const t = useText();
  return (
    <>
      <h2>{t.insurance.ayushman}</h2>
      <ul className="bullets">
        {page.ayushman.map(({ title, text }) => (
          <li key={title}>
            <b>{title}.</b> {text}
          </li>
        ))}
      </ul>
      <p className="caption">{t.insurance.source(page.ayushmanSource)}</p>
    </>
  );
}

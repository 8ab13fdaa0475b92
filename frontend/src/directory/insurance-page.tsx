import type { InsurerTile, InsurancePageProps as Props } from '@/contract/types';
import { FormAside } from '@/leads/form/form-aside';
import { inLanguage } from '@/lib/page-language';
import { Empty } from '@/ui/empty/empty';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';
import { MoreLink } from '@/ui/link/more-link';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import { marked } from './demo-mark';
import { InsurerTiles } from './insurer-tiles';
import './list-frame.css';

export default function InsurancePage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title}>
        <p className="lead">{page.intro}</p>
        <NameSearch query={page.query} />
      </PageHead>
      <div className="container layout">
        <article className="prose">
          <Found page={page} />
          <Insurers title={t.insurance.schemes} insurers={page.schemes} />
          <Insurers title={t.insurance.private} insurers={page.private} />
          <Insurers title={t.insurance.public} insurers={page.public} />
          <Insurers title={t.insurance.lists} insurers={page.lists} />
          <Cashless page={page} />
          <Ayushman page={page} />
        </article>
        <FormAside shell={shell} label={t.insurance.checkCover} title={t.insurance.checkCover} />
      </div>
    </>
  );
}

const useHere = () => inLanguage('/insurance', useLanguage());

/** A plain form that asks this page again. */
function NameSearch({ query }: { query: string }) {
  const t = useText();
  const here = useHere();
  return (
    <form className="name-search" action={here} method="get">
      <label className="vh" htmlFor="insurer-name">
        {t.insurance.find}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id="insurer-name"
        name="q"
        type="search"
        defaultValue={query}
        placeholder={t.insurance.findHint}
        autoComplete="off"
        maxLength={100}
      />
      <button className="btn" type="submit">
        {t.search}
      </button>
    </form>
  );
}

/** What a search by name found, with the way back to all. */
function Found({ page }: { page: Props }) {
  const t = useText();
  const here = useHere();
  if (page.query === '') return null;
  const { schemes, lists } = page;
  const count = schemes.length + page.private.length + page.public.length + lists.length;
  if (count > 0) {
    return (
      <>
        <p>{t.insurance.found(count, page.query)}</p>
        <MoreLink href={here}>{t.insurance.showAll}</MoreLink>
      </>
    );
  }
  return (
    <Empty level={2} title={t.insurance.noneFound(page.query)} text={t.insurance.noneFoundText}>
      <a className="btn btn--secondary" href={here}>
        {t.insurance.showAll}
      </a>
    </Empty>
  );
}

function Insurers({ title, insurers }: { title: string; insurers: InsurerTile[] }) {
  const t = useText();
  if (insurers.length === 0) return null;
  const tiles = insurers.map((item) => ({
    ...item,
    note: marked(t.hospitals.count(item.hospitals), item.isDemo, t),
  }));
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
            <b>{t.sentence(title)}</b> {text}
          </li>
        ))}
      </ul>
      <p className="caption">{t.insurance.source(page.ayushmanSource)}</p>
    </>
  );
}

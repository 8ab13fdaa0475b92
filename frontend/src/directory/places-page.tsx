import { SeeCity } from '@/cities/see-city';
import type { PlaceGroup, PlacesPageProps as Props } from '@/contract/types';
import { inLanguage } from '@/lib/page-language';
import { SearchBox } from '@/search/search-box';
import { CityArt } from '@/ui/art/art';
import { Icon } from '@/ui/icon/icon';
import { IconGrid } from '@/ui/icon-grid/icon-grid';
import { LinkChips } from '@/ui/link/link-chips';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';
import './places-page.css';

/** Every list of doctors or of hospitals: those of one city at once, the other cities closed below. */
export default function PlacesPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  const count = t.places[page.kind];
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro}>
        <SearchBox shell={shell} />
      </PageHead>
      <div className="container places">
        <section>
          <h2>
            {page.city} <SeeCity url={inLanguage(`/${page.kind}`, shell.context.language)} />
          </h2>
          {page.here.length === 0 ? (
            <p>{t.places.none}</p>
          ) : (
            <IconGrid label={page.city} tiles={page.here} className="depts--all depts--notes" />
          )}
        </section>
        <Cities title={t.places.popular} cities={page.popular} count={count} />
        <Cities title={t.places.others} cities={page.others} count={count} />
      </div>
    </>
  );
}

interface Cities {
  title: string;
  cities: PlaceGroup[];
  count: (links: number) => string;
}

function Cities({ title, cities, count }: Cities) {
  if (cities.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className="places__grid">
        {cities.map((city) => (
          <details key={city.slug} id={city.slug} className="card">
            <summary>
              <CityArt name={city.art} />
              <span>
                <b>{city.label}</b>
                <small>{count(city.links.length)}</small>
              </span>
              <Icon name="chevron-down" />
            </summary>
            <LinkChips links={city.links} />
          </details>
        ))}
      </div>
    </section>
  );
}

import type { PlaceGroup, PlacesPageProps as Props } from '@/contract/types';
import { CityArt } from '@/ui/art/art';
import { Icon } from '@/ui/icon/icon';
import { LinkChips } from '@/ui/link/link-chips';
import type { PageInput } from '@/ui/page';
import { PageHead } from '@/ui/page-head/page-head';
import { useText } from '@/ui/text';

/** Every list of doctors or of hospitals, by city. The first city is open. */
export default function PlacesPage({ props: page }: PageInput<Props>) {
  const t = useText();
  const count = t.places[page.kind];
  return (
    <>
      <PageHead crumbs={page.crumbs} title={page.title} intro={page.intro} />
      <div className="container places">
        <Cities title={t.places.popular} cities={page.popular} count={count} isFirstOpen />
        <Cities title={t.places.others} cities={page.others} count={count} />
      </div>
    </>
  );
}

interface Cities {
  title: string;
  cities: PlaceGroup[];
  count: (links: number) => string;
  isFirstOpen?: boolean;
}

function Cities({ title, cities, count, isFirstOpen = false }: Cities) {
  if (cities.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className="places__grid">
        {cities.map((city, index) => (
          <details
            key={city.slug}
            id={city.slug}
            className="card"
            open={isFirstOpen && index === 0}
          >
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

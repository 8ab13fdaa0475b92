import type { HomePage } from '@/contract/types';
import { HeroArt } from '@/ui/art/art';
import { Finder } from '@/ui/finder/finder';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

export function HomeHero({ page }: { page: HomePage }) {
  const t = useText();
  return (
    <section className="hero">
      <div className="container hero__grid">
        <div className="hero__text">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <Finder id="q" city={page.city} cities={page.cities.map((link) => link.label)} />
          {page.popular.length > 0 && (
            <p className="hero__pop">
              <span className="muted">{t.finder.popular}</span>{' '}
              {page.popular.map((link) => (
                <TextLink key={link.label} link={link} />
              ))}
            </p>
          )}
        </div>
        <HeroArt />
      </div>
      <div className="street" aria-hidden="true" />
    </section>
  );
}

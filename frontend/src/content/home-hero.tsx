import type { ReactNode } from 'react';
import type { HomePageProps } from '@/contract/types';
import { HeroArt } from '@/ui/art/art';
import { TextLink } from '@/ui/link/text-link';
import { useText } from '@/ui/text';

/** `search` is the search box, another room's. */
export function HomeHero({ page, search }: { page: HomePageProps; search: ReactNode }) {
  const t = useText();
  return (
    <section className="hero">
      <div className="container hero__grid">
        <div className="hero__text">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          {search}
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

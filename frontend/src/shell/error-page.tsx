import type { ErrorPageProps as Props } from '@/contract/types';
import { SearchBox } from '@/search/search-box';
import { LostPath } from '@/ui/art/art';
import { TextLink } from '@/ui/link/text-link';
import type { PageInput } from '@/ui/page';
import { useText } from '@/ui/text';

export default function ErrorPage({ props: page, shell }: PageInput<Props>) {
  const t = useText();
  return (
    <div className="container lost">
      <div className="lost__art">
        <LostPath />
      </div>
      <h1>{page.title}</h1>
      <p className="lead">{page.message}</p>
      {page.status === 404 ? (
        <div className="lost__finder">
          <SearchBox shell={shell} />
        </div>
      ) : (
        // Without a network this page stands at the address that was asked for.
        <a className="btn" href={page.status === 503 ? '' : shell.context.path}>
          {t.error.tryAgain}
        </a>
      )}
      {page.links.length > 0 && (
        <nav aria-label={t.error.waysOn}>
          <ul className="chips">
            {page.links.map((link) => (
              <li key={link.label}>
                <TextLink className="chip" link={link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

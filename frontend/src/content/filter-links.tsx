import type { Link } from '@/contract/types';

interface FilterLinks {
  /** The whole list, then its parts. */
  links: Link[];
  chosen: string;
  label: string;
}

/** Parts of a list as plain links. With one part there is nothing to choose; who is in it is led back to the whole. */
export function FilterLinks({ links, chosen, label }: FilterLinks) {
  if (links.length < 3 && (chosen === links[0]?.url || links.length < 2)) return null;
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {links.map((link) => (
          <li key={link.label}>
            <a
              className="chip"
              href={link.url ?? undefined}
              aria-current={link.url === chosen ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

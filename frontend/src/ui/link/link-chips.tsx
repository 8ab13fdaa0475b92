import type { Link } from '@/contract/types';
import { TextLink } from './text-link';

/** Links as chips; one that leads nowhere is words. */
export function LinkChips({ links }: { links: Link[] }) {
  return (
    <ul className="chips">
      {links.map((link) => (
        <li key={link.label}>
          <TextLink className="chip" link={link} />
        </li>
      ))}
    </ul>
  );
}

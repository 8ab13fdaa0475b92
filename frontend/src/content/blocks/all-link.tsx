import type { Link } from '@/contract/types';
import { MoreLink } from '@/ui/link/more-link';

export function AllLink({ link }: { link: Link }) {
  if (link.url === null) return null;
  return (
    <p>
      <MoreLink href={link.url}>{link.label}</MoreLink>
    </p>
  );
}

import type { Link } from '@/contract/types';

/** Words that lead somewhere, or, without an address, just the words. */
export function TextLink({ link, className }: { link: Link; className?: string }) {
  const lang = link.lang ?? undefined;
  if (link.url === null) return <span lang={lang}>{link.label}</span>;
  return (
    <a className={className} href={link.url} lang={lang}>
      {link.label}
    </a>
  );
}

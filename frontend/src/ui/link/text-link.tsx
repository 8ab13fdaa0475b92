import type { Link } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { useLanguage } from '@/ui/text';

/** Words that lead somewhere, or, without an address, just the words. */
export function TextLink({ link, className }: { link: Link; className?: string }) {
  const language = useLanguage();
  const lang = link.lang ?? undefined;
  if (link.url === null) return <span lang={lang}>{link.label}</span>;
  return (
    <a className={className} href={link.url} lang={lang} hrefLang={hreflang(link.url, language)}>
      {link.label}
    </a>
  );
}

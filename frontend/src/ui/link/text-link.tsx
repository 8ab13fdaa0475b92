import type { Link } from '@/contract/types';
import { hreflang } from '@/lib/page-language';
import { Icon } from '@/ui/icon/icon';
import { useLanguage } from '@/ui/language';

interface TextLinkProps {
  link: Link;
  className?: string;
  /** Before the words. */
  icon?: string | undefined;
}

/** Words that lead somewhere, or, without an address, just the words. */
export function TextLink({ link, className, icon }: TextLinkProps) {
  const language = useLanguage();
  const lang = link.lang ?? undefined;
  if (link.url === null) return <span lang={lang}>{link.label}</span>;
  return (
    <a className={className} href={link.url} lang={lang} hrefLang={hreflang(link.url, language)}>
      {icon !== undefined && <Icon name={icon} />}
      {link.label}
    </a>
  );
}

import { inLanguage } from '@/lib/page-language';
import { BrandMark } from '@/ui/brand-mark';
import { useLanguage } from '@/ui/text';

/** The mark and the name. */
export function Brand({ name }: { name: string }) {
  const language = useLanguage();
  return (
    <a className="brand" href={inLanguage('/', language)}>
      <BrandMark />
      <span>{name}</span>
    </a>
  );
}

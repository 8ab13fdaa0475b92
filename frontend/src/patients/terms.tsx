import { inLanguage } from '@/lib/page-language';
import { useLanguage, useText } from '@/ui/text';

/** The terms notice of spec section 5. */
export function Terms() {
  const t = useText().account;
  const language = useLanguage();
  return (
    <p className="consent">
      {t.terms}
      <a href={inLanguage('/terms-conditions', language)}>{t.termsLink}</a>
    </p>
  );
}

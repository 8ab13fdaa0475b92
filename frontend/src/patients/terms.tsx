import { inLanguage } from '@/lib/page-language';
import { accountText } from '@/lib/text/account';
import { useLanguage, useStrings } from '@/ui/language';

/** The terms notice of spec section 5. */
export function Terms() {
  const t = useStrings(accountText);
  const language = useLanguage();
  return (
    <p className="consent">
      {t.terms}
      <a href={inLanguage('/terms-conditions', language)}>{t.termsLink}</a>
    </p>
  );
}

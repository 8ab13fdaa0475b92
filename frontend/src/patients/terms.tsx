import { useText } from '@/ui/text';

/** The terms notice of spec section 5. */
export function Terms() {
  const t = useText().account;
  return (
    <p className="consent">
      {t.terms}
      <a href="/terms-conditions">{t.termsLink}</a>
    </p>
  );
}

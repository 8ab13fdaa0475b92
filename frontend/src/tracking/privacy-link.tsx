import { inLanguage } from '@/lib/page-language';
import { useLanguage, useText } from '@/ui/text';

/** Opens the privacy choices; a browser without JavaScript reads the policy. */
export function PrivacyLink() {
  const t = useText();
  const language = useLanguage();
  return (
    <a href={inLanguage('/privacy', language)} data-privacy-open="">
      {t.privacy.open}
    </a>
  );
}

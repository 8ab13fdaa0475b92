import { inLanguage } from '@/lib/page-language';
import { privacyText } from '@/lib/text/privacy';
import { useLanguage, useStrings } from '@/ui/language';

/** Opens the privacy choices; a browser without JavaScript reads the policy. */
export function PrivacyLink() {
  const t = useStrings(privacyText);
  const language = useLanguage();
  return (
    <a href={inLanguage('/privacy', language)} data-privacy-open="">
      {t.open}
    </a>
  );
}

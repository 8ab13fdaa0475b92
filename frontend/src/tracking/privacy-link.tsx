import { useText } from '@/ui/text';

/** Opens the privacy choices; a browser without JavaScript reads the policy. */
export function PrivacyLink() {
  const t = useText();
  return (
    <a href="/privacy" data-privacy-open="">
      {t.privacy.open}
    </a>
  );
}

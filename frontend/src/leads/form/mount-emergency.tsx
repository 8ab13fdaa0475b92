import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EmergencyAnswer } from '@/contract/types';
import { EmergencyBox } from '@/emergencies/emergency-box';
import { pageLanguage } from '@/lib/page-data';
import { LanguageProvider } from '@/ui/language';

/** Shows what the server said to the request that this tab has sent. */
export function mountEmergency(place: HTMLElement, answer: string): void {
  const box = (
    <LanguageProvider language={pageLanguage()}>
      <EmergencyBox answer={JSON.parse(answer) as EmergencyAnswer} />
    </LanguageProvider>
  );
  flushSync(() => createRoot(place).render(box));
}

import type { ReactNode } from 'react';
import type { PageFeedback } from '@/contract/types';
import { Icon } from '@/ui/icon/icon';
import { useText } from '@/ui/text';

const REASONS = ['unclear', 'missing', 'wrong', 'unrelated'] as const;

/**
 * Under a medical page. The form posts to /helpful, which leads back to one of its parts; where there is
 * JavaScript, `vote-helpful.ts` answers in place.
 */
export function Helpful({ path }: { path: string }) {
  const t = useText().helpful;
  return (
    <form className="feedback" method="post" action="/helpful" aria-label={t.label} data-helpful="">
      <input type="hidden" name="page" value={path} />
      <div className="feedback__ask">
        <b>{t.ask}</b>
        <VoteButton said="yes">
          <Icon name="thumbs-up" />
          {t.yes}
        </VoteButton>
        <VoteButton said="no">
          <Icon name="thumbs-down" />
          {t.no}
        </VoteButton>
      </div>
      <div id="helpful-why" tabIndex={-1}>
        <b>{t.why}</b>
        {REASONS.map((reason) => (
          <VoteButton key={reason} said={reason}>
            {t.reasons[reason]}
          </VoteButton>
        ))}
      </div>
      <p id="helpful-thanks" tabIndex={-1}>
        {t.thanks}
      </p>
      <p id="helpful-later" tabIndex={-1}>
        {t.later}
      </p>
    </form>
  );
}

function VoteButton({ said, children }: { said: PageFeedback['said']; children: ReactNode }) {
  return (
    <button className="chip" type="submit" name="said" value={said}>
      {children}
    </button>
  );
}

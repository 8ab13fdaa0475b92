import { useEffect, useState } from 'react';
import { Icon } from '@/ui/icon/icon';

const RESEND_SECONDS = 30; // spec section 9

/** Seconds left until 0, and a way to begin again. It goes by the clock: a sleeping tab wakes up right. */
export function useCountdown(from = RESEND_SECONDS) {
  const [end, setEnd] = useState(() => Date.now() + from * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((end - now) / 1000);
  const isSetBack = left > from + 1; // the clock, by a phone that has found its network: it would count for hours
  const seconds = isSetBack ? 0 : Math.max(0, left);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  function restart() {
    setNow(Date.now());
    setEnd(Date.now() + from * 1000);
  }
  return { seconds, restart };
}

interface ResendProps {
  seconds: number;
  text: { resendIn: (seconds: number) => [string, string]; notReceived: string; resend: string };
  onResend: () => void;
}

/** 'Resend OTP in N secs', which is not read out each second; at 0 the link, which is. */
export function Resend({ seconds, text, onResend }: ResendProps) {
  const [before, count] = text.resendIn(seconds);
  return (
    <div className="resend small" aria-live="polite">
      {seconds > 0 ? (
        <p role="timer" aria-live="off">
          <Icon name="timer" />
          <span>
            {before}
            <b>{count}</b>
          </span>
        </p>
      ) : (
        <p>
          <span>{text.notReceived}</span>
          <button className="link-btn" type="button" onClick={onResend}>
            {text.resend}
          </button>
        </p>
      )}
    </div>
  );
}

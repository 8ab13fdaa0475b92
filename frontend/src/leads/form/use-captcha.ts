import { useCallback, useEffect, useRef } from 'react';
import type { CaptchaWidget } from '@/contract/types';
import { startCaptcha, tokenOf } from '@/lib/captcha';

/**
 * The captcha of a form: `start` when it is touched, `token` when it is sent. A form without a captcha does
 * nothing and its token is ''.
 */
export function useCaptcha(captcha: CaptchaWidget | null) {
  const place = useRef<HTMLDivElement>(null);
  const source = useRef<ReturnType<typeof startCaptcha> | null>(null);

  const start = useCallback(() => {
    if (!captcha || !place.current || source.current) return;
    const starting = startCaptcha(captcha, place.current);
    source.current = starting;
    starting.catch(() => {
      source.current = null; // the next touch tries again
    });
  }, [captcha]);

  // The touch that woke the form came before it could hear of it.
  useEffect(() => {
    if (place.current?.closest('form')?.contains(document.activeElement)) start();
  }, [start]);

  async function token(): Promise<string> {
    start();
    return source.current ? tokenOf(source.current) : '';
  }

  return { place, start, token };
}

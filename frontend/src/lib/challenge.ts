import type { CaptchaWidget } from '@/contract/types';
import { aboveAll } from './above-all';
import { startCaptcha, tokenOf } from './captcha';
import { sendPatiently } from './patience';

const CHALLENGED = 428;
/** How long a visitor may take over what the captcha asks. */
const PATIENCE_MS = 60_000;

type Options = Parameters<typeof sendPatiently>[1];

/** Sends; where the server wants to know first that a person asks, the captcha is shown and it goes again. */
export async function sendAsPerson(path: string, options: Options = {}) {
  const response = await sendPatiently(path, options);
  const widget = response?.status === CHALLENGED ? widgetIn(response.headers) : null;
  const token = widget ? await tokenFor(widget) : '';
  if (!token) return response;
  return sendPatiently(path, {
    ...options,
    headers: { ...options.headers, 'Captcha-Token': token },
  });
}

function widgetIn(headers: Headers): CaptchaWidget | null {
  try {
    const said = JSON.parse(headers.get('Captcha') ?? '') as Partial<CaptchaWidget>;
    return said.vendor && said.scriptUrl && said.siteKey ? (said as CaptchaWidget) : null;
  } catch {
    return null;
  }
}

/** '' when the visitor is not believed, or the vendor does not answer. */
async function tokenFor(widget: CaptchaWidget): Promise<string> {
  const place = document.createElement('div');
  (aboveAll() ?? document.body).append(place);
  const token = await tokenOf(startCaptcha(widget, place), PATIENCE_MS);
  place.remove();
  return token;
}
